import { type BookFault, type FaultRule, faultsOfInvoice } from "@petcare/domain";
import type { HistoryRow } from "../../history/history-row.ts";
import { hasEveryVersion } from "../../history/versions.ts";
import type { Item } from "../../table/query.ts";
import { type Invoice, invoiceFrom, listKeys } from "../invoices/invoice.ts";

/** What is wrong with an invoice on its own. @param history rows, also of other records */
export function invoiceFaults(item: Item, history: readonly HistoryRow[]): BookFault[] {
  const invoice = invoiceFrom(item);
  const rows = history.filter(({ entity_id }) => entity_id === invoice.id);
  const isKnown = hasEveryVersion(rows, invoice.version);
  const rules = new Set<FaultRule>([
    ...(isPlaced(item, invoice) ? [] : ["place" as const]),
    ...faultsOfInvoice(invoice).map(({ rule }) => rule),
    ...(isKnown ? [] : ["history" as const]),
  ]);
  return [...rules].map((rule) => ({ kind: "invoice", id: invoice.id, rule }));
}

/** It is in the list of its status. */
const isPlaced = (item: Item, invoice: Invoice): boolean =>
  Object.entries(listKeys(invoice)).every(([name, key]) => item[name] === key);
