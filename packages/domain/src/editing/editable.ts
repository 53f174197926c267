import { expand } from "../expand.ts";
import { addDays, daysBetween, type LocalDate, lastDay } from "../local-date.ts";
import type { Recurrence, RecurrenceEnd } from "../recurrence.ts";
import type { SeriesFields, Visit } from "../schedules/visit.ts";
import { hasOwnPrice } from "../settings/price-rules.ts";
import { isOpen, type VisitStatus } from "../visit-life.ts";
import { type SeriesField, seriesFields, type Timeline } from "./timeline.ts";

/** The fields of a visit that edits read and write. */
export type Editable = Omit<Visit, "client_id" | "duration_minutes">;

/** The fields of a series that edits read and write. */
export interface EditableSeries extends Timeline {
  /** The start, local. */
  date: LocalDate;
  recurrence: Recurrence;
  /** The booked end, while a cancellation has replaced it by an earlier one. */
  cut?: { end: RecurrenceEnd } | undefined;
  /** All visits with original dates up to this day are stored; of later ones only those in stored_ahead. */
  stored_through: LocalDate;
  stored_ahead?: ReadonlySet<LocalDate> | undefined;
  version: number;
}

/** The scope of an edit: the visits of a series from an original date on, or every one. */
export type BulkScope = { type: "following"; from: LocalDate } | { type: "series" };

/** Makes the scope from an original date on; without one the whole series. */
export const bulkScope = (from: LocalDate | undefined): BulkScope =>
  from === undefined ? { type: "series" } : { type: "following", from };

/** A visit that an edit changes. */
export interface VisitChange<Visit extends Editable> {
  before: Visit;
  after: Visit;
}

/** Tells whether a visit is open, today or later. Only such a visit follows its series. */
export const isLive = (visit: Editable, today: LocalDate): boolean => isOpen(visit) && visit.date >= today;

/** Tells whether a visit's original date is in the scope of an edit. */
export const isInScope = ({ original_date }: { original_date: LocalDate }, scope: BulkScope): boolean =>
  scope.type === "series" || original_date >= scope.from;

/** Computes the status after an edit: a confirmed visit with a new walker, day or frame becomes scheduled. */
export function statusAfter(before: Editable, after: Editable): VisitStatus {
  const sameTime = before.date === after.date && before.timeframe === after.timeframe;
  const same = sameTime && before.walker_id === after.walker_id;
  return before.status === "confirmed" && !same ? "scheduled" : before.status;
}

/** Updates the fields of a visit that follow its series. */
export function follow<Visit extends Editable>(
  visit: Visit,
  given: SeriesFields,
  names: readonly SeriesField[],
): Visit {
  const followed = names.filter((name) => !visit.own?.has(name));
  return { ...visit, ...Object.fromEntries(followed.map((name) => [name, given[name]])) };
}

/** Detaches a visit from its series. It has an own price only if it had one before. */
export const standingAlone = <Visit extends Editable>(visit: Visit, given: SeriesFields): Visit => ({
  ...visit,
  own: new Set(seriesFields),
  own_price: hasOwnPrice(visit, given.price_cents),
});

/** The number of dates of a series that are not stored yet; 'every' if it never ends. */
export type Later = number | "every";

/** Lists the dates of a series, in a scope and from today on, that are not stored; 'every' if it never ends. */
export function datesLater(series: EditableSeries, scope: BulkScope, today: LocalDate): LocalDate[] | "every" {
  if (isEndless(series)) return "every";
  const firsts = [addDays(series.stored_through, 1), today, ...(scope.type === "following" ? [scope.from] : [])];
  const from = firsts.reduce((latest, date) => (date > latest ? date : latest));
  return expand(series.recurrence, series.date, from, lastDay).filter((date) => !series.stored_ahead?.has(date));
}

/** Counts the dates of `datesLater`. */
export function countUnstored(series: EditableSeries, scope: BulkScope, today: LocalDate): Later {
  const dates = datesLater(series, scope, today);
  return dates === "every" ? dates : dates.length;
}

/** Tells whether a series' rule names `from` or any later day. */
export function namesAnyFrom(series: EditableSeries, from: LocalDate): boolean {
  const namesAnyBefore = (to: LocalDate) => expand(series.recurrence, series.date, from, to).length > 0;
  if (isEndless(series)) return true;
  // Looks at the near future first: a daily rule until the year 9999 has millions of dates.
  if (daysBetween(from, lastDay) > 366 && namesAnyBefore(addDays(from, 366))) return true;
  return namesAnyBefore(lastDay);
}

const isEndless = ({ recurrence }: EditableSeries): boolean =>
  recurrence.frequency !== "none" && recurrence.end.type === "never";
