import { byDate, noSums, type Period, type Sale, salesOf, sumsAfter } from "@petcare/domain";
import type { Db } from "../../table/client.ts";
import { inParallel } from "../../table/in-parallel.ts";
import { invoiceKey } from "../../table/keys.ts";
import { batchGet } from "../../table/query.ts";
import { type ClientLedger, readClientLedger } from "../invoices/client-ledger.ts";
import type { ActEntry } from "../invoices/entry.ts";
import { type Invoice, invoiceFrom } from "../invoices/invoice.ts";
import { readClientLedgers } from "../invoices/read-invoices.ts";
import { readLedgerSince } from "../invoices/statement.ts";

/** An entry of a client's ledger. */
export interface Act {
  account: ClientLedger;
  entry: ActEntry;
  /** The part of an invoice that it made, adjusted or voided, if any. */
  part?: Part;
}

type Part = Pick<Invoice, "lines" | "adjustments" | "taxes" | "exempt">;

/** The entries of clients' ledgers in a range of days, and the sums of all ledgers before and after. */
export interface Acts {
  acts: Act[];
  opening: typeof noSums;
  closing: typeof noSums;
}

/** Reads the entries of all clients' ledgers in a period (inclusive), by client. */
export async function readActs(db: Db, period: Period): Promise<Acts> {
  const read: Acts = { acts: [], opening: noSums, closing: noSums };
  const ledgers = await inParallel(await liveLedgers(db), (id) => readLedgerSince(db, id, period.start));
  for (const { account, since } of ledgers) {
    const mine = since.filter(({ date }) => date <= period.end);
    const closing = less(account.sums, since.slice(mine.length));
    read.closing = sumsAfter(read.closing, closing);
    read.opening = sumsAfter(read.opening, less(closing, mine));
    read.acts.push(...mine.map((entry) => ({ account, entry })));
  }
  const invoices = await readTheirInvoices(db, read.acts);
  for (const act of read.acts) {
    const invoice = act.entry.invoice_id && invoices.get(act.entry.invoice_id);
    if (invoice) act.part = partOf(act.entry, invoice);
  }
  return read;
}

/** Picks the part of an invoice that an entry made or voided: all of it, or one adjustment. */
function partOf({ id, type }: ActEntry, invoice: Invoice): Part {
  const { lines, adjustments, taxes, exempt, created_at } = invoice;
  const named = { taxes, exempt };
  if (type === "adjustment") {
    return { ...named, lines: [], adjustments: adjustments.filter((one) => id.endsWith(`.${one.id}`)) };
  }
  return {
    ...named,
    lines,
    adjustments: type === "void" ? adjustments : adjustments.filter(({ at }) => at <= created_at),
  };
}

/** Lists the clients with a ledger. A merged ledger is read with the one that took it over. */
async function liveLedgers(db: Db): Promise<string[]> {
  const ids = (await readClientLedgers(db)).map(({ client_id }) => client_id);
  const accounts = await inParallel(ids, (id) => readClientLedger(db, id));
  const taken = new Set(accounts.flatMap(({ from = [] }) => from));
  return ids.filter((id) => !taken.has(id));
}

/** Subtracts some entries from the sums. */
const less = (sums: typeof noSums, entries: readonly ActEntry[]) =>
  entries.reduce(
    (left, { effect: { billed, received, settled } }) =>
      sumsAfter(left, { billed: -billed, received: -received, settled: -settled }),
    sums,
  );

/** Reads the invoices that the entries made, adjusted or voided, by id. */
async function readTheirInvoices(db: Db, acts: readonly Act[]): Promise<ReadonlyMap<string, Invoice>> {
  const ids = new Set(acts.flatMap(({ entry }) => entry.invoice_id ?? []));
  const items = await batchGet(db, [...ids].map(invoiceKey), { consistent: true });
  return new Map(items.map(invoiceFrom).map((invoice) => [invoice.id, invoice]));
}

/** Lists an entry's invoices: its own, and those that it settles. */
export const invoicesOf = ({ invoice_id, settled }: ActEntry): string[] => [
  ...new Set([...(invoice_id ? [invoice_id] : []), ...settled.map((one) => one.invoice_id)]),
];

/** A row of a sales tax return, with its entry and the current client of its ledger. */
export type SalesRow = Sale & { entry: ActEntry; client_id: string };

/** Reads the rows of a sales tax return in a period (inclusive), by day. */
export const readSales = async (db: Db, period: Period): Promise<SalesRow[]> =>
  (await readActs(db, period)).acts
    .flatMap(({ account: { client_id }, entry, part }) =>
      salesOf(entry, part).map((sale) => ({ ...sale, entry, client_id })),
    )
    .sort((a, b) => byDate(a.entry, b.entry));
