import { sumDollars } from "../../../lib/format/dollars.ts";

interface Owed {
  id: string;
  number: string;
  balance: number;
}

/** How an amount goes onto invoices in their order: onto each up to its balance. What is left over is credit. In dollars. */
export function spread<Invoice extends Owed>(amount: number, invoices: readonly Invoice[]) {
  let left = amount > 0 ? amount : 0;
  const parts = invoices.map((invoice) => {
    const share = Math.min(left, invoice.balance);
    left = sumDollars([left, -share]);
    return { invoice, share };
  });
  return { parts, credit: left };
}
