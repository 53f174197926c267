import { type AnswerOf, listInvoices } from "@petcare/contract";
import { addDays, type LocalDate, startOfWeek } from "@petcare/domain";
import { isPastDue } from "../format/invoice-words.ts";
import { today } from "../format/time.ts";
import { useLater } from "./use-read.ts";

/** The three weeks up to last Sunday, whose settled invoices the list shows at first. */
export function recentWeeks(now: LocalDate): { from: LocalDate; to: LocalDate } {
  const monday = startOfWeek(now);
  return { from: addDays(monday, -21), to: addDays(monday, -1) };
}

/** How often the owner's invoices are read again while they are in view, in milliseconds. */
export const invoicesEveryMs = 5 * 60_000;

/** How many invoices are past their due date; undefined until that is known. It is asked once the screen stands. */
export function useOverdueCount(): number | undefined {
  const day = today();
  const list: AnswerOf<typeof listInvoices> | undefined = useLater(
    listInvoices,
    { query: recentWeeks(day) },
    invoicesEveryMs,
  ).data;
  return list?.open.filter((invoice) => isPastDue(invoice, day)).length;
}
