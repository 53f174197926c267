import {
  type Cents,
  invoiceStatusOf,
  type LedgerSums,
  type LocalDate,
  type MoneyAct,
  sumsAfter,
} from "@petcare/domain";
import { type Author, historyWrite } from "../../history/history-row.ts";
import { type PayAdjustment, payAdjustmentWrite } from "../../schedules/pay-adjustment.ts";
import type { Db } from "../../table/client.ts";
import type { Writes } from "../../table/transact.ts";
import { type ClientLedger, countedAfter, ledgerWrite } from "./client-ledger.ts";
import { type Entry, entryWrite, madeBy, requestWrite, taxEffect } from "./entry.ts";
import type { Invoice, Settlement } from "./invoice.ts";
import { invoiceWrites } from "./invoice-writes.ts";

/** An act on a ledger without an invoice. */
interface RecordedLedger {
  /** The client's name. */
  name: string;
  /** 'refunded_cents', 'reversed_cents' or 'given_cents' with a reason, or 'paid_cents' with the payment. */
  changes: Record<string, unknown>;
}

/** A request to change a client's ledger. */
export interface MoneyRequest {
  client_id: string;
  /** The request's id. It is done once. */
  id: string;
  /** A digest of the request, to tell its repetition from a different one. */
  hash: string;
  /** Its local date. */
  date: LocalDate;
  by: Author;
}

/** A client's ledger, and the invoices of an act. */
export interface LedgerState {
  account: ClientLedger;
  invoices: readonly Invoice[];
}

/** A decided act, with everything to write besides the sums. */
export interface LedgerAct {
  money: MoneyAct;
  /** All invoices that it changes, before the change. */
  invoices: readonly Invoice[];
  entry: Pick<Entry, "type" | "method" | "note" | "invoice_id" | "tip" | "reverses">;
  /** The kind of settlement on the invoices. */
  settlement: Settlement["kind"];
  /** Changes an invoice's other fields. */
  alter?: (invoice: Invoice) => Invoice;
  /** A walker's tip, or its reversal. */
  payAdjustment?: Omit<PayAdjustment, "entry_id" | "date" | "client_id"> | undefined;
  /** The ledger's history row, if no invoice has one. */
  recorded?: RecordedLedger;
  also?: Writes;
}

/** Makes the transaction of an act, and the state after it. 20 invoices make 44 writes, the 45 of a reversal 95. */
export function actWrites(db: Db, request: MoneyRequest, account: ClientLedger, act: LedgerAct) {
  const { client_id, date, by } = request;
  const untaxed = entryOf(request, act);
  const changed = act.invoices.map((before) => ({
    before,
    ...invoiceWrites(db, before, invoiceAfter(act.alter?.(before) ?? before, untaxed, act.settlement), by),
  }));
  const entry = { ...untaxed, ...taxEffect(changed) };
  const after = changed.reduce(
    (sums, { before, after }) => countedAfter(sums, before, after),
    ledgerAfter(account, entry.effect),
  );
  const version = account.version + 1;
  const writes: Writes = [
    ledgerWrite(db, account, after),
    requestWrite(db, client_id, request.id, entry.id),
    entryWrite(db, entry),
    ...changed.flatMap(({ writes }) => writes),
    ...(act.payAdjustment
      ? [payAdjustmentWrite(db, { ...act.payAdjustment, client_id, date, entry_id: entry.id })]
      : []),
    ...(act.recorded ? [ledgerHistory(db, { client_id, version, recorded: act.recorded }, by)] : []),
    ...(act.also ?? []),
  ];
  return { writes, entry, account: { ...after, version }, invoices: changed.map(({ after }) => after) };
}

/** Makes the id of the entry of a request. */
export const entryIdOf = ({ date, id }: Pick<MoneyRequest, "date" | "id">): string => `${date}.${id}`;

function entryOf(
  { client_id, id, hash, date, by }: MoneyRequest,
  { entry, money: { effect, settled } }: LedgerAct,
): Entry {
  return {
    ...entry,
    effect,
    settled,
    id: entryIdOf({ date, id }),
    client_id,
    date,
    ...madeBy(by),
    request_hash: hash,
  };
}

const ledgerAfter = ({ version: _, ...account }: ClientLedger, effect: LedgerSums) => ({
  ...account,
  entries: account.entries + 1,
  sums: sumsAfter(account.sums, effect),
});

/** Adds an entry's settlement to an invoice. */
function invoiceAfter(invoice: Invoice, entry: Entry, kind: Settlement["kind"]): Invoice {
  const { cents = 0 } = entry.settled.find(({ invoice_id }) => invoice_id === invoice.id) ?? {};
  const paid = invoice.sums.paid + cents;
  const settled = cents === 0 ? [] : [settlementOf(invoice, entry, cents, kind)];
  return {
    ...invoice,
    settlements: [...invoice.settlements, ...settled],
    sums: { ...invoice.sums, paid },
    status: invoice.status === "void" ? invoice.status : invoiceStatusOf({ total: invoice.sums.total, paid }),
  };
}

/** Makes an entry's settlement. A tip is only on the payment's first invoice. */
function settlementOf({ id }: Invoice, entry: Entry, cents: Cents, kind: Settlement["kind"]): Settlement {
  const { id: entry_id, date, method, note, tip, settled } = entry;
  const isFirst = settled[0]?.invoice_id === id;
  return {
    entry_id,
    kind,
    date,
    method,
    note,
    cents,
    ...(tip && isFirst && { tip: { cents: tip.cents, walker_id: tip.walker_id } }),
  };
}

/** Makes the history row of an act on a ledger. `version` is the ledger's after it. */
const ledgerHistory = (
  db: Db,
  { client_id, version, recorded }: { client_id: string; version: number; recorded: RecordedLedger },
  by: Author,
) =>
  historyWrite(
    db,
    {
      entity: "account",
      entity_id: client_id,
      name: recorded.name,
      client_id,
      version,
      changes: Object.fromEntries(
        Object.entries(recorded.changes).flatMap(([field, to]) => (to === undefined ? [] : [[field, { to }]])),
      ),
    },
    by,
  );
