import type { Cents } from "../money.ts";
import type { Visit } from "../schedules/visit.ts";
import { wholeOf } from "../settings/price-rules.ts";

/** The fields of a visit that its bill depends on. */
export type Billed = Pick<Visit, "status" | "price_cents" | "parts" | "charge_cents" | "invoice_id" | "written_off_at">;

export const billings = ["to-bill", "invoiced", "written-off"] as const;

/** The billing state of billable work: each billable visit has exactly one. */
export type Billing = (typeof billings)[number];

/** Computes the client's charge for a done visit; 0 if it is not done. */
export function chargeOf({ status, charge_cents, price_cents }: Billed): Cents {
  if (status === "completed") return charge_cents ?? price_cents;
  return status === "cancelled" ? (charge_cents ?? 0) : 0;
}

/** Lists the parts of a visit's charge besides its price. A cancelled or corrected charge is one amount. */
export function billedParts(visit: Billed): { name: string; cents: Cents }[] {
  const { status, parts = [] } = visit;
  const isWhole = status === "completed" && chargeOf(visit) === wholeOf(visit);
  return isWhole ? parts.filter(({ cents }) => cents > 0).map(({ name, cents }) => ({ name, cents })) : [];
}

/** Tells whether a visit is work that a client is billed for. A completed one of $0.00 is; a cancelled one of $0.00 is not. */
export const isBillable = ({ status, charge_cents = 0 }: Omit<Billed, "price_cents">): boolean =>
  status === "completed" || (status === "cancelled" && charge_cents > 0);

/** Finds a visit's billing state; undefined if it is not billable. */
export function billingOf(visit: Omit<Billed, "price_cents">): Billing | undefined {
  if (!isBillable(visit)) return undefined;
  if (visit.invoice_id !== undefined) return "invoiced";
  return visit.written_off_at === undefined ? "to-bill" : "written-off";
}
