import type { AdjustmentKind } from "./invoices/account-acts.ts";
import type { EntryType, LedgerSums } from "./invoices/ledger-sums.ts";
import { soldAs } from "./kinds.ts";
import { type Cents, totalOf } from "./money.ts";
import type { PaySums } from "./pay/pay-sums.ts";

/** Lists the accounts of the journal. See docs/product/books.md#the-journal. */
export const journalAccounts = [
  "receivables",
  "cash",
  "credit_held",
  "sales_tax",
  "sales",
  "adjustments",
  "forgiven",
  "credit_given",
  "walker_pay",
  "tips_held",
] as const;
export type JournalAccount = (typeof journalAccounts)[number];

/** A line of the journal: above 0 it is a debit, below 0 a credit. Never 0. */
export interface JournalLine {
  account: JournalAccount;
  /** The method of payment for cash, the service for sales; '' for all others. */
  of: string;
  cents: Cents;
}

/** The fields of a ledger entry that the journal uses. */
interface JournalEntry {
  type: EntryType;
  effect: LedgerSums;
  /** The change in the sales tax that was billed. */
  tax?: Cents | undefined;
  method?: string | undefined;
}

/** The invoice that an entry made, adjusted or voided. */
interface JournalInvoice {
  lines: readonly { service: string; cents: Cents }[];
  /** The entry's adjustments: the one that it made, or all that it voids. */
  adjustments: readonly { kind: AdjustmentKind; cents: Cents }[];
}

const noInvoice: JournalInvoice = { lines: [], adjustments: [] };

/**
 * Makes the journal lines of an entry. Their sum is 0: billed money is owed or settled, received money is cash, and income is
 * billed money without its tax.
 */
export function entryLines({ type, effect, tax = 0, method }: JournalEntry, invoice = noInvoice): JournalLine[] {
  const { billed, received, settled } = effect;
  return kept([
    line("receivables", billed - settled),
    line("cash", received, method),
    line("credit_held", settled - received),
    line("sales_tax", 0 - tax),
    ...incomeLines(type, billed - tax, invoice),
  ]);
}

/** Makes the lines of a payment's tip; `cents` is below 0 if it was reversed. */
export const tipLines = (cents: Cents, method?: string): JournalLine[] =>
  kept([line("cash", cents, method), line("tips_held", -cents)]);

/** Makes the lines of a pay run. Tips were held for the walker, so they are no cost. */
export const payRunLines = ({ work, corrections, tips, total }: PaySums, method: string): JournalLine[] =>
  kept([line("walker_pay", work + corrections), line("tips_held", tips), line("cash", -total, method)]);

function incomeLines(type: EntryType, billed: Cents, { lines, adjustments }: JournalInvoice): JournalLine[] {
  if (type === "goodwill") return [line("credit_given", -billed)];
  // A void mirrors everything that made the invoice's total.
  const sign = type === "void" ? 1 : -1;
  const services = Map.groupBy(lines, ({ service }) => soldAs(service));
  const sales = [...services].map(([service, mine]) => line("sales", sign * sumOf(mine), service));
  const forgiven = line("forgiven", sign * sumOf(adjustments.filter(({ kind }) => kind === "forgiven")));
  return [...sales, forgiven, line("adjustments", -billed - sumOf([...sales, forgiven]))];
}

const line = (account: JournalAccount, cents: Cents, of = ""): JournalLine => ({ account, of, cents });
const kept = (lines: JournalLine[]) => lines.filter(({ cents }) => cents !== 0);
const sumOf = (parts: readonly { cents: Cents }[]): Cents => totalOf(parts.map(({ cents }) => cents));
