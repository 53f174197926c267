import { expand } from "../expand.ts";
import { addDays, daysBetween, type LocalDate, lastDay } from "../local-date.ts";
import type { BulkScope, EditableSeries } from "./editable.ts";

/** How many dates of a series are not stored yet: 'every' for one that never ends. */
export type Later = number | "every";

/** The dates of a series, in a scope and of today or later, that are not stored. 'every' for one that never ends. */
export function datesLater(series: EditableSeries, scope: BulkScope, today: LocalDate): LocalDate[] | "every" {
  if (isEndless(series)) return "every";
  const firsts = [addDays(series.stored_through, 1), today, ...(scope.type === "following" ? [scope.from] : [])];
  const from = firsts.reduce((latest, date) => (date > latest ? date : latest));
  return expand(series.recurrence, series.date, from, lastDay).filter((date) => !series.stored_ahead?.has(date));
}

/** How many those are. */
export function countUnstored(series: EditableSeries, scope: BulkScope, today: LocalDate): Later {
  const dates = datesLater(series, scope, today);
  return dates === "every" ? dates : dates.length;
}

/** Whether a series' rule names `from` or any later day. */
export function namesAnyFrom(series: EditableSeries, from: LocalDate): boolean {
  const namesAnyBefore = (to: LocalDate) => expand(series.recurrence, series.date, from, to).length > 0;
  if (isEndless(series)) return true;
  // The near future first: a daily rule until the year 9999 has millions of dates.
  if (daysBetween(from, lastDay) > 366 && namesAnyBefore(addDays(from, 366))) return true;
  return namesAnyBefore(lastDay);
}

const isEndless = ({ recurrence }: EditableSeries): boolean =>
  recurrence.frequency !== "none" && recurrence.end.type === "never";
