import {
  addDays,
  entryLines,
  type JournalLine,
  type LocalDate,
  noSums,
  type Period,
  payRunLines,
  sumsAfter,
  tipLines,
} from "@petcare/domain";
import { readPayAdjustments } from "../../schedules/pay-adjustment.ts";
import type { Db } from "../../table/client.ts";
import { invoiceKey } from "../../table/keys.ts";
import { batchGet } from "../../table/query.ts";
import { type ClientLedger, readClientLedger } from "../invoices/client-ledger.ts";
import type { ActEntry } from "../invoices/entry.ts";
import { type Invoice, invoiceFrom } from "../invoices/invoice.ts";
import { readEntry } from "../invoices/read-entries.ts";
import { readClientLedgers } from "../invoices/read-invoices.ts";
import { readLedgerSince } from "../invoices/statement.ts";
import { readPaidSince } from "../pay/read-paid.ts";

/** An act on money with its lines, whose sum is 0. It is of a client's ledger, or else of a pay run. */
export interface JournalEntry {
  id: string;
  date: LocalDate;
  type: ActEntry["type"] | "pay_run";
  client_id?: string;
  /** The walker who was paid, or gets the tip. */
  walker_id?: string | undefined;
  invoice_ids: string[];
  method?: string | undefined;
  note?: string | undefined;
  lines: JournalLine[];
}

export interface Journal {
  /** By day; those of ledgers come before pay runs. */
  entries: JournalEntry[];
  /** The sums of all clients' ledgers before the first day, and after the last one. */
  opening: typeof noSums;
  closing: typeof noSums;
}

/** So many ledgers are read at once. */
const atOnce = 10;

/**
 * Reads the journal of a period of local days, both included: what each client's ledger and each pay run says of them.
 * Undone pay runs are not in it.
 */
export async function readJournal(db: Db, period: Period): Promise<Journal> {
  const journal: Journal = { entries: [], opening: noSums, closing: noSums };
  const acts: { account: ClientLedger; entry: ActEntry }[] = [];
  const ids = await liveLedgers(db);
  for (let at = 0; at < ids.length; at += atOnce) {
    const read = ids.slice(at, at + atOnce).map((id) => readLedgerSince(db, id, period.start));
    for (const { account, since } of await Promise.all(read)) {
      const later = since.filter(({ date }) => date > period.end);
      const mine = since.filter(({ date }) => date <= period.end);
      const closing = less(account.sums, later);
      journal.closing = sumsAfter(journal.closing, closing);
      journal.opening = sumsAfter(journal.opening, less(closing, mine));
      acts.push(...mine.map((entry) => ({ account, entry })));
    }
  }
  const invoices = await readTheirInvoices(db, acts);
  for (const { account, entry } of acts) {
    const tip = await readTip(db, account, entry);
    journal.entries.push(ledgerEntry(entry, tip, entry.invoice_id ? invoices.get(entry.invoice_id) : undefined));
  }
  const runs = (await readPaidSince(db, period.start)).filter(({ paid_on }) => paid_on <= period.end);
  journal.entries.push(
    ...runs.map(({ id, paid_on, walker_id, method, sums }) => ({
      ...{ id, date: paid_on, type: "pay_run" as const, walker_id, invoice_ids: [], method },
      lines: payRunLines(sums, method),
    })),
  );
  journal.entries.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  return journal;
}

/** The clients whose ledgers count. One that another ledger took over is read with it. */
async function liveLedgers(db: Db): Promise<string[]> {
  const ids = (await readClientLedgers(db)).map(({ client_id }) => client_id);
  const taken = new Set<string>();
  for (let at = 0; at < ids.length; at += atOnce) {
    const accounts = await Promise.all(ids.slice(at, at + atOnce).map((id) => readClientLedger(db, id)));
    for (const { from = [] } of accounts) for (const id of from) taken.add(id);
  }
  return ids.filter((id) => !taken.has(id));
}

/** Sums as they were before some entries. */
const less = (sums: typeof noSums, entries: readonly ActEntry[]) =>
  entries.reduce(
    (left, { effect: { billed, received, settled } }) =>
      sumsAfter(left, { billed: -billed, received: -received, settled: -settled }),
    sums,
  );

/** The invoices that the entries made, adjusted or voided, by their ids. */
async function readTheirInvoices(db: Db, acts: readonly { entry: ActEntry }[]): Promise<ReadonlyMap<string, Invoice>> {
  const ids = new Set(acts.flatMap(({ entry }) => entry.invoice_id ?? []));
  const items = await batchGet(db, [...ids].map(invoiceKey), { consistent: true });
  return new Map(items.map(invoiceFrom).map((invoice) => [invoice.id, invoice]));
}

interface Tip {
  walker_id: string;
  cents: number;
}

/** The tip that came with an entry, or was taken back with it. */
async function readTip(db: Db, account: ClientLedger, entry: ActEntry): Promise<Tip | undefined> {
  if (entry.type !== "reversal" || entry.reverses === undefined) return entry.tip;
  const tip = (await readEntry(db, account, entry.reverses))?.tip;
  if (!tip) return undefined;
  // A tip that is kept has none.
  const adjustments = await readPayAdjustments(db, tip.walker_id, entry.date, addDays(entry.date, 1));
  return adjustments.find(({ kind, entry_id }) => kind === "tip" && entry_id === entry.id);
}

function ledgerEntry(entry: ActEntry, tip: Tip | undefined, invoice: Invoice | undefined): JournalEntry {
  const { id, date, type, client_id, invoice_id, settled, method, note } = entry;
  const about = [...(invoice_id ? [invoice_id] : []), ...settled.map((one) => one.invoice_id)];
  return {
    ...{ id, date, type, client_id, method, note, walker_id: tip?.walker_id, invoice_ids: [...new Set(about)] },
    lines: [...entryLines(entry, invoice && billedBy(entry, invoice)), ...(tip ? tipLines(tip.cents, method) : [])],
  };
}

/** The part of an invoice that an entry is about: its lines, its one adjustment, or all that it voids. */
function billedBy({ id, type }: ActEntry, { lines, adjustments }: Invoice): Parameters<typeof entryLines>[1] {
  if (type === "adjustment") {
    return { lines: [], adjustments: adjustments.filter((one) => id.endsWith(`.${one.id}`)) };
  }
  return { lines, adjustments: type === "void" ? adjustments : [] };
}
