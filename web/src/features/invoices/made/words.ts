import { business } from "@petcare/business";
import { firstNameOf, type LocalDate } from "@petcare/domain";
import { formatDollars, sumDollars } from "../../../lib/format/dollars.ts";
import { nearDay, periodText } from "../../../lib/format/invoice-words.ts";
import { count } from "../../../lib/format/words.ts";
import type { Made } from "../make/data.ts";

interface NewInvoice {
  invoice: { number: string; total: number; balance: number };
  period: { start: LocalDate; end: LocalDate };
  due: LocalDate;
}

/** '3 invoices made, $150.00 in all'; 'there already' where none of them is new. */
export function madeWords(made: readonly Made[]): string {
  const isNew = made.some(({ outcome }) => outcome !== "existing");
  const sum = formatDollars(sumDollars(made.map(({ invoice }) => invoice?.total ?? 0)));
  return `${count(made.length, "invoice")} ${isNew ? "made" : "there already"}, ${sum} in all`;
}

/** Writes the owner's message to a client about a new invoice: its total, the credit used, and what is due when. */
export function madeText({ invoice, period, due }: NewInvoice, name: string, today: LocalDate): string {
  const { number, total, balance } = invoice;
  const when = nearDay(due, today);
  const owed = balance === total && balance > 0 ? ` and is due ${when}.` : ".";
  return [
    `Hi ${firstNameOf(name)},`,
    `your invoice ${number} for ${periodText(period, today)} comes to ${formatDollars(total)}${owed}`,
    balance < total && balance > 0 && `Your credit pays part of it: ${formatDollars(balance)} are due ${when}.`,
    balance < total && balance === 0 && "Your credit pays all of it.",
    balance > 0 && `How to pay: ${business.howToPay}`,
    `Thank you! ${business.name}`,
  ]
    .filter((line) => line !== false)
    .join("\n");
}
