import type { LocalDate } from "@petcare/domain";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { isPastDue } from "../../../lib/format/invoice-words.ts";
import { count } from "../../../lib/format/words.ts";
import type { InvoiceRow } from "../invoice.ts";
import { sumsOf } from "./chosen-invoices.ts";

/** '8 invoices, $175.00 of it overdue' */
export function openWords(rows: readonly InvoiceRow[], today: LocalDate): string {
  const overdue = sumsOf(rows.filter((invoice) => isPastDue(invoice, today))).balance;
  return `${count(rows.length, "invoice")}${overdue > 0 ? `, ${formatDollars(overdue)} of it overdue` : ""}`;
}

/** '14 paid, 1 void' */
export function settledWords(rows: readonly InvoiceRow[]): string {
  const voided = rows.filter(({ status }) => status === "void").length;
  const paid = rows.length - voided;
  return [paid > 0 && `${paid} paid`, voided > 0 && `${voided} void`].filter(Boolean).join(", ");
}

/** '22 invoices, without the void one' */
export function totalWords(rows: readonly InvoiceRow[]): string {
  const live = sumsOf(rows).count;
  const voided = rows.length - live;
  const without = voided === 1 ? "the void one" : `the ${voided} void ones`;
  return `${count(live, "invoice")}${voided > 0 ? `, without ${without}` : ""}`;
}
