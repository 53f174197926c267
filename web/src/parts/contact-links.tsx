import { formatPhone, parsePhone } from "@petcare/domain";
import { mapLink, phoneLink } from "../lib/format/contact-links.ts";

/** A phone number to tap. */
export function PhoneLink({ phone }: { phone: string }) {
  const digits = parsePhone(phone);
  return <a href={phoneLink(phone)}>{digits ? formatPhone(digits) : phone}</a>;
}

/** An address to tap, which opens the map. */
export function MapLink({ address }: { address: string }) {
  return (
    <a href={mapLink(address)} target="_blank" rel="noreferrer">
      {address}
    </a>
  );
}
