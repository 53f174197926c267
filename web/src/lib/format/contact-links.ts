import { parsePhone } from "@petcare/domain";

/** 'tel:+15165550134' for ten digits in any format, otherwise the digits as they are. */
export function phoneLink(phone: string): string {
  const national = parsePhone(phone);
  return `tel:${national ? `+1${national}` : phone.replace(/[^\d+*#]/g, "")}`;
}

/** The link that opens a text message to a number, in any format. */
export const textLink = (phone: string, text: string): string =>
  `${phoneLink(phone).replace("tel:", "sms:")}?&body=${encodeURIComponent(text)}`;

/** The link that opens an email to an address. */
export const mailLink = (email: string, { subject, text }: { subject: string; text: string }): string =>
  `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;

/** The link to directions to an address. A phone opens its maps app. */
export const mapLink = (address: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;
