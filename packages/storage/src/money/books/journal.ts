import {
  addDays,
  byDate,
  entryLines,
  type JournalLine,
  type LocalDate,
  type noSums,
  type Period,
  payRunLines,
  tipLines,
} from "@petcare/domain";
import { readPayAdjustments } from "../../schedules/pay-adjustment.ts";
import type { Db } from "../../table/client.ts";
import type { ActEntry } from "../invoices/entry.ts";
import { readEntry } from "../invoices/read-invoices.ts";
import { readPaidSince } from "../pay/read-paid.ts";
import { type Act, invoicesOf, readActs } from "./acts.ts";

/** An act on a client's ledger, or a pay run, with its lines, whose sum is 0. */
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

/**
 * Reads the journal of a period (inclusive) from clients' ledgers and pay runs, without undone ones.
 */
export async function readJournal(db: Db, period: Period): Promise<Journal> {
  const { acts, opening, closing } = await readActs(db, period);
  const entries: JournalEntry[] = [];
  for (const act of acts) entries.push(ledgerEntry(act, await readTip(db, act)));
  const runs = (await readPaidSince(db, period.start)).filter(({ paid_on }) => paid_on <= period.end);
  entries.push(
    ...runs.map(({ id, paid_on, walker_id, method, sums }) => ({
      ...{ id, date: paid_on, type: "pay_run" as const, walker_id, invoice_ids: [], method },
      lines: payRunLines(sums, method),
    })),
  );
  return { entries: entries.sort(byDate), opening, closing };
}

interface Tip {
  walker_id: string;
  cents: number;
}

/** Reads the tip that an entry paid or reversed. */
async function readTip(db: Db, { account, entry }: Act): Promise<Tip | undefined> {
  if (entry.type !== "reversal" || entry.reverses === undefined) return entry.tip;
  const tip = (await readEntry(db, account, entry.reverses))?.tip;
  if (!tip) return undefined;
  // A tip that the walker keeps has no reversal.
  const adjustments = await readPayAdjustments(db, tip.walker_id, entry.date, addDays(entry.date, 1));
  return adjustments.find(({ kind, entry_id }) => kind === "tip" && entry_id === entry.id);
}

function ledgerEntry({ entry, part }: Act, tip: Tip | undefined): JournalEntry {
  const { id, date, type, client_id, method, note } = entry;
  return {
    ...{ id, date, type, client_id, method, note, walker_id: tip?.walker_id, invoice_ids: invoicesOf(entry) },
    lines: [...entryLines(entry, part), ...(tip ? tipLines(tip.cents, method) : [])],
  };
}
