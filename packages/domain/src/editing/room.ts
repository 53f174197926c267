import { expand } from "../expand.ts";
import { addDays, type LocalDate } from "../local-date.ts";
import type { EditableSeries, EditableVisit } from "./editable.ts";

/** How many visits of a series one transaction can change, and how far ahead each of its dates counts as one. */
export interface SeriesRoom {
  /** The most visits dated today or later that count. */
  visits: number;
  /** From today on, in days. Never fewer than those that are stored ahead. */
  days: number;
}

/** Whether a visit to come is beside the dates that count in any case: it was moved, or its date is far ahead. */
export const isApart = (
  { date, original_date }: Pick<EditableVisit, "date" | "original_date">,
  today: LocalDate,
  { days }: SeriesRoom,
): boolean => date >= today && (date !== original_date || original_date >= addDays(today, days));

/**
 * Counts what of a series' room is taken: each date of the next days, stored or not, and each stored visit that is apart.
 * Visits of every status count, so that restoring and undoing always find their room.
 *
 * @param visits the stored ones, at least those of the last 366 days and later
 */
export function roomTaken(
  series: Pick<EditableSeries, "recurrence" | "date" | "cut">,
  visits: readonly Pick<EditableVisit, "date" | "original_date">[],
  today: LocalDate,
  room: SeriesRoom,
): number {
  const toCome = visits.filter(({ date }) => date >= today);
  const apart = toCome.filter((visit) => isApart(visit, today, room));
  const inPlace = toCome.filter((visit) => !isApart(visit, today, room)).map(({ original_date }) => original_date);
  const { recurrence, cut } = series;
  // A series that was cut is restored with its dates.
  const booked = cut && recurrence.frequency !== "none" ? { ...recurrence, end: cut.end } : recurrence;
  const near = expand(booked, series.date, today, addDays(today, room.days));
  return new Set([...near, ...inPlace]).size + apart.length;
}
