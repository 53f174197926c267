import type { InvoiceStatus } from "../invoices/invoice-sums.ts";
import type { ServiceType } from "../kinds.ts";
import { addDays, daysBetween, type LocalDate } from "../local-date.ts";
import type { Cents } from "../money.ts";
import { isOpen, type VisitStatus } from "../visit-life.ts";
import { overdueFrom, type TimeFrame } from "../visit-times.ts";
import { instantOf } from "../zone.ts";
import type { NoticeFacts } from "./facts.ts";
import { clockText } from "./plan-message.ts";

/** In milliseconds: how long after the end of its frame a visit that nobody has finished is told, and until when. */
export const lateAfter = 15 * 60_000;
const lateIsNews = 12 * 3_600_000;

interface Unfinished {
  date: LocalDate;
  timeframe: TimeFrame;
  service: ServiceType;
  status: VisitStatus;
  arrived_at?: number | undefined;
}

/** Tells whether nobody has finished a visit, a while after its end. */
export function isLate(visit: Unfinished, now: number, zone: string): boolean {
  const since = now - overdueFrom(visit, zone) - lateAfter;
  return isOpen(visit) && since >= 0 && since < lateIsNews;
}

/** A visit as the message of what is not finished names it. */
export const lateLine = (
  visit: Unfinished & { pet_names: readonly string[] },
  zone: string,
): NoticeFacts["late"]["visits"][number] => ({
  pets: visit.pet_names,
  date: visit.date,
  timeframe: visit.timeframe,
  isStay: visit.service === "overnight",
  ended: clockText(overdueFrom(visit, zone), zone).replace(/ [AP]M$/, ""),
  heard: visit.arrived_at === undefined ? undefined : clockText(visit.arrived_at, zone),
});

/** The hour of the business's clock at which the owner hears what a day has brought. */
export const summaryHour = 19;
/** The span of the summary of a day, from 7 PM to 7 PM, in epoch milliseconds. The end is not included. */
export const summarySpan = (today: LocalDate, zone: string): { from: number; to: number } => ({
  from: instantOf(addDays(today, -1), summaryHour, zone),
  to: instantOf(today, summaryHour, zone),
});

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
