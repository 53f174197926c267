/** In milliseconds. A dashboard that is open says so every five minutes (docs/product/walkers.md#who-is-online). */
const onlineFor = 6 * 60_000;

/**
 * Whether somebody's dashboard is open.
 *
 * @param seenAt when it last said so, epoch milliseconds; undefined: never
 * @param now epoch milliseconds
 */
export const isOnline = (seenAt: number | undefined, now: number): boolean =>
  seenAt !== undefined && now - seenAt <= onlineFor;
