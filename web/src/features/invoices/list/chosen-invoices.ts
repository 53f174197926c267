import type { LocalDate } from "@petcare/domain";
import { sumDollars } from "../../../lib/format/dollars.ts";
import { isPastDue } from "../../../lib/format/invoice-words.ts";
import type { InvoiceList, InvoiceRow } from "../invoice.ts";

export const chips = ["all", "open", "overdue", "paid", "void"] as const;
type Chip = (typeof chips)[number];

export interface Choice {
  show: Chip;
  /** The client whose invoices alone are shown. */
  client: string | undefined;
  /** Both days included. An invoice is in a period that its own period ends in. */
  from: LocalDate;
  to: LocalDate;
}

export interface Chosen {
  /** Open ones of the period, those due first at the top. */
  open: readonly InvoiceRow[];
  /** Paid and void ones of the period, the latest period first. */
  settled: readonly InvoiceRow[];
  /** Open ones of other periods. They are in no total of the period. */
  elsewhere: readonly InvoiceRow[];
  /** How many are listed under each chip. */
  counts: Record<Chip, number>;
}

/** Answers what the list shows of the invoices that were read. */
export function chosenOf(list: InvoiceList, { show, client, from, to }: Choice, today: LocalDate): Chosen {
  const isClients = (invoice: InvoiceRow) => client === undefined || invoice.client_id === client;
  const isOfPeriod = ({ period }: InvoiceRow) => from <= period.end && period.end <= to;
  const [open, settled] = [list.open.filter(isClients), list.settled.filter(isClients)];
  const all = [...open, ...settled];
  const isShown = (invoice: InvoiceRow, chip = show) => isUnder(chip, invoice, today);
  return {
    open: open.filter((invoice) => isOfPeriod(invoice) && isShown(invoice)),
    settled: settled.filter((invoice) => isShown(invoice)),
    elsewhere: open.filter((invoice) => !isOfPeriod(invoice) && isShown(invoice)),
    counts: Object.fromEntries(
      chips.map((chip) => [chip, all.filter((invoice) => isShown(invoice, chip)).length]),
    ) as Record<Chip, number>,
  };
}

function isUnder(chip: Chip, invoice: InvoiceRow, today: LocalDate): boolean {
  const isOpen = invoice.status === "unpaid" || invoice.status === "partial";
  if (chip === "open") return isOpen;
  if (chip === "overdue") return isPastDue(invoice, today);
  return chip === "all" || invoice.status === chip;
}

/** The sums of rows, in dollars. Void ones do not count. */
export function sumsOf(rows: readonly InvoiceRow[]) {
  const live = rows.filter(({ status }) => status !== "void");
  return {
    count: live.length,
    total: sumDollars(live.map(({ total }) => total)),
    paid: sumDollars(live.map(({ paid }) => paid)),
    balance: sumDollars(live.map(({ balance }) => balance)),
  };
}
