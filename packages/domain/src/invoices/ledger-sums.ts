import type { Cents } from "../money.ts";

/** Lists the types of entries in a client's ledger. See docs/product/payments.md#the-ledger. */
export const entryTypes = [
  "invoice",
  "adjustment",
  "payment",
  "credit",
  "void",
  "refund",
  "reversal",
  "goodwill",
] as const;

export type EntryType = (typeof entryTypes)[number];

/** Lists what an entry can be: "merged" carries the sums of two clients' ledgers into one. */
export const storedEntryTypes = [...entryTypes, "merged"] as const;
export type StoredEntryType = (typeof storedEntryTypes)[number];

/** The sums of a ledger's entries: billed, received, and the part of it that is on invoices. */
export interface LedgerSums {
  billed: Cents;
  received: Cents;
  settled: Cents;
}

export const noSums: LedgerSums = { billed: 0, received: 0, settled: 0 };

/** Computes the balance of all invoices. */
export const owedOf = ({ billed, settled }: LedgerSums): Cents => billed - settled;

/** Computes the client's credit. Never below 0. */
export const creditOf = ({ received, settled }: LedgerSums): Cents => received - settled;

/** Computes the client's balance; below 0 where they have more credit than they owe. */
export const balanceOf = ({ billed, received }: LedgerSums): Cents => billed - received;

/** Adds an entry's effect to the sums. */
export const sumsAfter = (sums: LedgerSums, { billed, received, settled }: LedgerSums): LedgerSums => ({
  billed: sums.billed + billed,
  received: sums.received + received,
  settled: sums.settled + settled,
});
