import type { LimitName } from "../limits/limits.ts";
import { minutes, resetLimit, secondsLeft, uncountAttempt } from "../limits/throttle.ts";
import { AppError, tooSoon } from "../pipeline/app-error.ts";

/**
 * Tries a password for an email address, whether an account has that address or not.
 * Failures are limited per email address and per network address.
 * Each attempt is counted before the password is tried, so simultaneous attempts cannot get past the limit.
 *
 * @throws AppError too_many_attempts, which says when to try again; and what the attempt throws
 */
export async function passwordAttempt<Result>(
  { email, sourceIp }: { email: string; sourceIp: string },
  attempt: () => Promise<Result>,
): Promise<Result> {
  await countFailure("login/address", sourceIp);
  await countFailure("login/email", email);
  try {
    const result = await attempt();
    await Promise.all([uncountAttempt("login/address", sourceIp), resetLimit("login/email", email)]);
    return result;
  } catch (error) {
    // An error of the server says nothing about the password.
    if (!(error instanceof AppError)) {
      await Promise.all([uncountAttempt("login/address", sourceIp), uncountAttempt("login/email", email)]);
    }
    throw error;
  }
}

async function countFailure(name: LimitName, subject: string): Promise<void> {
  const seconds = await secondsLeft(name, subject);
  if (seconds === undefined) return;
  throw tooSoon("too_many_attempts", `Too many attempts. Try again in about ${minutes(seconds)} minutes.`, seconds);
}
