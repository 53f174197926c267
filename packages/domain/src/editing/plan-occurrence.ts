import { daysBetween, type LocalDate } from "../local-date.ts";
import { hasOwnPrice } from "../settings/price-rules.ts";
import { isOpen } from "../visit-life.ts";
import { type Editable, type EditableSeries, standingAlone, statusAfter } from "./editable.ts";
import {
  type FieldChanges,
  fieldsAt,
  isChanged,
  isEqual,
  type SeriesField,
  seriesFields,
  type Timeline,
} from "./timeline.ts";

/** The owner's edit of one visit of a series. */
export interface OccurrenceEdit {
  /** A price without a value follows the series again. Any other field without a value is removed from this visit. */
  changes: FieldChanges;
  /** The fields that follow the series again. */
  reset?: readonly SeriesField[] | undefined;
  /** The day to move it to, local. */
  date?: LocalDate | undefined;
}

export type OccurrenceRefusal = "completed" | "cancelled" | "invoiced" | "too_far_moved";
export type OccurrencePlan<Visit extends Editable> =
  | { outcome: "planned"; after: Visit }
  | { outcome: "unchanged" }
  | { outcome: "refused"; reason: OccurrenceRefusal };

/** A visit can be moved at most this many days from its original date, so that an edit of its series finds it. */
export const maxDaysMoved = 366;

/** Plans an edit of one visit (docs/decisions/015-one-schedule-per-series.md). */
export function planOccurrence<Visit extends Editable>(
  series: EditableSeries,
  visit: Visit,
  edit: OccurrenceEdit,
  today: LocalDate,
): OccurrencePlan<Visit> {
  if (visit.invoice_id !== undefined) return { outcome: "refused", reason: "invoiced" };
  if (!isOpen(visit)) return { outcome: "refused", reason: visit.status as "completed" | "cancelled" };
  const date = edit.date ?? visit.date;
  if (Math.abs(daysBetween(visit.original_date, date)) > maxDaysMoved) {
    return { outcome: "refused", reason: "too_far_moved" };
  }
  const given = fieldsAt(series, visit.original_date);
  const edited = { ...withFields(visit, edit, given), date };
  // A visit moved here from a past day must not take over later changes of the series.
  const placed = visit.date < today && date >= today ? standingAlone(edited, given) : edited;
  const moved = { ...placed, first_timeframe: firstTimeframe(visit, placed, today) };
  const after = { ...moved, status: statusAfter(visit, moved) };
  return isSame(visit, after) ? { outcome: "unchanged" } : { outcome: "planned", after };
}

/** Sets each named field, and marks it as the visit's own if it differs from the series. */
function withFields<Visit extends Editable>(
  visit: Visit,
  { changes, reset = [] }: OccurrenceEdit,
  given: Timeline,
): Visit {
  const own = new Set(visit.own);
  const values: FieldChanges = {};
  const set = <Name extends SeriesField>(name: Name, value: FieldChanges[Name]) => {
    values[name] = value;
    if (!isEqual(value, given[name])) own.add(name);
    else own.delete(name);
  };
  const follow = <Name extends SeriesField>(name: Name) => {
    values[name] = given[name];
    own.delete(name);
  };
  for (const name of Object.keys(changes) as SeriesField[]) {
    const value = name === "price_cents" ? (changes[name] ?? given[name]) : changes[name];
    // The form sends all its fields. An unchanged field must not become the visit's own.
    if (!isEqual(value, visit[name])) set(name, value);
  }
  for (const name of reset) follow(name);
  if (own.has("walker_id")) {
    // Otherwise the client would get the phone of the series' walker, not of this visit's.
    own.add("walker_phone");
  } else if (visit.own?.has("walker_id") && !isChanged(changes, "walker_phone")) {
    follow("walker_phone");
  }
  const own_price = own.has("price_cents")
    ? "price_cents" in values || hasOwnPrice(visit, given.price_cents)
    : undefined;
  return { ...visit, ...values, own: own.size > 0 ? own : undefined, own_price };
}

/** Picks the frame to keep as the visit's first, until it follows its series' frame again. A past visit follows nothing. */
function firstTimeframe(before: Editable, after: Editable, today: LocalDate): Editable["first_timeframe"] {
  const first = before.first_timeframe ?? before.timeframe;
  const isToCome = after.date >= today;
  const followsAgain = isToCome && before.own?.has("timeframe") && !after.own?.has("timeframe");
  return followsAgain || first === after.timeframe ? undefined : first;
}

const isSame = (a: Editable, b: Editable): boolean =>
  a.date === b.date &&
  seriesFields.every((name) => isEqual(a[name], b[name]) && Boolean(a.own?.has(name)) === Boolean(b.own?.has(name)));
