import { business } from "@petcare/business";
import { invoiceFact, localDateOf, type Notice, type NoticeInvoice, reminderOf, wordsOfInvoice } from "@petcare/domain";
import { type Invoice, readInvoice, readPayRun } from "@petcare/storage";
import { runtime } from "../runtime.ts";
import { type Given, type Look, noticeOf } from "./look.ts";

const noticeInvoice = ({ status, period, due, sums: { total, paid } }: Invoice): NoticeInvoice => ({
  ...{ status, period, due, total, paid },
});

/** The message of a client's invoice: made, paid, changed, or void. */
export async function invoiceNotices(given: Given, { own }: Look): Promise<Notice[]> {
  const invoice = await readInvoice(runtime.db, given.id);
  if (invoice?.client_id !== own) return [];
  const now = noticeInvoice(invoice);
  const was = given.again ? undefined : (given.last?.said ?? wordsBefore(given, now));
  const facts = invoiceFact(was, now, business.howToPay);
  return facts ? noticeOf("invoice", facts, given, wordsOfInvoice(now)) : [];
}

/** Its words before its first change. What that change left alone is as it is now. */
function wordsBefore({ entry: { first_version, was = "" } }: Given, now: NoticeInvoice): string | undefined {
  if (first_version === 1) return undefined;
  const before = was.split("|");
  return wordsOfInvoice(now)
    .split("|")
    .map((word, at) => before[at] || word)
    .join("|");
}

/** The reminder of an invoice that is due tomorrow, or overdue, where something is still to pay. */
export async function dueNotices(given: Given, { own, messenger }: Look): Promise<Notice[]> {
  const invoice = await readInvoice(runtime.db, given.id);
  if (!invoice || invoice.client_id !== own || invoice.status === "void") return [];
  const { due, period, total, paid } = noticeInvoice(invoice);
  const step = reminderOf(due, messenger.overdue_days, localDateOf(runtime.now(), business.timeZone));
  if (step === undefined || total <= paid) return [];
  const facts = { type: step === 0 ? "due" : "overdue", cents: total - paid, period, due } as const;
  return noticeOf("invoice", facts, given, String(step));
}

/** The message of a walker's pay: paid, or taken back. */
export async function payNotices(given: Given, { person }: Look): Promise<Notice[]> {
  const run = await readPayRun(runtime.db, given.id);
  if (run?.walker_id !== person.id) return [];
  const { status, sums, period } = run;
  const was = given.last?.said ?? (given.entry.first_version === 1 ? undefined : "paid");
  if (status === "undone" && was === undefined) return [];
  const facts = { type: status, cents: sums.total, tips: sums.tips, through: period.end } as const;
  return noticeOf("pay", facts, given, status);
}
