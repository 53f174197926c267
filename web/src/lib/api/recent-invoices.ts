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

/** Open invoices and those settled lately; undefined until they are known. They are asked for once the screen stands. */
export const useRecentInvoices = (): AnswerOf<typeof listInvoices> | undefined =>
  useLater(listInvoices, { query: recentWeeks(today()) }, invoicesEveryMs).data;

/** How many invoices are past their due date; undefined until that is known. */
export function useOverdueCount(): number | undefined {
  const day = today();
  return useRecentInvoices()?.open.filter((invoice) => isPastDue(invoice, day)).length;
}
