import { removeMember } from "@petcare/contract";
import { householdOf, readUser } from "@petcare/storage";
import { endMember } from "../shared/deactivating/end-person.ts";
import { AppError } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { requireHead } from "./find-household.ts";

/** Removes a member. The first write ends the account and the invite; a repeated request finishes the rest. */
export const handler = endpoint(removeMember, async ({ params: { id }, caller, via }) => {
  const member = await readUser(runtime.db, id);
  const household = member?.household === undefined ? undefined : await householdOf(runtime.db, member);
  const isTheirs = household && (caller.role === "admin" || household.id === caller.household.id);
  if (!member || !isTheirs) throw new AppError("not_found", "This person was not found.");
  if (caller.role === "client") requireHead(caller);
  await endMember(member, authorOf({ caller, via }));
  return { ok: true as const };
});
