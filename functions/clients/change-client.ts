import { isDeepStrictEqual } from "node:util";
import { changeClient, type RequestOf } from "@petcare/contract";
import { type User, type UserChanges, updateRecord } from "@petcare/storage";
import { clientAnswer } from "../shared/people/client-answer.ts";
import { clientChanges } from "../shared/people/client-changes.ts";
import { findClient } from "../shared/people/find-person.ts";
import { AppError, invalidField } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/author.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { checkEmail, checkTeam } from "./checked-people.ts";

type Body = RequestOf<typeof changeClient>["body"];

/**
 * It stands on the version that was seen: where somebody else was first, nothing is written over. A request whose answer
 * was lost finds everything so already.
 */
export const handler = endpoint(changeClient, async ({ params: { id }, body: { version, ...body }, caller, via }) => {
  const before = await findClient(id);
  if (before.deleted_at) throw new AppError("conflict", "This client has deleted their account.");
  const changes = { ...clientChanges(body, before), ...(await contactEmail(body, before)) };
  if (isSoAlready(before, changes)) return clientAnswer(before);
  if (before.version !== version) throw changedSince(before);
  await checkTeam(body);
  const outcome = await updateRecord(runtime.db, id, changes, authorOf({ caller, via }), version);
  const after = await findClient(id);
  if (outcome === "refused") throw changedSince(after);
  return clientAnswer(after);
});

/** Who has an account changes the email in their own settings, for they sign in with it. */
async function contactEmail({ email }: Omit<Body, "version">, before: User): Promise<UserChanges> {
  if (email === undefined || email === (before.email ?? before.contact_email ?? null)) return {};
  if (before.email) throw invalidField("email", "They sign in with this email, and change it in their own settings.");
  await checkEmail(email);
  return { contact_email: email ?? undefined };
}

const isSoAlready = (user: User, changes: UserChanges): boolean =>
  Object.entries(changes).every(([name, value]) => isDeepStrictEqual(user[name as keyof UserChanges], value));

const changedSince = (user: User) => new AppError("conflict", undefined, { current: clientAnswer(user) });
