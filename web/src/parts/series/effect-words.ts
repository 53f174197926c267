import { count } from "../../lib/format/words.ts";

/** The dates of a series beyond the stored ones: a number, or those of a series without end. */
type Later = number | "every";

/** '18 visits, and 12 later dates' of the words for the stored ones. */
const withLater = (words: string, later: Later): string =>
  later === "every"
    ? `${words}, and every later one`
    : later === 0
      ? words
      : `${words}, and ${count(later, "later date")}`;

/** '18 visits', 'every visit to come': the stored ones and those of later dates. */
export const extentOf = ({ changed, later }: { changed: number; later: Later }): string =>
  later === "every" ? "every visit to come" : count(changed + later, "visit");

/** '18 visits change, and every later one' */
export const changeWords = ({ changed, later }: { changed: number; later: Later }): string =>
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
