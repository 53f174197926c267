import { type AnswerOf, getJournal } from "@petcare/contract";
import { creditOf, invoiceNumber, type LedgerSums, owedOf, toDollars } from "@petcare/domain";
import { type JournalEntry, readJournal, readUsers, type User } from "@petcare/storage";
import { checkPeriod, maxPeriod } from "../shared/money/period.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

export const handler = endpoint(getJournal, async ({ query: { from, to } }) => {
  checkPeriod({ from, to }, maxPeriod);
  const { entries, opening, closing } = await readJournal(runtime.db, { start: from, end: to });
  const people = await readUsers(
    runtime.db,
    entries.flatMap(({ client_id, walker_id }) => [client_id, walker_id].filter((id) => id !== undefined)),
  );
  return {
    entries: entries.map((entry) => entryAnswer(entry, people)),
    opening: heldSums(opening),
    closing: heldSums(closing),
  };
});

const heldSums = (sums: LedgerSums) => ({ receivables: toDollars(owedOf(sums)), credit: toDollars(creditOf(sums)) });

type Answer = AnswerOf<typeof getJournal>["entries"][number];

const entryAnswer = (entry: JournalEntry, people: ReadonlyMap<string, User>): Answer => ({
  id: entry.id,
  date: entry.date,
  type: entry.type,
  client: personAnswer(entry.client_id, people),
  walker: walkerAnswer(entry.walker_id, people),
  invoices: entry.invoice_ids.map(invoiceNumber),
  method: entry.method ?? null,
  note: entry.note ?? null,
  lines: entry.lines.map(({ account, of, cents }) => ({ account, of, amount: toDollars(cents) })),
});

function walkerAnswer(id: string | undefined, people: ReadonlyMap<string, User>): Answer["walker"] {
  const w9_on = id && people.get(id)?.w9_on;
  const person = personAnswer(id, people);
  return person && { ...person, ...(w9_on && { w9_on }) };
}

const personAnswer = (id: string | undefined, people: ReadonlyMap<string, User>): Answer["client"] =>
  id === undefined ? null : { id, name: people.get(id)?.name ?? null };
