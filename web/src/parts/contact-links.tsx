import { formatPhone } from "@petcare/domain";
import { mapLink, phoneLink } from "../lib/format/contact-links.ts";

/** A phone number as a link. */
export const PhoneLink = ({ phone }: { phone: string }) => <a href={phoneLink(phone)}>{formatPhone(phone)}</a>;

/** An address as a link to the map. */
export function MapLink({ address }: { address: string }) {
  return (
    <a href={mapLink(address)} target="_blank" rel="noreferrer">
      {address}
    </a>
  );
}
