import { changeClient } from "@petcare/contract";
import { type User, updateRecord } from "@petcare/storage";
import { clientAnswer } from "../shared/people/client-answer.ts";
import { clientChanges } from "../shared/people/client-changes.ts";
import { contactEmail } from "../shared/people/contact-email.ts";
import { findClient } from "../shared/people/find-person.ts";
import { isSoAlready } from "../shared/people/is-so-already.ts";
import { AppError } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { checkTeam } from "./checked-people.ts";

/**
 * Changes a client if the version is current, so that it overwrites no other edit. A repeated request changes nothing.
 */
export const handler = endpoint(changeClient, async ({ params: { id }, body: { version, ...body }, caller, via }) => {
  const before = await findClient(id);
  if (before.id !== id) throw changedSince(before);
  if (before.deleted_at) throw new AppError("conflict", "This client has deleted their account.");
  const changes = { ...clientChanges(body, before), ...(await contactEmail(body.email, before)) };
  if (isSoAlready(before, changes)) return clientAnswer(before);
  if (before.version !== version) throw changedSince(before);
  await checkTeam(body);
  const outcome = await updateRecord(runtime.db, id, changes, authorOf({ caller, via }), version);
  const after = await findClient(id);
  if (outcome === "refused") throw changedSince(after);
  return clientAnswer(after);
});

const changedSince = (user: User) => new AppError("conflict", undefined, { current: clientAnswer(user) });
