import { invitePerson } from "@petcare/contract";
import { storeInvite } from "@petcare/storage";
import { inviteAnswer, newInvite } from "../shared/people/invite-answer.ts";
import { AppError } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { findInvitable } from "./find-invitable.ts";

export const handler = endpoint(invitePerson, async ({ params: { id }, body, caller, via }) => {
  const person = await findInvitable(id);
  const by = authorOf({ caller, via });
  const makeInvite = () => newInvite(by.at);
  const invited = await storeInvite(runtime.db, person, { replaces: body.replaces ?? undefined, makeInvite }, by);
  if (invited === "refused" || !invited.invite) throw new AppError("conflict");
  return inviteAnswer(invited, invited.invite);
});
