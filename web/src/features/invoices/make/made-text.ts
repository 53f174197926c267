import { business } from "@petcare/business";
import { firstNameOf, type LocalDate } from "@petcare/domain";
import { formatDollars, sumDollars } from "../../../lib/format/dollars.ts";
import { nearDay, periodText } from "../../../lib/format/invoice-words.ts";

interface Told {
  invoices: readonly { number: string; total: number; balance: number }[];
  period: { start: LocalDate; end: LocalDate };
  due: LocalDate;
}

/**
 * Writes the owner's message to a client about new invoices: what they come to, what credit has paid, and what is due
 * when.
 */
export function madeText({ invoices, period, due }: Told, name: string, today: LocalDate): string {
  const total = sumDollars(invoices.map((invoice) => invoice.total));
  const balance = sumDollars(invoices.map((invoice) => invoice.balance));
  const [word, verb] = invoices.length === 1 ? ["invoice", "comes"] : ["invoices", "come"];
  const numbers = invoices.map(({ number }) => number).join(", ");
  const when = nearDay(due, today);
  const owed = balance === total ? ` and ${verb === "comes" ? "is" : "are"} due ${when}.` : ".";
  return [
    `Hi ${firstNameOf(name)},`,
    `your ${word} ${numbers} for ${periodText(period, today)} ${verb} to ${formatDollars(total)}${balance === 0 ? "." : owed}`,
    balance < total && balance > 0 && `Your credit pays part of it: ${formatDollars(balance)} are due ${when}.`,
    balance < total && balance === 0 && "Your credit pays all of it.",
    balance > 0 && `How to pay: ${business.howToPay}`,
    `Thank you! ${business.name}`,
  ]
    .filter((line) => line !== false)
    .join("\n");
}
