import { expand } from "../expand.ts";
import { addDays, daysBetween, type LocalDate, lastDay } from "../local-date.ts";
import type { Recurrence, RecurrenceEnd } from "../recurrence.ts";
import type { SeriesFields, Visit } from "../schedules/visit.ts";
import { hasOwnPrice } from "../settings/price-rules.ts";
import { isOpen, type VisitStatus } from "../visit-life.ts";
import { type SeriesField, seriesFields, type Timeline } from "./timeline.ts";

/** A visit, as far as edits read and write it. */
export type Editable = Omit<Visit, "client_id" | "duration_minutes">;

/** A series, as far as edits read and write it. */
export interface EditableSeries extends Timeline {
  /** The start, local. */
  date: LocalDate;
  recurrence: Recurrence;
  /** The end as it was booked, while a cancelling has put an earlier one in its place. */
  cut?: { end: RecurrenceEnd } | undefined;
  /** Every visit with an original date up to this day is stored, and of later ones those in stored_ahead alone. */
  stored_through: LocalDate;
  stored_ahead?: ReadonlySet<LocalDate> | undefined;
  version: number;
}

/** The scope of an edit: the visits of a series from an original date on, or every one. */
export type BulkScope = { type: "following"; from: LocalDate } | { type: "series" };

/** The visits from an original date on; without one the whole series. */
export const bulkScope = (from: LocalDate | undefined): BulkScope =>
  from === undefined ? { type: "series" } : { type: "following", from };

/** A visit that an edit changes. */
export interface VisitChange<Visit extends Editable> {
  before: Visit;
  after: Visit;
}

/** Whether a visit is still to be done, today or later. Only such a visit follows its series. */
export const isLive = (visit: Editable, today: LocalDate): boolean => isOpen(visit) && visit.date >= today;

/** Whether a visit, by its original date, is one that an edit is about. */
export const isInScope = ({ original_date }: { original_date: LocalDate }, scope: BulkScope): boolean =>
  scope.type === "series" || original_date >= scope.from;

/** The status after an edit: a confirmed visit with another walker, day or frame is scheduled again. */
export function statusAfter(before: Editable, after: Editable): VisitStatus {
  const sameTime = before.date === after.date && before.timeframe === after.timeframe;
  const same = sameTime && before.walker_id === after.walker_id;
  return before.status === "confirmed" && !same ? "scheduled" : before.status;
}

/** The fields of a visit that follow its series, as the series gives them. */
export function follow<Visit extends Editable>(
  visit: Visit,
  given: SeriesFields,
  names: readonly SeriesField[],
): Visit {
  const followed = names.filter((name) => !visit.own?.has(name));
  return { ...visit, ...Object.fromEntries(followed.map((name) => [name, given[name]])) };
}

/** A visit that follows its series in nothing any more. Its price is its own only where it was before. */
export const standingAlone = <Visit extends Editable>(visit: Visit, given: SeriesFields): Visit => ({
  ...visit,
  own: new Set(seriesFields),
  own_price: hasOwnPrice(visit, given.price_cents),
});

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
