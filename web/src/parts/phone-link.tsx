import { formatPhone, parsePhone } from "@petcare/domain";
import { phoneLink } from "../lib/format/contact-links.ts";

/** A phone number to tap. */
export function PhoneLink({ phone }: { phone: string }) {
  const digits = parsePhone(phone);
  return <a href={phoneLink(phone)}>{digits ? formatPhone(digits) : phone}</a>;
}
