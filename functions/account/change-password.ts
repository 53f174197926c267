import { changePassword, type RequestOf } from "@petcare/contract";
import { endReaders, endSessions, signInOf } from "@petcare/storage";
import { signIn } from "../shared/cognito/sign-in.ts";
import { passwordAttempt, sessionBudget } from "../shared/cognito/sign-in-budgets.ts";
import { setPassword } from "../shared/cognito/users.ts";
import { AppError, invalidField } from "../shared/pipeline/app-error.ts";
import type { Caller } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

/**
 * Ends other sessions before the password changes, so that none survives an interrupted request, and again afterwards,
 * because a session may have started with the old password in between. Pushes and the calendar address end, too; this
 * browser registers for pushes again.
 */
export const handler = endpoint(changePassword, async ({ body, caller }) => {
  await passwordAttempt(sessionBudget(caller), () => verify(caller, body));
  const endOthers = () => endSessions(runtime.db, caller.person.id, runtime.now(), caller.session.id);
  await endOthers();
  await setPassword(signInOf(caller.person), body.new_password);
  await endOthers();
  await endReaders(runtime.db, caller.person.id);
  return { ok: true as const };
});

/** In seconds. */
const sentAgainWithin = 10 * 60;

async function verify({ person, session }: Caller, passwords: RequestOf<typeof changePassword>["body"]) {
  try {
    await signIn(signInOf(person), passwords.old_password);
  } catch (error) {
    if (!isWrong(error)) throw error;
    // A retry after a lost answer comes soon, when the new password is valid already.
    // Later the new password is not tried, because Cognito would count a second wrong one.
    const changedAt = person.kept_session === session.id ? (person.sessions_valid_from ?? 0) : 0;
    const isFresh = runtime.now() / 1000 - changedAt < sentAgainWithin;
    if (isFresh && (await isRight(signInOf(person), passwords.new_password))) return;
    throw invalidField("old_password", "Current password is incorrect.");
  }
}

const isWrong = (error: unknown) => error instanceof AppError && error.code === "invalid_credentials";

async function isRight(username: string, password: string): Promise<boolean> {
  try {
    await signIn(username, password);
    return true;
  } catch (error) {
    if (isWrong(error)) return false;
    throw error;
  }
}
