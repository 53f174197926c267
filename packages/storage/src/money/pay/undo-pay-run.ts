import type { Author } from "../../history/history-row.ts";
import { type PayAdjustment, payAdjustmentWrite } from "../../schedules/pay-adjustment.ts";
import type { Db } from "../../table/client.ts";
import { changing, transact, type Writes } from "../../table/transact.ts";
import { release } from "../invoices/claims.ts";
import { type Payable, readPayables } from "./due.ts";
import { itemOf } from "./next-pay-run.ts";
import { type PayLine, type PayRun, payRunHistory, payRunItem, readPayRun } from "./pay-run.ts";
import { readWalkerLedger, type WalkerLedger, walkerLedgerWrite } from "./walker-ledger.ts";

export type UndonePayRun =
  | { outcome: "done"; run: PayRun }
  /** It has changed since it was read. Nothing was written. */
  | { outcome: "conflict"; run: PayRun }
  | { outcome: "missing" };

/**
 * Undoes a pay run: its lines are due again. An undone one does not change.
 *
 * @param version the version that the owner saw
 */
export function undoPayRun(
  db: Db,
  id: string,
  { version, by }: { version: number; by: Author },
): Promise<UndonePayRun> {
  return changing<PayRun, PayRun, UndonePayRun>({
    what: `Pay run ${id}`,
    read: () => readPayRun(db, id),
    decide: (run) => {
      if (!run) return { result: { outcome: "missing" } };
      if (run.status === "undone") return { result: { outcome: "done", run } };
      return run.version === version ? { change: run } : { result: { outcome: "conflict", run } };
    },
    write: async (run) => {
      const [ledger, payables] = await Promise.all([readWalkerLedger(db, run.walker_id), readPayables(db, run.lines)]);
      const after = { ...run, status: "undone" as const, undone_at: by.at, version: run.version + 1 };
      const { outcome } = await transact(db, undoingWrites(db, { before: run, after }, payables, ledger, by));
      return outcome === "refused" ? outcome : { outcome: "done", run: after };
    },
  });
}

const undoingWrites = (
  db: Db,
  { before, after }: { before: PayRun; after: PayRun },
  payables: ReadonlyMap<string, Payable>,
  ledger: WalkerLedger,
  by: Author,
): Writes => [
  {
    Put: {
      TableName: db.table,
      Item: payRunItem(after),
      ConditionExpression: "version = :read",
      ExpressionAttributeValues: { ":read": before.version },
    },
  },
  walkerLedgerWrite(db, ledger, ledger),
  payRunHistory(db, before, after, by),
  ...before.lines.map((line, index) => {
    const payable = payables.get(line.id);
    const item = payable && itemOf(payable);
    return item?.pay_run_id === before.id
      ? release(db, item, "pay_run_id", before.id)
      : payAdjustmentWrite(db, givenBack(before, line, index));
  }),
];

/**
 * Makes the adjustment that gives back a line's amount, which a correction has deducted since.
 *
 * @param index the line's place in the run
 */
const givenBack = ({ id, walker_id }: PayRun, line: PayLine, index: number): PayAdjustment => ({
  id: `${id}.${index}`,
  walker_id,
  client_id: line.client_id,
  kind: "correction",
  cents: line.cents,
  date: line.date,
  visit_id: line.id,
});
