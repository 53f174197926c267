import { type BrokenRule, brokenOf } from "../book-fault.ts";
import { type Cents, totalOf } from "../money.ts";
import { sortedJson } from "../sorted-json.ts";
import { type AccountSums, type EntryType, noSums, sumsAfter } from "./account-sums.ts";
import type { InvoiceStatus } from "./invoice-status.ts";

/** What an account's own entries come to, added one by one. */
export interface EntrySums {
  count: number;
  sums: AccountSums;
  /** Credit that was given. It is on no invoice. */
  given: Cents;
  /** Another client's account took the sums over, and what was given with them. */
  hasLeft: boolean;
}

export const noEntries: EntrySums = { count: 0, sums: noSums, given: 0, hasLeft: false };

interface EntryTotals {
  client_id: string;
  type: EntryType | "merged";
  effect: AccountSums;
  /** Of 'merged': the client whose account was taken over. */
  request_hash: string;
}

/** What an account's entries come to with one more of them. */
export function withEntry(known: EntrySums, { client_id, type, effect, request_hash }: EntryTotals): EntrySums {
  return {
    count: known.count + 1,
    sums: sumsAfter(known.sums, effect),
    given: known.given - (type === "goodwill" ? effect.billed : 0),
    hasLeft: known.hasLeft || (type === "merged" && request_hash === client_id),
  };
}

/** What a client's invoices come to, added one by one. */
export interface BilledSums {
  total: Cents;
  paid: Cents;
}

export const noBilling: BilledSums = { total: 0, paid: 0 };

interface BillingTotals {
  status: InvoiceStatus;
  sums: { total: Cents; paid: Cents };
}

/** What a client's invoices come to with one more of them. */
export const withInvoice = (known: BilledSums, { status, sums }: BillingTotals): BilledSums => ({
  total: known.total + (status === "void" ? 0 : sums.total),
  paid: known.paid + sums.paid,
});

interface AccountTotals {
  account: {
    entries: number;
    sums: AccountSums;
    merging?: unknown;
  };
  own: EntrySums;
  /** The entries of the accounts that it took over. */
  taken: readonly EntrySums[];
  billed: BilledSums;
}

/**
 * What does not hold of an account. See docs/product/payments.md#the-ledger. While two accounts become one, their invoices
 * move one by one, and are not compared.
 */
export function faultsOfAccount({ account, own, taken, billed }: AccountTotals): BrokenRule[] {
  const { sums, merging } = account;
  const given = own.hasLeft ? 0 : totalOf([own, ...taken].map((part) => part.given));
  return brokenOf("account", [
    [account.entries === own.count, `It counts ${account.entries} entries, and has ${own.count}`],
    [sortedJson(sums) === sortedJson(own.sums), "Its entries do not make its sums"],
    [sums.received >= sums.settled, "More of it is on invoices than came"],
    [Boolean(merging) || sums.billed === billed.total - given, "Its invoices do not make what it was billed"],
    [Boolean(merging) || sums.settled === billed.paid - given, "Its invoices do not make what is settled"],
  ]);
}
