import { balanceOf, type Cents, creditOf, type LocalDate, lastDay } from "@petcare/domain";
import type { Db } from "../../table/client.ts";
import { type ClientLedger, readClientLedger } from "./client-ledger.ts";
import type { ActEntry } from "./entry.ts";
import { readEntries } from "./read-invoices.ts";

/** An entry with the balance after it. */
export type StatementEntry = ActEntry & { balance: Cents };

/** A client's entries in a range of days, each with the balance after it. A balance below 0 is credit. */
export interface Statement {
  opening: Cents;
  entries: StatementEntry[];
  closing: Cents;
  /** The current credit. */
  credit: Cents;
}

/** Reads a client's statement of a range of local days (inclusive). */
export async function readStatement(
  db: Db,
  clientId: string,
  { from, to }: { from: LocalDate; to: LocalDate },
): Promise<Statement> {
  const { account, since } = await readLedgerSince(db, clientId, from);
  const opening = since.reduce((balance, { effect }) => balance - balanceOf(effect), balanceOf(account.sums));
  let balance = opening;
  const entries = since
    .filter(({ date }) => date <= to)
    .map((entry) => {
      balance += balanceOf(entry.effect);
      return { ...entry, balance };
    });
  const later = since.slice(entries.length);
  const credit = later.reduce((left, { effect }) => left - creditOf(effect), creditOf(account.sums));
  return { opening, entries, closing: balance, credit };
}

/** Reads a client's ledger, and its entries from a day on. Reads again if an entry was written in between. */
export async function readLedgerSince(
  db: Db,
  clientId: string,
  from: LocalDate,
): Promise<{ account: ClientLedger; since: ActEntry[] }> {
  for (;;) {
    const before = await readClientLedger(db, clientId);
    const since = await readEntries(db, before, { from, to: lastDay });
    const account = await readClientLedger(db, clientId);
    if (account.version === before.version) return { account, since };
  }
}
