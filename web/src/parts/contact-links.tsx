import { formatPhone } from "@petcare/domain";
import { mapLink, phoneLink } from "../lib/format/contact-links.ts";

/** A phone number to tap. */
export const PhoneLink = ({ phone }: { phone: string }) => <a href={phoneLink(phone)}>{formatPhone(phone)}</a>;

/** An address to tap, which opens the map. */
export function MapLink({ address }: { address: string }) {
  return (
    <a href={mapLink(address)} target="_blank" rel="noreferrer">
      {address}
    </a>
  );
}
