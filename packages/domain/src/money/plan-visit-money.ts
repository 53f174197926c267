import type { Editable } from "../editing/editable.ts";
import type { VisitPlan } from "../editing/plan-restore.ts";
import type { Cents } from "../money.ts";
import { billingOf, chargeOf } from "./billing.ts";

export type MoneyRefusal = "not_done" | "no_walker" | "not_billable" | "invoiced" | "written_off";
export type MoneyPlan<Visit extends Editable> = VisitPlan<Visit, MoneyRefusal> | { outcome: "unchanged" };

/** Plans a correction of a done visit's charge. Refused once it is invoiced or written off. */
export function planCharge<Visit extends Editable>(visit: Visit, cents: Cents): MoneyPlan<Visit> {
  if (!isDone(visit)) return refused("not_done");
  if (chargeOf(visit) === cents && visit.charge_cents !== undefined) return { outcome: "unchanged" };
  if (visit.invoice_id !== undefined) return refused("invoiced");
  if (visit.written_off_at !== undefined) return refused("written_off");
  return { outcome: "planned", after: { ...visit, charge_cents: cents } };
}

/** Plans a correction of a done visit's pay. A visit in a pay run leaves it, and is due again. */
export function planPay<Visit extends Editable>(visit: Visit, cents: Cents): MoneyPlan<Visit> {
  if (!isDone(visit)) return refused("not_done");
  if (visit.pay_cents === cents) return { outcome: "unchanged" };
  if (visit.walker_id === undefined) return refused("no_walker");
  return { outcome: "planned", after: { ...visit, pay_cents: cents, pay_run_id: undefined } };
}

/** Plans writing off a visit. Repeating it changes nothing. */
export function planWriteOff<Visit extends Editable>(
  visit: Visit,
  { reason, at }: { reason: string; at: number },
): MoneyPlan<Visit> {
  switch (billingOf(visit)) {
    case undefined:
      return refused("not_billable");
    case "invoiced":
      return refused("invoiced");
    case "written-off":
      return visit.written_off_reason === reason ? { outcome: "unchanged" } : refused("written_off");
    case "to-bill":
      return { outcome: "planned", after: { ...visit, written_off_at: at, written_off_reason: reason } };
  }
}

/** Plans undoing a write-off: the visit is unbilled again. */
export function planTakeBack<Visit extends Editable>(visit: Visit): MoneyPlan<Visit> {
  if (visit.written_off_at === undefined) return { outcome: "unchanged" };
  return { outcome: "planned", after: { ...visit, written_off_at: undefined, written_off_reason: undefined } };
}

const isDone = ({ status }: Editable) => status === "completed" || status === "cancelled";

const refused = (reason: MoneyRefusal) => ({ outcome: "refused", reason }) as const;
