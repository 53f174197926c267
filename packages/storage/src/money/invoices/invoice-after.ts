import { type Cents, invoiceStatusOf } from "@petcare/domain";
import type { Entry } from "./entry.ts";
import type { Invoice, Settlement } from "./invoice.ts";

/** An invoice with what an entry put on it, or took off it. */
export function invoiceAfter(invoice: Invoice, entry: Entry, kind: Settlement["kind"]): Invoice {
  const { cents = 0 } = entry.settled.find(({ invoice_id }) => invoice_id === invoice.id) ?? {};
  const paid = invoice.sums.paid + cents;
  const settled = cents === 0 ? [] : [settlementOf(invoice, entry, cents, kind)];
  return {
    ...invoice,
    settlements: [...invoice.settlements, ...settled],
    sums: { ...invoice.sums, paid },
    status: invoice.status === "void" ? invoice.status : invoiceStatusOf({ total: invoice.sums.total, paid }),
  };
}

/** A tip stands on the first invoice of its payment alone. */
function settlementOf({ id }: Invoice, entry: Entry, cents: Cents, kind: Settlement["kind"]): Settlement {
  const { id: entry_id, date, method, note, tip, settled } = entry;
  const isFirst = settled[0]?.invoice_id === id;
  return {
    entry_id,
    kind,
    date,
    method,
    note,
    cents,
    ...(tip && isFirst && { tip: { cents: tip.cents, walker_id: tip.walker_id } }),
  };
}
