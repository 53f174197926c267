import { business } from "@petcare/business";
import { addDays, firstNameOf, localDateOf } from "@petcare/domain";
import type { Invite, User } from "@petcare/storage";
import { runtime, today } from "../runtime.ts";

/** In days: how long an invite, or a code for one person, is valid. */
export const lifetime = 14;

/** Makes an invite with a new code. @param at epoch milliseconds */
export const newInvite = (at: number): Invite => ({
  code: runtime.newReferralCode(),
  expires_on: addDays(today(), lifetime),
  at,
});

/** Makes the answer of an invite to pass on: the code, the link that fills it in, and a text with the link. */
export function inviteAnswer(
  { role, name, household }: Pick<User, "role" | "name" | "household">,
  { code, expires_on, sent_at }: Invite,
) {
  const link = `${process.env.SITE_URL ?? business.siteUrl}/signup/${role}?code=${code}${household === undefined ? "" : "&joins=1"}`;
  const about = role === "client" ? "your visits" : "your schedule";
  const words =
    household === undefined
      ? // A curly apostrophe would make it two texts: 70 characters fit into one then, otherwise 160.
        `it's ${firstNameOf(business.owner.name)} from ${business.name}. See ${about} here`
      : `sign up here to see and ask for visits of ${business.name}`;
  return {
    code,
    link,
    text: `Hi ${firstNameOf(name)}, ${words}: ${link}`,
    expires_on,
    sent_on: sent_at === undefined ? null : localDateOf(sent_at, business.timeZone),
  };
}
