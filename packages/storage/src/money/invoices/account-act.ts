import { type AccountSums, type LocalDate, type MoneyAct, sumsAfter } from "@petcare/domain";
import type { Author } from "../../history/author.ts";
import { type PayAdjustment, payAdjustmentWrite } from "../../schedules/pay-adjustment.ts";
import type { Db } from "../../table/client.ts";
import type { Writes } from "../../table/transact.ts";
import { accountHistory, type RecordedLedger } from "./account-history.ts";
import { accountWrite, type ClientLedger } from "./client-ledger.ts";
import { type Entry, entryWrite, madeBy, requestWrite } from "./entry.ts";
import type { Invoice, Settlement } from "./invoice.ts";
import { invoiceAfter } from "./invoice-after.ts";
import { invoiceWrites } from "./invoice-writes.ts";

/** What somebody wants done to a client's money. */
export interface MoneyRequest {
  client_id: string;
  /** Of the request. The same one is done once. */
  id: string;
  /** A digest of the request, to tell its repetition from another one. */
  hash: string;
  /** The local date on which it counts. */
  date: LocalDate;
  by: Author;
}

/** A client's account, and the invoices of an act. */
export interface Standing {
  account: ClientLedger;
  invoices: readonly Invoice[];
}

/** What was decided on, with all that is written beside the sums. */
export interface AccountAct {
  money: MoneyAct;
  /** All invoices that it changes, as they are before it. */
  invoices: readonly Invoice[];
  entry: Pick<Entry, "type" | "method" | "note" | "invoice_id" | "tip" | "reverses">;
  /** How money that it puts on an invoice, or takes off it, is called there. */
  settlement: Settlement["kind"];
  /** What it changes of an invoice beside its settlements and what is paid. */
  alter?: (invoice: Invoice) => Invoice;
  /** A walker's tip, or one that is taken back. */
  extra?: Omit<PayAdjustment, "entry_id" | "date" | "client_id"> | undefined;
  /** Where no invoice tells it: how the account's history does. */
  told?: RecordedLedger;
  also?: Writes;
}

/** The transaction of an act, and what is so after it. 20 invoices make 44 writes, and the 45 of a reversal 95. */
export function actWrites(db: Db, request: MoneyRequest, account: ClientLedger, act: AccountAct) {
  const { client_id, date, by } = request;
  const entry = entryOf(request, act);
  const after = accountAfter(account, entry.effect);
  const changed = act.invoices.map((invoice) =>
    invoiceWrites(db, invoice, invoiceAfter(act.alter?.(invoice) ?? invoice, entry, act.settlement), by),
  );
  const version = account.version + 1;
  const writes: Writes = [
    accountWrite(db, account, after),
    requestWrite(db, client_id, request.id, entry.id),
    entryWrite(db, entry),
    ...changed.flatMap(({ writes }) => writes),
    ...(act.extra ? [payAdjustmentWrite(db, { ...act.extra, client_id, date, entry_id: entry.id })] : []),
    ...(act.told ? [accountHistory(db, { client_id, version, told: act.told }, by)] : []),
    ...(act.also ?? []),
  ];
  return { writes, entry, account: { ...after, version }, invoices: changed.map(({ after }) => after) };
}

function entryOf({ client_id, id, hash, date, by }: MoneyRequest, { entry, money }: AccountAct): Entry {
  return {
    ...entry,
    ...money,
    id: `${date}.${id}`,
    client_id,
    date,
    ...madeBy(by),
    request_hash: hash,
  };
}

const accountAfter = ({ version: _, ...account }: ClientLedger, effect: AccountSums) => ({
  ...account,
  entries: account.entries + 1,
  sums: sumsAfter(account.sums, effect),
});
