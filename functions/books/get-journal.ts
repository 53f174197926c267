import { type AnswerOf, getJournal } from "@petcare/contract";
import { creditOf, invoiceNumber, type LedgerSums, owedOf, toDollars } from "@petcare/domain";
import { type JournalEntry, readJournal } from "@petcare/storage";
import { checkPeriod } from "../shared/money/period.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

const maxDays = 31;

export const handler = endpoint(getJournal, async ({ query: { from, to } }) => {
  checkPeriod({ from, to }, maxDays);
  const { entries, opening, closing } = await readJournal(runtime.db, { start: from, end: to });
  return { entries: entries.map(entryAnswer), opening: heldSums(opening), closing: heldSums(closing) };
});

const heldSums = (sums: LedgerSums) => ({ receivables: toDollars(owedOf(sums)), credit: toDollars(creditOf(sums)) });

const entryAnswer = (entry: JournalEntry): AnswerOf<typeof getJournal>["entries"][number] => ({
  id: entry.id,
  date: entry.date,
  type: entry.type,
  client_id: entry.client_id ?? null,
  walker_id: entry.walker_id ?? null,
  invoices: entry.invoice_ids.map(invoiceNumber),
  method: entry.method ?? null,
  note: entry.note ?? null,
  lines: entry.lines.map(({ account, of, cents }) => ({ account, of, amount: toDollars(cents) })),
});
