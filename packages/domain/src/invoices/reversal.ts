import type { Cents } from "../money.ts";
import { type InvoiceMoney, type MoneyAct, moneyAct } from "./account-acts.ts";
import { creditOf, type LedgerSums } from "./ledger-sums.ts";

interface Payment {
  cents: Cents;
  /** The amount on each invoice. */
  settled: MoneyAct["settled"];
}

interface Paid {
  /** The invoices that the payment was put on, in their current state. */
  own: readonly InvoiceMoney[];
  /** Other invoices with money on them, the latest paid first. */
  others: readonly InvoiceMoney[];
}

/**
 * Reverses a payment: takes it off the invoices that it paid, and off others if the credit would be below 0.
 * Answers `short`, in cents, if that much was refunded and is on no invoice.
 */
export function reversed(account: LedgerSums, payment: Payment, { own, others }: Paid): MoneyAct | { short: Cents } {
  const left = new Map([...others, ...own].map(({ id, paid }) => [id, paid]));
  const off = new Map<string, Cents>();
  const takeOff = (id: string, most: Cents): Cents => {
    const cents = Math.min(most, left.get(id) ?? 0);
    if (cents === 0) return 0;
    left.set(id, (left.get(id) ?? 0) - cents);
    off.set(id, (off.get(id) ?? 0) + cents);
    return cents;
  };
  let short = payment.cents - creditOf(account);
  for (const { invoice_id, cents } of payment.settled) short -= takeOff(invoice_id, cents);
  for (const id of left.keys()) short -= takeOff(id, Math.max(0, short));
  if (short > 0) return { short };
  const settled = [...off].map(([invoice_id, cents]) => ({ invoice_id, cents: -cents }));
  return moneyAct({ received: -payment.cents }, settled);
}
