import type { InvoiceStatus } from "../invoices/invoice-sums.ts";
import { addDays, daysBetween, type LocalDate } from "../local-date.ts";
import { type Cents, formatCents } from "../money.ts";
import { dayShort, daysFromTo, leftText, type MessageText } from "./message-words.ts";

export interface NoticeInvoice {
  status: InvoiceStatus;
  period: { start: LocalDate; end: LocalDate };
  due: LocalDate;
  sums: { total: Cents; paid: Cents };
}

/** Encodes an invoice's status, total and paid sum (in cents), to find out what has changed since. */
export const wordsOfInvoice = ({ status, sums }: Pick<NoticeInvoice, "status" | "sums">): string =>
  `${status}|${sums.total}|${sums.paid}`;

const daysOf = ({ period }: NoticeInvoice) => `For ${daysFromTo(period.start, period.end)}.`;

/** Makes the message about an invoice; undefined if nothing has changed. @param was its earlier words; none if it is new */
export function invoiceMessage(
  was: string | undefined,
  invoice: NoticeInvoice,
  howToPay: string,
): MessageText | undefined {
  const { status, sums, due } = invoice;
  const { total, paid } = sums;
  const [days, left] = [daysOf(invoice), formatCents(total - paid)];
  if (!was) {
    if (status === "void") return undefined;
    const subject = `Your invoice: ${formatCents(total)}`;
    if (total === paid) return { subject, lines: [`${days} ${leftText(0)}`] };
    const part = paid > 0 ? `. ${left} is left to pay` : "";
    return { subject: `${subject}${part}, due ${dayShort(due)}`, lines: [days, howToPay] };
  }
  const [wasStatus, wasTotal, wasPaid] = was.split("|");
  if (status === "void") {
    if (wasStatus === "void") return undefined;
    return { subject: `Your invoice of ${formatCents(total)} is void`, lines: [`${days} Nothing is to pay for it.`] };
  }
  const received = paid - Number(wasPaid);
  if (received > 0) {
    return { subject: `Thank you: ${formatCents(received)} received`, lines: [leftText(total - paid)] };
  }
  // When the total goes down, money may move off the invoice without making it open again.
  if (received < 0 && total > paid) return { subject: `Open again: ${left} is to pay`, lines: [days] };
  if (total === Number(wasTotal)) return undefined;
  return { subject: `Your invoice has changed: ${left} is to pay`, lines: [days] };
}

/**
 * Picks the reminder of an open invoice for a day: the days after it was due, or 0 for the day before; undefined if none.
 * A reminder missed on its day is sent later.
 */
export function reminderOf(due: LocalDate, overdueDays: readonly number[], today: LocalDate): number | undefined {
  if (due === addDays(today, 1)) return 0;
  const late = daysBetween(due, today);
  return overdueDays.filter((days) => days <= late).at(-1);
}

/** Makes the text of a reminder. @param step the answer of `reminderOf` */
export function reminderMessage(step: number, invoice: NoticeInvoice): MessageText {
  const { due, sums } = invoice;
  const left = formatCents(sums.total - sums.paid);
  return {
    subject: step === 0 ? `Due tomorrow: ${left}` : `A reminder: ${left} was due ${dayShort(due).slice(4)}`,
    lines: [`${daysOf(invoice)} If it is on its way, thank you!`],
  };
}
