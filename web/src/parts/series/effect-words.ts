import { count } from "../../lib/format/words.ts";

/** The later dates of a series, which are not stored yet: how many, or "every" for a series without end. */
type Later = number | "every";

/** Adds the later dates to the words for the stored visits: '18 visits, and 12 later dates'. */
function withLater(words: string, later: Later): string {
  if (later === 0) return words;
  return `${words}, and ${later === "every" ? "every later one" : count(later, "later date")}`;
}

/** Counts the stored visits and the later dates: '18 visits', 'every visit to come'. */
export const extentOf = ({ changed, later }: { changed: number; later: Later }): string =>
  later === "every" ? "every visit to come" : count(changed + later, "visit");

/** '18 visits change, and every later one' */
export const effectWords = ({ changed, later }: { changed: number; later: Later }): string =>
  withLater(count(changed, "visit changes", "visits change"), later);

/** '18 visits come back, and every later one' */
export const comesBack = ({ restored, later }: { restored: number; later: Later }): string =>
  withLater(count(restored, "visit comes back", "visits come back"), later);

/** '19 visits, and every later one; 1 cancelled already' */
export function cancelWords(effect: { cancelled: number; later: Later; cancelled_before: number }): string {
  const { cancelled, later, cancelled_before } = effect;
  const before = cancelled_before > 0 ? `; ${cancelled_before} cancelled already` : "";
  return `${withLater(count(cancelled, "visit"), later)}${before}`;
}

/** '2 stay as you set them' */
export const keptWords = (kept: number): string => count(kept, "stays as you set it", "stay as you set them");
