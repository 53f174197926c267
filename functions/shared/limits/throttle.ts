import { countTime, type Throttle, uncountTime } from "@petcare/storage";
import { tooSoon } from "../pipeline/app-error.ts";
import { digest, runtime } from "../runtime.ts";
import { type LimitName, limitOf } from "./limits.ts";

/** A limit of this deployment, for one subject. */
export const throttleOf = (name: LimitName, subject: string): Throttle => ({
  limit: name,
  subject: digest(subject),
  ...limitOf(name),
});

/**
 * Counts one attempt for a subject: a network address, a phone or an email address.
 * @param refusal what is answered once the limit is reached, up to the time to wait
 * @throws AppError too_many_requests, which says when to try again, once the limit is reached
 */
export async function throttle(
  name: LimitName,
  subject: string,
  refusal = "Too many requests. Try again in about ",
): Promise<void> {
  const now = runtime.now();
  const counted = await countTime(runtime.db, throttleOf(name, subject), now);
  if (counted.outcome === "counted") return;
  const seconds = secondsUntil(counted.endsAt, now);
  throw tooSoon("too_many_requests", `${refusal}${wait(seconds)}.`, seconds);
}

/** '1 minute', '11 minutes', and '3 hours' from two hours on. Always rounded up. */
function wait(seconds: number): string {
  const [count, unit] = seconds <= 2 * 60 * 60 ? [minutes(seconds), "minute"] : [Math.ceil(seconds / 3600), "hour"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

/**
 * At least one.
 * @param instant epoch seconds
 * @param now epoch milliseconds
 */
export const secondsUntil = (instant: number, now: number): number => Math.max(1, Math.ceil(instant - now / 1000));

export const minutes = (seconds: number): number => Math.ceil(seconds / 60);

/** Takes back one attempt that turned out not to count. */
export const uncountAttempt = (name: LimitName, subject: string): Promise<void> =>
  uncountTime(runtime.db, throttleOf(name, subject), runtime.now());
