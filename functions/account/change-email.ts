import { changeEmail } from "@petcare/contract";
import { updateEmail, userByEmail } from "@petcare/storage";
import { isRefusal } from "../shared/cognito/identity.ts";
import { revokeTokens, syncEmail } from "../shared/cognito/users.ts";
import { AppError, emailTaken, invalidField } from "../shared/pipeline/app-error.ts";
import { type Caller, emailOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

/**
 * The table changes first, because it keeps each address to one account. Cognito follows.
 * The same request, or the nightly job, finishes a change that was cut off in between.
 */
export const handler = endpoint(changeEmail, async ({ body: { email }, caller }) => {
  const before = emailOf(caller);
  if (email !== before) await store(caller, before, email);
  try {
    await syncEmail(caller.id);
  } catch (error) {
    if (email === before || !isRefusal(error, "InvalidParameterException")) throw error;
    await store(caller, email, before);
    throw invalidField("email", "Please enter a valid email address");
  }
  await revokeTokens(caller.id);
  return { email };
});

async function store({ id, session }: Caller, from: string, to: string): Promise<void> {
  const outcome = await updateEmail(runtime.db, { userId: id, from, to, session: session.id, now: runtime.now() });
  if (outcome === "changed") return;
  // The same request, sent twice at once, has already given them the address.
  if ((await userByEmail(runtime.db, to))?.id === id) return;
  throw outcome === "email-taken" ? emailTaken() : new AppError("conflict");
}
