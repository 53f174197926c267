import type { AnswerOf, addMember } from "@petcare/contract";
import type { User } from "@petcare/storage";
import { inviteAnswer } from "../shared/people/invite-answer.ts";

/** Makes the answer of a household's member, with the invite if the reader may pass it on. */
export const memberAnswer = (member: User, mayInvite: boolean): AnswerOf<typeof addMember> => ({
  id: member.id,
  name: member.name,
  email: member.email ?? null,
  phone: member.phone ?? null,
  has_account: member.email !== undefined,
  ...(mayInvite && member.invite && { invite: inviteAnswer(member, member.invite) }),
});
