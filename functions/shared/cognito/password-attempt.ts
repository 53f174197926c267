import { beginAttempt, endAttempt, resetThrottle } from "@petcare/storage";
import type { LimitName } from "../limits/limits.ts";
import { minutes, secondsUntil, throttleOf } from "../limits/throttle.ts";
import { AppError, tooSoon } from "../pipeline/app-error.ts";
import { runtime } from "../runtime.ts";

/** A limit that a wrong password counts against. */
export interface Budget {
  limit: LimitName;
  subject: string;
  /** Whether a right password ends the count. Otherwise it only gives back its own. */
  endsWithSuccess?: boolean;
}

/**
 * Tries a password. Failures are limited by each of the budgets.
 * Each attempt is counted before the password is tried, so simultaneous attempts cannot get past a limit.
 * A right password is never refused because of other right ones at the same time.
 *
 * @throws AppError too_many_attempts, which says when to try again; and what the attempt throws
 */
export async function passwordAttempt<Result>(budgets: Budget[], attempt: () => Promise<Result>): Promise<Result> {
  await begin(budgets);
  try {
    const result = await attempt();
    await Promise.all(budgets.map((budget) => (budget.endsWithSuccess ? reset(budget) : end(budget, "given back"))));
    return result;
  } catch (error) {
    // An error of the server says nothing about the password.
    const outcome = error instanceof AppError ? "failed" : "given back";
    await Promise.all(budgets.map((budget) => end(budget, outcome)));
    throw error;
  }
}

async function begin(budgets: Budget[]): Promise<void> {
  for (const [at, budget] of budgets.entries()) {
    const now = runtime.now();
    const counted = await beginAttempt(runtime.db, throttleFor(budget), now);
    if (counted.outcome === "counted") continue;
    await Promise.all(budgets.slice(0, at).map((begun) => end(begun, "given back")));
    const seconds = secondsUntil(counted.endsAt, now);
    const message = `Too many attempts. Try again in about ${minutes(seconds)} minutes.`;
    throw tooSoon("too_many_attempts", message, seconds);
  }
}

const throttleFor = ({ limit, subject }: Budget) => throttleOf(limit, subject);

const reset = (budget: Budget): Promise<void> => resetThrottle(runtime.db, throttleFor(budget));

const end = (budget: Budget, outcome: "failed" | "given back"): Promise<void> =>
  endAttempt(runtime.db, throttleFor(budget), outcome, runtime.now());
