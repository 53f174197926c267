import { signInOf } from "@petcare/storage";
import { signIn } from "../shared/cognito/sign-in.ts";
import { passwordAttempt, sessionBudget } from "../shared/cognito/sign-in-budgets.ts";
import { AppError, invalidField } from "../shared/pipeline/app-error.ts";
import type { Caller } from "../shared/pipeline/caller.ts";

/**
 * Checks the caller's password.
 * @throws AppError invalid_input at the field `password`; too_many_attempts
 */
export async function requirePassword(caller: Caller, password: string): Promise<void> {
  await passwordAttempt(sessionBudget(caller), async () => {
    try {
      await signIn(signInOf(caller.person), password);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "invalid_credentials") throw error;
      throw invalidField("password", "Password is incorrect.");
    }
  });
}
