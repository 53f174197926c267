import type { InvoiceStatus } from "../invoices/invoice-status.ts";
import { addDays, daysBetween, type LocalDate } from "../local-date.ts";
import type { Cents } from "../money.ts";
import type { NoticeFacts } from "./facts.ts";

export interface NoticeInvoice {
  status: InvoiceStatus;
  period: { start: LocalDate; end: LocalDate };
  due: LocalDate;
  total: Cents;
  paid: Cents;
}

/** Words of an invoice: its status, its total and what is paid, in cents. */
export const wordsOfInvoice = ({ status, total, paid }: Pick<NoticeInvoice, "status" | "total" | "paid">): string =>
  `${status}|${total}|${paid}`;

/** The fact that tells an invoice's change; undefined: there is nothing to say. @param was its words before; none: it is new */
export function invoiceFact(
  was: string | undefined,
  { status, total, paid, period, due }: NoticeInvoice,
  howToPay: string,
): NoticeFacts["invoice"] | undefined {
  const of = { cents: total - paid, period, due };
  if (!was) return status === "void" ? undefined : { type: "made", total, howToPay, ...of };
  const [wasStatus, wasTotal, wasPaid] = was.split("|");
  if (status === "void") return wasStatus === "void" ? undefined : { type: "void", ...of, cents: total };
  const received = paid - Number(wasPaid);
  if (received > 0) return { type: "paid", received, ...of };
  // Money also comes off an invoice whose total comes down.
  if (received < 0 && total > paid) return { type: "open-again", ...of };
  return total === Number(wasTotal) ? undefined : { type: "changed", ...of };
}

/**
 * The reminder that an open invoice calls for on a day, in days after it was due, or 0 for the day before; undefined: none.
 * One that was not told on its day is told on a later one.
 */
export function reminderOf(due: LocalDate, overdueDays: readonly number[], today: LocalDate): number | undefined {
  if (due === addDays(today, 1)) return 0;
  const late = daysBetween(due, today);
  return overdueDays.filter((days) => days <= late).at(-1);
}
