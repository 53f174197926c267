import { addDays, type LocalDate } from "../local-date.ts";
import type { Cents } from "../money.ts";
import type { Recurrence, RecurrenceEnd } from "../recurrence.ts";
import { isOpen } from "../visit-life.ts";
import { type CancelAmount, cancelCharge, cancelPay } from "./charge.ts";
import { type BulkScope, type EditableSeries, type EditableVisit, isInScope, isLive } from "./editable.ts";
import { countUnstored, type Later, namesAnyFrom } from "./later-dates.ts";
import { isTooFarAhead } from "./plan-edit.ts";

export interface Cancelling {
  charge: CancelAmount;
  pay: CancelAmount;
  reason?: string | undefined;
}

export interface BulkCancelling extends Cancelling {
  scope: BulkScope;
  /** Whether open visits before today go too, as for a series that was booked by mistake. */
  alsoUnfinished?: boolean;
}

export interface PlannedCancel<Visit extends EditableVisit> {
  recurrence: Recurrence;
  cut: { end: RecurrenceEnd } | undefined;
  /** By date, the nearest first. */
  changes: { before: Visit; after: Visit }[];
  /** How many dates that are not stored yet go. */
  later: Later;
}

export type CancelRefusal = "endless_charge" | "too_many_charged" | "too_far_ahead";
export type CancelPlan<Visit extends EditableVisit> =
  | { outcome: "planned"; plan: PlannedCancel<Visit> }
  | { outcome: "unchanged" }
  | { outcome: "refused"; reason: CancelRefusal };

/** The most visits that are charged by one cancelling. */
export const mostCharged = 200;

/** A walker's pay for a visit, were it done. */
type PayFor<Visit> = (visit: Visit) => Cents;

/** What is paid for a cancelled visit. One that nobody has is paid nothing, for nobody would be due it. */
export const cancelledPay = <Visit extends Pick<EditableVisit, "walker_id">>(
  visit: Visit,
  amount: CancelAmount,
  payFor: PayFor<Visit>,
): Cents => (visit.walker_id === undefined ? 0 : cancelPay(amount, payFor(visit)));

/** An open visit as cancelling leaves it. What is charged and paid is fixed then. */
export function cancelled<Visit extends EditableVisit>(
  visit: Visit,
  { charge, pay, reason }: Cancelling,
  payFor: PayFor<Visit>,
  version?: number,
): Visit {
  return {
    ...visit,
    status: "cancelled",
    charge_cents: cancelCharge(charge, visit.price_cents),
    pay_cents: cancelledPay(visit, pay, payFor),
    cancel_reason: reason,
    cancelled_with: version,
  };
}

export type CancelOnePlan<Visit extends EditableVisit> =
  | { outcome: "planned"; after: Visit }
  | { outcome: "unchanged" }
  | { outcome: "refused"; reason: "completed" | "cancelled" | "invoiced" };

/** What cancelling one visit does. One that is cancelled at the same amounts already stays as it is. */
export function planCancelOne<Visit extends EditableVisit>(
  visit: Visit,
  cancelling: Cancelling,
  payFor: PayFor<Visit>,
): CancelOnePlan<Visit> {
  const refusal = visit.invoice_id === undefined ? undefined : "invoiced";
  if (visit.status === "completed") return { outcome: "refused", reason: refusal ?? "completed" };
  const after = cancelled(visit, cancelling, payFor);
  if (visit.status !== "cancelled") return { outcome: "planned", after };
  const isSame = visit.charge_cents === after.charge_cents && visit.pay_cents === after.pay_cents;
  return isSame ? { outcome: "unchanged" } : { outcome: "refused", reason: refusal ?? "cancelled" };
}

/**
 * What cancelling a series, or its visits from a date on, does (docs/decisions/015-one-schedule-per-series.md). The rule
 * ends on the day before; the dates that are not stored go with it.
 */
export function planCancel<Visit extends EditableVisit>(
  series: EditableSeries,
  visits: readonly Visit[],
  { scope, alsoUnfinished = false, ...cancelling }: BulkCancelling,
  { today, payFor }: { today: LocalDate; payFor: PayFor<Visit> },
): CancelPlan<Visit> {
  if (isTooFarAhead(scope, today)) return { outcome: "refused", reason: "too_far_ahead" };
  const later = countUnstored(series, scope, today);
  const going = visits.filter((visit) => isCancelledWith(visit, { scope, alsoUnfinished }, today)).sort(byDate);
  if (going.length === 0 && later === 0) return { outcome: "unchanged" };
  if (cancelling.charge.type !== "nothing") {
    // A charge is fixed on a stored visit, and a series without end can never be stored whole.
    if (later === "every") return { outcome: "refused", reason: "endless_charge" };
    if (going.length + later > mostCharged) return { outcome: "refused", reason: "too_many_charged" };
  }
  const changes = going.map((before) => ({ before, after: cancelled(before, cancelling, payFor, series.version + 1) }));
  return { outcome: "planned", plan: { ...endBefore(series, firstGone(scope, today)), changes, later } };
}

/** Whether a visit goes when its series, or a part of it, is cancelled. */
export const isCancelledWith = (
  visit: EditableVisit,
  { scope, alsoUnfinished = false }: Pick<BulkCancelling, "scope" | "alsoUnfinished">,
  today: LocalDate,
): boolean => isInScope(visit, scope) && (isLive(visit, today) || (alsoUnfinished && isOpen(visit)));

const firstGone = (scope: BulkScope, today: LocalDate): LocalDate =>
  scope.type === "following" && scope.from > today ? scope.from : today;

/** The series' rule with an end on the day before `date`, or as it is where it ends earlier, and the end that was booked. */
function endBefore(
  series: EditableSeries,
  date: LocalDate,
): { recurrence: Recurrence; cut: { end: RecurrenceEnd } | undefined } {
  const { recurrence, cut } = series;
  if (recurrence.frequency === "none" || !namesAnyFrom(series, date)) return { recurrence, cut };
  const until = addDays(date, -1);
  return { recurrence: { ...recurrence, end: { type: "until", date: until } }, cut: cut ?? { end: recurrence.end } };
}

const byDate = (a: EditableVisit, b: EditableVisit) => (a.date < b.date ? -1 : 1);
