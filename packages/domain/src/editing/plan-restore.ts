import { expand } from "../expand.ts";
import { addDays, type LocalDate } from "../local-date.ts";
import type { Recurrence } from "../recurrence.ts";
import { lastDayOf } from "../visit-times.ts";
import { type Editable, type EditableSeries, follow, isLive, standingAlone, type VisitChange } from "./editable.ts";
import { fieldsAt, seriesFields } from "./timeline.ts";

export type RestoreRefusal = "not_cancelled" | "past" | "invoiced";
export type ReopenRefusal = "not_completed" | "invoiced";
export type VisitPlan<Visit extends Editable, Refusal> =
  | { outcome: "planned"; after: Visit }
  | { outcome: "refused"; reason: Refusal };

/**
 * Plans restoring one cancelled visit: it follows its series again, except in its own fields. If its walker was paid for it,
 * it leaves that pay run.
 */
export function planRestore<Visit extends Editable>(
  series: EditableSeries,
  visit: Visit,
  today: LocalDate,
): VisitPlan<Visit, RestoreRefusal> {
  if (visit.status !== "cancelled") return { outcome: "refused", reason: "not_cancelled" };
  if (visit.invoice_id !== undefined) return { outcome: "refused", reason: "invoiced" };
  if (lastDayOf(visit) < today) return { outcome: "refused", reason: "past" };
  return { outcome: "planned", after: restored(series, visit, today) };
}

/** Tells whether a visit comes back when its series is restored. A visit that its walker was paid for is restored separately. */
export const isRestoredWith = (series: EditableSeries, visit: Editable, today: LocalDate): boolean =>
  visit.cancelled_with !== undefined && !isClaimed(visit) && planRestore(series, visit, today).outcome === "planned";

/** Tells whether a visit is on an invoice or in a pay run, so that it does not come back with its series. */
export const isClaimed = ({ invoice_id, pay_run_id }: Pick<Editable, "invoice_id" | "pay_run_id">): boolean =>
  invoice_id !== undefined || pay_run_id !== undefined;

/** Reopens a cancelled visit. It follows its series in all but its own fields, unless it is a stay that began on a past day. */
const restored = <Visit extends Editable>(series: EditableSeries, visit: Visit, today: LocalDate): Visit =>
  visit.date < today
    ? uncancelled(visit)
    : follow(uncancelled(visit), fieldsAt(series, visit.original_date), seriesFields);

/** Reopens a cancelled visit with the fields that it had: the series may not have those of a past date any more. */
export function uncancelled<Visit extends Editable>(visit: Visit): Visit {
  const { cancel_reason, cancelled_with, ...rest } = withoutMoney(visit);
  return { ...rest, status: "scheduled" } as Visit;
}

/** Removes the fixed amounts of a done visit. A pay that was set beforehand stays. */
function withoutMoney<Visit extends Editable>(visit: Visit) {
  const { parts, charge_cents, pay_cents, pay_run_id, written_off_at, written_off_reason, ...rest } = visit;
  return rest;
}

export interface PlannedSeriesRestore<Visit extends Editable> {
  recurrence: Recurrence;
  /** By date, the nearest first. */
  changes: VisitChange<Visit>[];
}
export type SeriesRestorePlan<Visit extends Editable> =
  | { outcome: "planned"; plan: PlannedSeriesRestore<Visit> }
  | { outcome: "unchanged" }
  | { outcome: "refused"; reason: "ended_too_long_ago" };

/**
 * Plans restoring a series: the booked end, and each visit from today on that was cancelled together with others. A stay under
 * way comes back, too. Visits that were cancelled singly, or are on an invoice or in a pay run, stay cancelled.
 */
export function planSeriesRestore<Visit extends Editable>(
  series: EditableSeries,
  visits: readonly Visit[],
  today: LocalDate,
): SeriesRestorePlan<Visit> {
  const { recurrence, cut } = series;
  const changes = visits
    .filter((visit) => isRestoredWith(series, visit, today))
    .sort((a, b) => (a.date < b.date ? -1 : 1))
    .map((before) => ({ before, after: restored(series, before, today) }));
  if (!cut && changes.length === 0) return { outcome: "unchanged" };
  const restoredRule = cut && recurrence.frequency !== "none" ? { ...recurrence, end: cut.end } : recurrence;
  // Dates since it was last stored had no walker: stored now, they would all be overdue.
  const missed = expand(restoredRule, series.date, addDays(series.stored_through, 1), today);
  if (cut && missed.some((date) => !series.stored_ahead?.has(date)))
    return { outcome: "refused", reason: "ended_too_long_ago" };
  return { outcome: "planned", plan: { recurrence: restoredRule, changes } };
}

/**
 * Plans reopening a completed visit. The amounts fixed at completing are removed; the price stays. If its walker was paid for
 * it, it leaves that pay run. From today on it no longer follows its series, which may have changed since.
 */
export function planReopen<Visit extends Editable>(
  series: EditableSeries,
  visit: Visit,
  today: LocalDate,
): VisitPlan<Visit, ReopenRefusal> {
  if (visit.status !== "completed") return { outcome: "refused", reason: "not_completed" };
  if (visit.invoice_id !== undefined) return { outcome: "refused", reason: "invoiced" };
  const open = { ...withoutMoney(visit), status: "scheduled" } as Visit;
  const after = isLive(open, today) ? standingAlone(open, fieldsAt(series, visit.original_date)) : open;
  return { outcome: "planned", after };
}
