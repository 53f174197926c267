/** An address to tap: opens the map. */
export function MapLink({ address }: { address: string }) {
  const url = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {address}
    </a>
  );
}
