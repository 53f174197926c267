import { byDate, type LocalDate, paySums } from "@petcare/domain";
import type { Author } from "../../history/history-row.ts";
import type { Db } from "../../table/client.ts";
import { putNew, type Writes } from "../../table/transact.ts";
import { claim } from "../invoices/claims.ts";
import type { DocumentRequest } from "../invoices/make-document.ts";
import { dueLine, type Payable, type PlannedPay, paidLine } from "./due.ts";
import { type PayRun, payRunHistory, payRunItem } from "./pay-run.ts";
import { type WalkerLedger, walkerLedgerWrite } from "./walker-ledger.ts";

/** A request for a pay run, of exactly what the owner saw. */
export interface PayRequest
  extends DocumentRequest,
    Pick<PayRun, "walker_id" | "paid_to" | "paid_on" | "method" | "note"> {
  /** Everything due up to this day (inclusive) is paid. */
  to: LocalDate;
  lines: PlannedPay[];
  by: Author;
  /** Makes the id, the same for the same walker and number. */
  idOf(number: number): string;
}

interface NextPayRun {
  run: PayRun;
  payables: readonly Payable[];
}

/** Makes a request's pay run from the current records. */
export function nextPayRun(request: PayRequest, payables: readonly Payable[]): NextPayRun {
  const { walker_id, paid_to, to, paid_on, method, note, by, request_hash } = request;
  const lines = payables.map((payable) => paidLine(dueLine(payable))).sort(byDate);
  return {
    run: {
      id: request.idOf(request.n),
      walker_id,
      paid_to,
      status: "paid",
      period: { start: lines[0]?.date ?? to, end: to },
      paid_on,
      method,
      ...(note !== undefined && { note }),
      created_at: by.at,
      made_by: by.id,
      lines,
      sums: paySums(lines),
      version: 1,
      request_hash,
    },
    payables,
  };
}

/** Makes the transaction of a new pay run: three writes, and one for each line. */
export const payingWrites = (db: Db, { run, payables }: NextPayRun, ledger: WalkerLedger, by: Author): Writes => [
  putNew(db, payRunItem(run)),
  walkerLedgerWrite(db, ledger, { ...ledger, runs: ledger.runs + 1 }),
  payRunHistory(db, undefined, run, by),
  ...payables.map((payable) => claim(db, itemOf(payable), "pay_run_id", run.id)),
];

export const itemOf = (payable: Payable) => (payable.kind === "visit" ? payable.visit : payable.adjustment);
