import { parsePhone } from "@petcare/domain";

/** What a phone dials: 'tel:+15165550134' of ten digits in any writing, else of the digits that there are. */
export function phoneLink(phone: string): string {
  const national = parsePhone(phone);
  return `tel:${national ? `+1${national}` : phone.replace(/[^\d+*#]/g, "")}`;
}

/** The way to an address on a map; a phone opens its maps app. */
export const mapLink = (address: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;
