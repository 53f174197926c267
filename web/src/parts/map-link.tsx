import { mapLink } from "../lib/format/contact-links.ts";

/** An address to tap: opens the map. */
export function MapLink({ address }: { address: string }) {
  return (
    <a href={mapLink(address)} target="_blank" rel="noreferrer">
      {address}
    </a>
  );
}
