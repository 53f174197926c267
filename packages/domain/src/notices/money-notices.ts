import { addDays, daysBetween, type LocalDate } from "../local-date.ts";
import type { NoticeFacts } from "./facts.ts";
import type { Notice } from "./notice.ts";
import { isOver } from "./over.ts";
import type { Before } from "./plan-notice.ts";
import type { NoticeInvoice, NoticePay, NoticeWords, Truth } from "./truth.ts";

/** Words of an invoice: its status, its total and what is paid, in cents, and its day. */
const wordsOfInvoice = ({ status, total, paid, due }: NoticeInvoice) => `${status}|${total}|${paid}|${due}`;

/** The messages of a client's invoices: made, paid, changed, void; and in the morning those that are due or overdue. */
export function invoiceNotices(truth: Truth, told: NoticeWords, before: Before, today: LocalDate): Notice[] {
  return truth.invoices.flatMap((invoice): Notice[] => {
    const about = `i:${invoice.id}`;
    const words = wordsOfInvoice(invoice);
    // Its words are gone by then. To tell it again would be a message a minute, for each old invoice.
    if (told[about] === undefined && isOver(about, words, today)) return [];
    const facts = invoiceFacts(before(about, words), invoice, truth.howToPay);
    if (facts) return [{ kind: "invoice", facts, words: { [about]: words }, begins: undefined }];
    return truth.passes.includes("morning") ? reminderOf(invoice, told, truth.overdueDays, today) : [];
  });
}

function invoiceFacts(
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

/** A reminder is told once: the words say which one was. */
function reminderOf(
  { id, status, total, paid, period, due }: NoticeInvoice,
  told: NoticeWords,
  overdueDays: readonly number[],
  today: LocalDate,
): Notice[] {
  const cents = total - paid;
  if (status === "void" || cents <= 0) return [];
  const about = `d:${id}`;
  const late = daysBetween(due, today);
  const reached = overdueDays.filter((days) => days <= late).at(-1);
  const step = due === addDays(today, 1) ? "due" : reached === undefined ? undefined : String(reached);
  if (step === undefined || told[about] === step) return [];
  const type = step === "due" ? "due" : "overdue";
  return [{ kind: "invoice", facts: { type, cents, period, due }, words: { [about]: step }, begins: undefined }];
}

/** In milliseconds: a pay that is older is no news. */
const payIsNews = 7 * 86_400_000;

/** The messages of a walker's pay: paid, or taken back. */
export const payNotices = (pay: readonly NoticePay[], told: NoticeWords, before: Before, now: number): Notice[] =>
  pay.flatMap(({ id, status, total, tips, through, at }): Notice[] => {
    const about = `p:${id}`;
    const words = `${status}|${through}`;
    const was = before(about, words);
    if (was === words || (!told[about] && (status === "undone" || at < now - payIsNews))) return [];
    const facts = { type: status, cents: total, tips, through } as const;
    return [{ kind: "pay", facts, words: { [about]: words }, begins: undefined }];
  });
