import { sendInvite } from "@petcare/contract";
import { noteInviteSent } from "@petcare/storage";
import { throttle } from "../shared/limits/throttle.ts";
import { sendText } from "../shared/messages/text-message.ts";
import { inviteAnswer } from "../shared/people/invite-answer.ts";
import { AppError } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { log } from "../shared/pipeline/log.ts";
import { runtime, today } from "../shared/runtime.ts";
import { findInvitable } from "./find-invitable.ts";

/** Texts an invite. The body must state that the person agreed to be texted. */
export const handler = endpoint(sendInvite, async ({ params: { id }, caller, via }) => {
  const person = await findInvitable(id);
  const { invite, phone } = person;
  if (!invite || invite.expires_on < today()) throw new AppError("conflict", "There is no invite to send.");
  if (!phone) throw new AppError("conflict", `${person.name} has no phone number.`);
  await throttle("send-invite/phone", phone);
  try {
    await sendText(phone, inviteAnswer(person, invite).text);
  } catch (error) {
    log("error", { sendInvite: error instanceof Error ? error.name : "unknown" });
    throw new AppError("sms_unavailable");
  }
  const noted = await noteInviteSent(runtime.db, person, invite.code, authorOf({ caller, via }));
  if (noted === "refused" || !noted.invite) throw new AppError("conflict");
  return inviteAnswer(noted, noted.invite);
});
