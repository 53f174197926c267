import { parsePhone } from "@petcare/domain";

/** Answers what a phone dials: 'tel:+15165550134' of ten digits in any writing, else of the digits that there are. */
export function phoneLink(phone: string): string {
  const national = parsePhone(phone);
  return `tel:${national ? `+1${national}` : phone.replace(/[^\d+*#]/g, "")}`;
}

/** Opens the phone's messages with a text to a number, in any writing. */
export const textLink = (phone: string, text: string): string =>
  `${phoneLink(phone).replace("tel:", "sms:")}?&body=${encodeURIComponent(text)}`;

/** Opens the mail program with an email to an address. */
export const mailLink = (email: string, { subject, text }: { subject: string; text: string }): string =>
  `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;

/** The way to an address on a map; a phone opens its maps app. */
export const mapLink = (address: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;
