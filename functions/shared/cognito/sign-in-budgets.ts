import type { LimitName } from "../limits/limits.ts";
import { type Subject, throttle, uncountAttempt } from "../limits/throttle.ts";
import { AppError } from "../pipeline/app-error.ts";
import type { Caller } from "../pipeline/caller.ts";
import type { AccountOf } from "./account-of.ts";

/** A limit of wrong passwords or mailed codes, and whom it applies to. */
type Budget = readonly [limit: LimitName, subject: Subject];

/**
 * Lists the budgets of a person who is not signed in. Passwords and mailed codes have separate counts, so wrong passwords
 * never block a mailed code. A new password resets its account's counts.
 */
export const budgetsOf = (
  way: "password" | "code request" | "code",
  { username, user }: AccountOf,
  sourceIp: string,
): Budget[] => [
  ["sign-in/account-and-address", [way, username, user?.sessions_valid_from ?? 0, sourceIp]],
  ["sign-in/address", [way, sourceIp]],
];

/** Lists the budget of a signed-in person. Other people's failed sign-ins do not count against it. */
export const sessionBudget = ({ session }: Pick<Caller, "session">): Budget[] => [["sign-in/session", session.id]];

/**
 * Counts one attempt against each budget.
 * @throws AppError once a limit is reached, with the time to wait
 */
export async function spend(budgets: Budget[], refusal?: Parameters<typeof throttle>[2]): Promise<void> {
  for (const [limit, subject] of budgets) await throttle(limit, subject, refusal);
}

/**
 * Tries a password. Counts the attempt first, so that simultaneous attempts cannot pass a limit, and uncounts it unless the
 * password was wrong.
 * @throws AppError too_many_attempts with the time to wait; and whatever the attempt throws
 */
export async function passwordAttempt<Result>(budgets: Budget[], attempt: () => Promise<Result>): Promise<Result> {
  await spend(budgets, { code: "too_many_attempts", words: "Too many attempts. Try again in about " });
  const giveBack = () => Promise.all(budgets.map(([limit, subject]) => uncountAttempt(limit, subject)));
  try {
    const result = await attempt();
    await giveBack();
    return result;
  } catch (error) {
    // Cognito's lock and server errors say nothing about the password.
    if (!(error instanceof AppError) || error.code === "too_many_attempts") await giveBack();
    throw error;
  }
}
