import { addDays, type LocalDate } from "../local-date.ts";
import type { Cents } from "../money.ts";
import type { Recurrence, RecurrenceEnd } from "../recurrence.ts";
import type { VisitPart } from "../schedules/visit.ts";
import { wholeOf, withParts } from "../settings/price-rules.ts";
import { isOpen } from "../visit-life.ts";
import { type CancelAmount, cancelCharge, cancelPay } from "./charge.ts";
import {
  type BulkScope,
  datesLater,
  type Editable,
  type EditableSeries,
  isInScope,
  isLive,
  type Later,
  namesAnyFrom,
  type VisitChange,
} from "./editable.ts";
import { isTooFarAhead } from "./plan-edit.ts";

/**
 * Counts the stored visits of a series from today on, of every status, so that restoring and undoing fit into one transaction,
 * too. A visit moved to an earlier day counts twice, because another one is stored once the original day has passed.
 */
export const roomTaken = (visits: readonly Pick<Editable, "date" | "original_date">[], today: LocalDate): number =>
  visits
    .filter(({ date }) => date >= today)
    .reduce((sum, { date, original_date }) => sum + (original_date >= today && original_date < date ? 2 : 1), 0);

export interface Cancelling {
  charge: CancelAmount;
  pay: CancelAmount;
  reason?: string | undefined;
}

export interface BulkCancelling extends Cancelling {
  scope: BulkScope;
  /** Also cancels open visits before today, as for a series booked by mistake. */
  alsoUnfinished?: boolean;
}

export interface PlannedCancel<Visit extends Editable> {
  recurrence: Recurrence;
  cut: { end: RecurrenceEnd } | undefined;
  /** By date. Includes visits that are not stored yet if something is charged. */
  changes: VisitChange<Visit>[];
  /** The number of dates that end without being stored. */
  later: Later;
}

export type CancelRefusal = "endless_charge" | "too_many_charged" | "too_many_unfinished" | "too_far_ahead";
export type CancelPlan<Visit extends Editable> =
  | { outcome: "planned"; plan: PlannedCancel<Visit> }
  | { outcome: "unchanged" }
  | { outcome: "refused"; reason: CancelRefusal };

/** The money of an open visit if it were done now. */
export interface MoneyNow<Visit> {
  /** The parts of its price by the rules. */
  partsOf: (visit: Visit) => readonly VisitPart[];
  /** The walker's pay for a visit with its parts. */
  payFor: (visit: Visit) => Cents;
}

/** Computes the pay of a cancelled visit. An unassigned visit has none. */
export const cancelledPay = <Visit extends Pick<Editable, "walker_id">>(
  visit: Visit,
  amount: CancelAmount,
  payFor: MoneyNow<Visit>["payFor"],
): Cents => (visit.walker_id === undefined ? 0 : cancelPay(amount, payFor(visit)));

/** Cancels an open visit, and fixes its parts, charge and pay. */
export function cancelled<Visit extends Editable>(
  visit: Visit,
  { charge, pay, reason }: Cancelling,
  money: MoneyNow<Visit>,
  version?: number,
): Visit {
  const whole = withParts(visit, money.partsOf(visit));
  return {
    ...whole,
    status: "cancelled",
    charge_cents: cancelCharge(charge, wholeOf(whole)),
    pay_cents: cancelledPay(whole, pay, money.payFor),
    cancel_reason: reason,
    cancelled_with: version,
  };
}

export type CancelOnePlan<Visit extends Editable> =
  | { outcome: "planned"; after: Visit }
  | { outcome: "unchanged" }
  | { outcome: "refused"; reason: "completed" | "cancelled" | "invoiced" };

/** Plans cancelling one visit. A visit already cancelled at the same amounts does not change. */
export function planCancelOne<Visit extends Editable>(
  visit: Visit,
  cancelling: Cancelling,
  money: MoneyNow<Visit>,
): CancelOnePlan<Visit> {
  const refusal = visit.invoice_id === undefined ? undefined : "invoiced";
  if (visit.status === "completed") return { outcome: "refused", reason: refusal ?? "completed" };
  const after = cancelled(visit, cancelling, money);
  if (visit.status !== "cancelled") return { outcome: "planned", after };
  const isSame = visit.charge_cents === after.charge_cents && visit.pay_cents === after.pay_cents;
  return isSame ? { outcome: "unchanged" } : { outcome: "refused", reason: refusal ?? "cancelled" };
}

interface CancelSituation<Visit extends Editable> {
  today: LocalDate;
  money: MoneyNow<Visit>;
  /** The most visits that one act changes, and that the series may have from today on. */
  room: number;
  /** Computes the visit of a date that is not stored. */
  visitOf: (date: LocalDate) => Visit;
}

/**
 * Plans cancelling a series, or its visits from a date on (docs/decisions/015-one-schedule-per-series.md). The rule
 * ends on the day before; the dates that are not stored go with it. A charge is fixed on a stored visit, so what is charged
 * is stored.
 */
export function planCancel<Visit extends Editable>(
  series: EditableSeries,
  visits: readonly Visit[],
  { scope, alsoUnfinished = false, ...cancelling }: BulkCancelling,
  { today, money, room, visitOf }: CancelSituation<Visit>,
): CancelPlan<Visit> {
  if (isTooFarAhead(scope, today)) return { outcome: "refused", reason: "too_far_ahead" };
  const unstored = datesLater(series, scope, today);
  const isCharged = cancelling.charge.type !== "nothing";
  if (isCharged && unstored === "every") return { outcome: "refused", reason: "endless_charge" };
  const charged = isCharged && unstored !== "every" ? unstored.slice(0, room + 1).map(visitOf) : [];
  if (charged.length > 0 && roomTaken([...visits, ...charged], today) > room) {
    return { outcome: "refused", reason: "too_many_charged" };
  }
  const inScope = visits.filter((visit) => isInScope(visit, scope));
  const toCome = [...inScope.filter((visit) => isLive(visit, today)), ...charged].sort(byDate);
  const past = inScope.filter((visit) => alsoUnfinished && isOpen(visit) && visit.date < today).sort(byDate);
  if (past.length > 0 && past.length + toCome.length > room)
    return { outcome: "refused", reason: "too_many_unfinished" };
  if (toCome.length + past.length === 0 && unstored.length === 0) return { outcome: "unchanged" };
  const change = (before: Visit) => ({ before, after: cancelled(before, cancelling, money, series.version + 1) });
  const changes = [...past, ...toCome].map(change);
  const later = unstored === "every" ? unstored : unstored.length - charged.length;
  return { outcome: "planned", plan: { ...endBefore(series, firstGone(scope, today)), changes, later } };
}

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

const byDate = (a: Editable, b: Editable) => (a.date < b.date ? -1 : 1);
