import { type Cents, totalOf } from "@petcare/domain";
import type { Db } from "../../table/client.ts";
import { type MadeDocuments, makeDocuments } from "../invoices/make-documents.ts";
import { type DueLine, type PlannedPay, readAsSeen, readDue } from "./due.ts";
import { nextPayRun, type PayRequest, payingWrites } from "./next-pay-run.ts";
import { type PayRun, readPayRun } from "./pay-run.ts";
import { readWalkerLedger, type WalkerLedger } from "./walker-ledger.ts";

type Refusal =
  /** The pay of this visit is not known. */
  | { outcome: "unknown"; line: DueLine }
  | { outcome: "nothing" }
  /** It is less than nothing, so it stays due. */
  | { outcome: "negative"; total: Cents };

export type MadePayRuns = MadeDocuments<PayRun, Refusal>;

/** Records that a walker was paid all that is due up to a day, once for the walker's `n`. See docs/product/pay.md#paying. */
export const makePayRuns = (db: Db, request: PayRequest): Promise<MadePayRuns> =>
  makeDocuments<WalkerLedger, PayRun, Refusal>(db, request, {
    what: `The ledger of ${request.walker_id}`,
    readLedger: () => readWalkerLedger(db, request.walker_id),
    begun: ({ runs }) => runs,
    readNumbered: (number) => readPayRun(db, request.idOf(number)),
    // What no run covers stays due.
    isComplete: (made) => restOf(request, made).every(({ cents }) => cents < 0),
    plan: async (ledger, made) => {
      const rest = restOf(request, made);
      const [due, payables] = await Promise.all([
        readDue(db, request.to, request.walker_id),
        readAsSeen(db, request, rest),
      ]);
      const unknown = due.find(({ cents }) => cents === undefined);
      if (unknown) return { outcome: "unknown", line: unknown };
      const seen = new Set(request.lines.map(({ id }) => id));
      if (payables.length < rest.length || due.some(({ id }) => !seen.has(id))) return "changed";
      if (rest.length === 0) return { outcome: "nothing" };
      const total = totalOf(rest.map(({ cents }) => cents));
      const next = nextPayRun(request, made, payables);
      if (!next || (total < 0 && made.length === 0)) return { outcome: "negative", total };
      return { document: next.run, writes: payingWrites(db, next, ledger, request.by) };
    },
  });

/** The request's lines that are in none of its runs. */
function restOf({ lines }: PayRequest, made: readonly PayRun[]): PlannedPay[] {
  const paid = new Set(made.flatMap((run) => run.lines.map(({ id }) => id)));
  return lines.filter(({ id }) => !paid.has(id));
}
