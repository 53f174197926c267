import type { Cents } from "../money.ts";

/** The share that is charged, or paid, for a cancelled visit. */
export type CancelAmount = { type: "nothing" } | { type: "half" } | { type: "all" } | { type: "amount"; cents: Cents };

/** Computes the charge of a cancelled visit. A half cent is not charged. */
export const cancelCharge = (amount: CancelAmount, price: Cents): Cents => partOf(amount, price, Math.floor);

/** Computes the pay of a cancelled visit. A half cent is paid as a whole one. */
export const cancelPay = (amount: CancelAmount, pay: Cents): Cents => partOf(amount, pay, Math.ceil);

function partOf(amount: CancelAmount, whole: Cents, round: (cents: number) => Cents): Cents {
  if (amount.type === "amount") return amount.cents;
  if (amount.type === "half") return round(whole / 2);
  return amount.type === "all" ? whole : 0;
}
