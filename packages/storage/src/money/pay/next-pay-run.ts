import { cutIntoDocuments, type LocalDate, paySums } from "@petcare/domain";
import type { Author } from "../../history/author.ts";
import type { Db } from "../../table/client.ts";
import { putNew, type Writes } from "../../table/transact.ts";
import { claim } from "../invoices/claims.ts";
import { type DocumentRequest, partHash } from "../invoices/make-documents.ts";
import { dueLine, type Payable, type PlannedPay, paidLine } from "./due.ts";
import { type PayLine, type PayRun, payRunHistory, payRunItem } from "./pay-run.ts";
import { type WalkerLedger, walkerLedgerWrite } from "./walker-ledger.ts";

/** Pay that is recorded, of exactly what was seen: as one pay run, or as several where there are more lines. */
export interface PayRequest
  extends DocumentRequest,
    Pick<PayRun, "walker_id" | "paid_to" | "paid_on" | "method" | "note"> {
  /** All that is due up to this day (included) is paid. */
  to: LocalDate;
  lines: PlannedPay[];
  by: Author;
  /** The same id for the same walker and number. */
  idOf(number: number): string;
}

interface NextPayRun {
  run: PayRun;
  /** Those of its lines. */
  payables: Payable[];
}

/**
 * A request's next pay run. The last one ends on the day up to which pay was asked for, each other one on that of its last
 * line.
 *
 * @param payables all that the request's runs before have left
 * @returns undefined where nothing of it covers what is taken off
 */
export function nextPayRun(
  request: PayRequest,
  before: readonly PayRun[],
  payables: readonly Payable[],
): NextPayRun | undefined {
  const { walker_id, paid_to, to, paid_on, method, note, by } = request;
  const [lines, ...others] = cutIntoDocuments(payables.map((payable) => paidLine(dueLine(payable)))).documents;
  if (!lines) return undefined;
  const byId = new Map(payables.map((payable) => [dueLine(payable).id, payable]));
  return {
    run: {
      id: request.idOf(request.n + before.length),
      walker_id,
      paid_to,
      status: "paid",
      period: { start: lines[0]?.date ?? to, end: others.length === 0 ? to : (lines.at(-1)?.date ?? to) },
      paid_on,
      method,
      ...(note !== undefined && { note }),
      created_at: by.at,
      made_by: by.id,
      lines,
      sums: paySums(lines),
      version: 1,
      request_hash: partHash(request, before.length),
    },
    payables: lines.flatMap(({ id }: PayLine) => byId.get(id) ?? []),
  };
}

/** The transaction that makes a pay run: three writes, and one for each of its lines. */
export const payingWrites = (db: Db, { run, payables }: NextPayRun, ledger: WalkerLedger, by: Author): Writes => [
  putNew(db, payRunItem(run)),
  walkerLedgerWrite(db, ledger, { ...ledger, runs: ledger.runs + 1 }),
  payRunHistory(db, undefined, run, by),
  ...payables.map((payable) => claim(db, itemOf(payable), "pay_run_id", run.id)),
];

export const itemOf = (payable: Payable) => (payable.kind === "visit" ? payable.visit : payable.adjustment);
