import type { Cents } from "../money.ts";

/** What is charged, or paid, for a visit that is cancelled. */
export type CancelAmount = { type: "nothing" } | { type: "half" } | { type: "all" } | { type: "amount"; cents: Cents };

/** What a client is charged of a price. The half cent of a half is the business's, so it is not charged. */
export const cancelCharge = (amount: CancelAmount, price: Cents): Cents => partOf(amount, price, Math.floor);

/** What a walker is paid of a pay. The half cent of a half is the business's, so it is paid. */
export const cancelPay = (amount: CancelAmount, pay: Cents): Cents => partOf(amount, pay, Math.ceil);

function partOf(amount: CancelAmount, whole: Cents, round: (cents: number) => Cents): Cents {
  if (amount.type === "amount") return amount.cents;
  if (amount.type === "half") return round(whole / 2);
  return amount.type === "all" ? whole : 0;
}
