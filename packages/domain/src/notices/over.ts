import { addDays, type LocalDate } from "../local-date.ts";
import { isPast } from "./visit-words.ts";

/** Days for which words are kept after the day that ends them. */
const kept: Record<string, number> = { l: 3, i: 30, p: 30, r: 7, e: 7 };

/** Tells whether words are no longer needed. A late visit's and an event's are a day; those of money end with one. */
export function isOver(about: string, words: string, today: LocalDate): boolean {
  const kind = about.split(":", 1)[0] ?? "";
  if (kind === "v") return isPast(words, today);
  const isOpen = kind === "i" && !/^(paid|void)/.test(words);
  const days = kept[kind];
  return days !== undefined && !isOpen && addDays(words.slice(-10) as LocalDate, days) < today;
}
