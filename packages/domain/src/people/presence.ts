/** In milliseconds. An open dashboard sends a sign of life every five minutes (docs/product/walkers.md#who-is-online). */
const onlineFor = 6 * 60_000;

/**
 * Tells whether a person's dashboard is open.
 *
 * @param seenAt the last sign of life, in epoch milliseconds; undefined: never
 * @param now epoch milliseconds
 */
export const isOnline = (seenAt: number | undefined, now: number): boolean =>
  seenAt !== undefined && now - seenAt <= onlineFor;
