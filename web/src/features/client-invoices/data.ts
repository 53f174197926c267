import { type AnswerOf, myBalance, myInvoices } from "@petcare/contract";
import { type LocalDate, localDateOf } from "@petcare/domain";
import { usePages } from "../../lib/api/pages.ts";
import { useRead } from "../../lib/api/use-read.ts";
import { sumDollars } from "../../lib/format/dollars.ts";
import { dueWords, nearDay, tipWords } from "../../lib/format/invoice-words.ts";
import { zone } from "../../lib/format/time.ts";
import { count } from "../../lib/format/words.ts";
import type { PaperInvoice } from "../../parts/invoices/invoice-paper.tsx";

export type ClientInvoice = AnswerOf<typeof myInvoices>[number];

export type ClientBalance = AnswerOf<typeof myBalance>;

const everyMs = 5 * 60_000;

/** The client's invoices, latest period first. */
export const useMyInvoices = () => usePages(myInvoices, { query: { limit: 10 } }, everyMs);

/** The sums of all the client's invoices. */
export const useMyBalance = () => useRead(myBalance, { everyMs });

export const madeOn = ({ created_at }: ClientInvoice): LocalDate => localDateOf(Date.parse(created_at), zone);

const itemsOf = ({ items }: ClientInvoice, type: ClientInvoice["items"][number]["type"]) =>
  items.filter((item) => item.type === type && !item.sales_tax);

/** Words an invoice's state: 'due Mon, Nov 23', 'paid Nov 6'. */
export function stateWords({ status, balance, due, payments }: ClientInvoice, today: LocalDate): string {
  if (status !== "paid" && balance > 0) return dueWords(due, today);
  const last = payments.at(-1);
  return last ? `paid ${nearDay(last.date, today)}` : "nothing to pay";
}

/** '7 visits, 1 adjustment, sales tax, 1 payment' */
export function contentWords(invoice: ClientInvoice): string {
  const adjustments = itemsOf(invoice, "adjustment").length;
  return [
    count(itemsOf(invoice, "walk").length, "visit"),
    adjustments > 0 && count(adjustments, "adjustment"),
    invoice.taxes && "sales tax",
    invoice.payments.length > 0 && count(invoice.payments.length, "payment"),
  ]
    .filter(Boolean)
    .join(", ");
}

/** Sums up what is due by today. Undefined until every open invoice was read. */
export function dueByNow(
  invoices: readonly ClientInvoice[],
  outstanding: number,
  today: LocalDate,
): number | undefined {
  const open = invoices.filter(({ balance }) => balance > 0);
  if (sumDollars(open.map(({ balance }) => balance)) !== outstanding) return undefined;
  return sumDollars(open.filter(({ due }) => due <= today).map(({ balance }) => balance));
}

/** Converts an invoice to its printed sheet. */
export function paperOf(invoice: ClientInvoice): PaperInvoice {
  const walks = itemsOf(invoice, "walk");
  const adjustments = itemsOf(invoice, "adjustment");
  return {
    ...invoice,
    made: madeOn(invoice),
    lines: walks.map(({ date, service_type, ...walk }, index) => ({
      ...walk,
      key: String(index),
      date: date ?? invoice.period.start,
      service_type: service_type ?? "other",
    })),
    adjustments: adjustments.map(({ description, price }, index) => ({
      key: String(index),
      text: description,
      amount: price,
    })),
    payments: invoice.payments.map(({ date, method, amount, tip }, index) => ({
      key: String(index),
      date,
      words: method ?? "Payment",
      amount,
      ...(tip && { tip: tipWords(tip) }),
    })),
    visits_total: sumDollars(walks.map(({ price }) => price)),
    adjustments_total: sumDollars(adjustments.map(({ price }) => price)),
  };
}
