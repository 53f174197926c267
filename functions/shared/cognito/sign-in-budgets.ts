import type { LimitName } from "../limits/limits.ts";
import { type Subject, throttle, uncountAttempt } from "../limits/throttle.ts";
import { AppError } from "../pipeline/app-error.ts";
import type { Caller } from "../pipeline/caller.ts";
import type { AccountOf } from "./account-of.ts";

/** A limit of wrong passwords or mailed codes, with whoever it is about. */
type Budget = readonly [limit: LimitName, subject: Subject];

/**
 * Lists the budgets of somebody who is not signed in. Each way in has counts of its own, so wrong passwords never keep
 * anybody from a mailed code. A new password begins new counts for its account.
 */
export const budgetsOf = (
  way: "password" | "code request" | "code",
  { username, user }: AccountOf,
  sourceIp: string,
): Budget[] => [
  ["sign-in/account-and-address", [way, username, user?.sessions_valid_from ?? 0, sourceIp]],
  ["sign-in/address", [way, sourceIp]],
];

/** Lists the one budget of somebody who is signed in. Failed sign-ins of others do not count there. */
export const sessionBudget = ({ session }: Pick<Caller, "session">): Budget[] => [["sign-in/session", session.id]];

/**
 * Counts one time against each budget.
 * @throws AppError once a limit is reached; it says when to try again
 */
export async function spend(budgets: Budget[], refusal?: Parameters<typeof throttle>[2]): Promise<void> {
  for (const [limit, subject] of budgets) await throttle(limit, subject, refusal);
}

/**
 * Tries a password. It is counted first, so that attempts at once cannot get past a limit, and given back unless it was wrong.
 * @throws AppError too_many_attempts, which says when to try again; and what the attempt throws
 */
export async function passwordAttempt<Result>(budgets: Budget[], attempt: () => Promise<Result>): Promise<Result> {
  await spend(budgets, { code: "too_many_attempts", words: "Too many attempts. Try again in about " });
  const giveBack = () => Promise.all(budgets.map(([limit, subject]) => uncountAttempt(limit, subject)));
  try {
    const result = await attempt();
    await giveBack();
    return result;
  } catch (error) {
    // Neither Cognito's lock nor an error of the server says anything about the password.
    if (!(error instanceof AppError) || error.code === "too_many_attempts") await giveBack();
    throw error;
  }
}
