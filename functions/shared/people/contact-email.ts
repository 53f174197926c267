import { type User, type UserChanges, userByEmail } from "@petcare/storage";
import { emailTaken, invalidField } from "../pipeline/app-error.ts";
import { runtime } from "../runtime.ts";

/**
 * Checks that no account has an email address. Records without an account may share one.
 *
 * @throws AppError email_taken
 */
export async function checkEmail(email: string | null | undefined): Promise<void> {
  if (email && (await userByEmail(runtime.db, email))) throw emailTaken();
}

/**
 * Reads the owner's change of a person's email; undefined leaves it unchanged. People with an account sign in with theirs, so
 * only they can change it.
 *
 * @throws AppError email_taken, invalid_input
 */
export async function contactEmail(email: string | null | undefined, before: User): Promise<UserChanges> {
  if (email === undefined || email === (before.email ?? before.contact_email ?? null)) return {};
  if (before.email) throw invalidField("email", "They sign in with this email, and change it in their own settings.");
  await checkEmail(email);
  return { contact_email: email ?? undefined, email_stopped: undefined };
}
