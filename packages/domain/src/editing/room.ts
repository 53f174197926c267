import type { LocalDate } from "../local-date.ts";
import type { Editable } from "./editable.ts";

/**
 * Counts what stored visits take of the room that one transaction has for a series: those of today and later, of every
 * status, so that restoring and undoing find room too. One that was moved back takes two places, because the series stores
 * another one once the original day has passed.
 */
export const roomTaken = (visits: readonly Pick<Editable, "date" | "original_date">[], today: LocalDate): number =>
  visits
    .filter(({ date }) => date >= today)
    .reduce((sum, { date, original_date }) => sum + (original_date >= today && original_date < date ? 2 : 1), 0);
