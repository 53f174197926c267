import { type AnswerOf, clientStatement } from "@petcare/contract";
import { invoiceNumber, toDollars } from "@petcare/domain";
import { readStatement, type StatementEntry } from "@petcare/storage";
import { checkPeriod } from "../shared/money/period.ts";
import { findClient } from "../shared/people/find-person.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

const maxPeriod = 366;

export const handler = endpoint(clientStatement, async ({ params, query }) => {
  checkPeriod(query, maxPeriod);
  const client = await findClient(params.id);
  const { opening, entries, closing, credit } = await readStatement(runtime.db, client.id, query);
  return {
    client_id: client.id,
    name: client.name,
    address: client.address ?? null,
    opening: toDollars(opening),
    entries: entries.map(entryAnswer),
    closing: toDollars(closing),
    credit: toDollars(credit),
  };
});

function entryAnswer(entry: StatementEntry): AnswerOf<typeof clientStatement>["entries"][number] {
  const { id, date, at, type, effect, tax, method, note, tip, reversed_by, balance } = entry;
  const named = [...(entry.invoice_id ? [entry.invoice_id] : []), ...entry.settled.map((one) => one.invoice_id)];
  return {
    id,
    date,
    at: new Date(at).toISOString(),
    type,
    billed: toDollars(effect.billed),
    received: toDollars(effect.received),
    ...(tax !== undefined && { tax: toDollars(tax) }),
    invoices: [...new Set(named)].map(invoiceNumber),
    method: method ?? null,
    note: note ?? null,
    tip: tip ? toDollars(tip.cents) : null,
    reversed: reversed_by !== undefined,
    balance: toDollars(balance),
  };
}
