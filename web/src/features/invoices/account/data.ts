import { sumDollars } from "../../../lib/format/dollars.ts";

/** Spreads an amount over invoices in their order, each up to its balance. The rest is credit. All in dollars. */
export function spread<Invoice extends { balance: number }>(amount: number, invoices: readonly Invoice[]) {
  let left = amount > 0 ? amount : 0;
  const parts = invoices.map((invoice) => {
    const share = Math.min(left, invoice.balance);
    left = sumDollars([left, -share]);
    return { invoice, share };
  });
  return { parts, credit: left };
}
