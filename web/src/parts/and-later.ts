import { count } from "../lib/format/words.ts";

/** The dates of a series beyond the stored ones, after how many visits there are: ', and 12 later dates'. */
export function andLater(later: number | "every"): string {
  if (later === "every") return ", and every later one";
  return later === 0 ? "" : `, and ${count(later, "later date")}`;
}
