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

/** Words of an invoice: its status, its total and what is paid, in cents. */
export const wordsOfInvoice = ({ status, sums }: Pick<NoticeInvoice, "status" | "sums">): string =>
  `${status}|${sums.total}|${sums.paid}`;

const daysOf = ({ period }: NoticeInvoice) => `For ${daysFromTo(period.start, period.end)}.`;

/** Tells an invoice's change; undefined: there is nothing to say. @param was its words before; none: it is new */
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
  // Money also comes off an invoice whose total comes down.
  if (received < 0 && total > paid) return { subject: `Open again: ${left} is to pay`, lines: [days] };
  if (total === Number(wasTotal)) return undefined;
  return { subject: `Your invoice has changed: ${left} is to pay`, lines: [days] };
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

/** @param step as `reminderOf` answers it */
export function reminderMessage(step: number, invoice: NoticeInvoice): MessageText {
  const { due, sums } = invoice;
  const left = formatCents(sums.total - sums.paid);
  return {
    subject: step === 0 ? `Due tomorrow: ${left}` : `A reminder: ${left} was due ${dayShort(due).slice(4)}`,
    lines: [`${daysOf(invoice)} If it is on its way, thank you!`],
  };
}
