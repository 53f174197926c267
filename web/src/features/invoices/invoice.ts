import type { AnswerOf, getInvoice, listInvoices } from "@petcare/contract";

/** The owner's invoices, as they are read. */
export type InvoiceList = AnswerOf<typeof listInvoices>;
export type InvoiceRow = InvoiceList["open"][number];
export type InvoiceDocument = AnswerOf<typeof getInvoice>;

export const invoicePath = (id: string): string => `/admin/invoices/${id}`;

/** The client's name, wherever an invoice is listed. Of one who was deleted nothing is known any more. */
export const clientNameIn = (names: ReadonlyMap<string, { name: string }>, clientId: string): string =>
  names.get(clientId)?.name ?? "Deleted client";
