import { addMember, maxMembers } from "@petcare/contract";
import { nobodys, readUser, storeInvite, storeMember, type User } from "@petcare/storage";
import { householdFull } from "../shared/people/household-full.ts";
import { newInvite } from "../shared/people/invite-answer.ts";
import { AppError, invalidField } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { findHousehold, requireHead } from "./find-household.ts";
import { memberAnswer } from "./member-answer.ts";

/** Stores a member, then their invite. A repeated request finishes an interrupted one. */
export const handler = endpoint(addMember, async ({ body: { id, name, client }, caller, via }) => {
  if (nobodys.has(id) || id === client || id === caller.household.id)
    throw invalidField("id", "Please load the page again");
  const household = await findHousehold(client, caller);
  if (caller.role === "client") requireHead(caller);
  if (!household.active) throw new AppError("conflict", `${household.name} is not active.`);
  const by = authorOf({ caller, via });
  const member = {
    id,
    role: "client",
    name,
    household: household.id,
    pets: [],
    active: true,
    version: 1,
    created_at: by.at,
  } satisfies User;
  const outcome = await storeMember(runtime.db, member, maxMembers, by);
  const stored: User | undefined = outcome === "created" ? member : await readUser(runtime.db, id);
  const isSame = stored?.household === household.id && stored.deleted_at === undefined;
  if (outcome === "full" && !isSame) {
    throw householdFull();
  }
  if (!isSame) throw new AppError("conflict", "This form was sent before. Look whether they are in the list already.");
  if (stored.email !== undefined) return memberAnswer(stored, true);
  const makeInvite = () => newInvite(by.at);
  const invited = await storeInvite(runtime.db, stored, { replaces: undefined, makeInvite }, by);
  if (invited === "refused") throw new AppError("conflict");
  return memberAnswer(invited, true);
});
