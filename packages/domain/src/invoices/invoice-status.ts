import type { Cents } from "../money.ts";

/** Lists the statuses of an invoice that counts, by what is paid of it. */
export const liveInvoiceStatuses = ["unpaid", "partial", "paid"] as const;
export const invoiceStatuses = [...liveInvoiceStatuses, "void"] as const;

export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** The status of an invoice that is not void. One of $0.00 is paid. See docs/product/invoices.md#status. */
export function invoiceStatusOf({ total, paid }: { total: Cents; paid: Cents }): Exclude<InvoiceStatus, "void"> {
  if (paid >= total) return "paid";
  return paid > 0 ? "partial" : "unpaid";
}

/** The number of an invoice, as people read it: the last eight characters of its id. */
export const invoiceNumber = (id: string): string => id.slice(-8).toUpperCase();
