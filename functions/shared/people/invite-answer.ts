import { business } from "@petcare/business";
import { firstNameOf, localDateOf } from "@petcare/domain";
import type { Invite, User } from "@petcare/storage";

/** Answers an invite for the owner: the code, the link that fills it in, and a text with the link. */
export function inviteAnswer({ role, name }: Pick<User, "role" | "name">, { code, expires_on, sent_at }: Invite) {
  const link = `${process.env.SITE_URL ?? business.siteUrl}/signup/${role}?code=${code}`;
  const about = role === "client" ? "your visits" : "your schedule";
  return {
    code,
    link,
    text: `Hi ${firstNameOf(name)}, it’s ${firstNameOf(business.owner.name)} from ${business.name}. See ${about} here: ${link}`,
    expires_on,
    sent_on: sent_at === undefined ? null : localDateOf(sent_at, business.timeZone),
  };
}
