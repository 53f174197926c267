import { daysBetween, type InvoiceStatus, type LocalDate } from "@petcare/domain";
import { formatDollars } from "./dollars.ts";
import { daySpan, fullDay, monthDay, shortDay } from "./time.ts";

/** An invoice's status, or 'overdue'. */
export type InvoiceState = InvoiceStatus | "overdue";

interface Owed {
  status: string;
  due: LocalDate;
}

const statuses: readonly string[] = ["partial", "paid", "void"] satisfies InvoiceStatus[];

/** Reads a status. An unknown one is unpaid (docs/product/invoices.md#status). */
export const knownStatus = (status: string): InvoiceStatus =>
  statuses.includes(status) ? (status as InvoiceStatus) : "unpaid";

/** Tells whether an invoice is unpaid after its due date. */
export function isPastDue({ status, due }: Owed, today: LocalDate): boolean {
  const known = knownStatus(status);
  return (known === "unpaid" || known === "partial") && due < today;
}

/** Counts the days since an invoice's due date. */
export const daysOverdue = ({ due }: Pick<Owed, "due">, today: LocalDate): number => daysBetween(due, today);

export const stateNames: Record<InvoiceState, string> = {
  unpaid: "Unpaid",
  partial: "Partially Paid",
  paid: "Paid",
  void: "Void",
  overdue: "Overdue",
};

/** 'due today', 'due Mon, Nov 23', 'was due yesterday', with the year where it is not this one. */
export function dueWords(due: LocalDate, today: LocalDate): string {
  return `${due < today ? "was due" : "due"} ${nearDay(due, today)}`;
}

/** 'today', 'Mon, Nov 9', 'Mon, Nov 9, 2025' */
export function nearDay(date: LocalDate, today: LocalDate): string {
  const near: Record<number, string> = { [-1]: "yesterday", 0: "today", 1: "tomorrow" };
  return near[daysBetween(today, date)] ?? (isThisYear(date, today) ? shortDay(date) : fullDay(date));
}

/** 'Nov 2 – 8', 'Oct 26 – Nov 1', with the year where it is not this one. */
export function periodText({ start, end }: { start: LocalDate; end: LocalDate }, today: LocalDate): string {
  if (!isThisYear(start, today) || !isThisYear(end, today)) return daySpan(start, end);
  if (start === end) return monthDay(start);
  const isOneMonth = start.slice(0, 7) === end.slice(0, 7);
  return `${monthDay(start)} – ${isOneMonth ? Number(end.slice(8)) : monthDay(end)}`;
}

const isThisYear = (date: LocalDate, today: LocalDate) => date.slice(0, 4) === today.slice(0, 4);

/** 'Your tip of $10.00 went to Rosa, in full' */
export const tipWords = (tip: { amount: number; walker_name: string }): string =>
  `Your tip of ${formatDollars(tip.amount)} went to ${tip.walker_name}, in full`;
