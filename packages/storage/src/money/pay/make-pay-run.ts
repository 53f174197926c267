import type { Cents } from "@petcare/domain";
import type { Db } from "../../table/client.ts";
import { type MadeDocument, makeDocument } from "../invoices/make-document.ts";
import { type DueLine, readAsSeen, readDue } from "./due.ts";
import { nextPayRun, type PayRequest, payingWrites } from "./next-pay-run.ts";
import { type PayRun, readPayRun } from "./pay-run.ts";
import { readWalkerLedger, type WalkerLedger } from "./walker-ledger.ts";

type Refusal =
  /** The pay of this visit is unknown. */
  | { outcome: "unknown"; line: DueLine }
  | { outcome: "nothing" }
  /** The total is below 0, so it stays due. */
  | { outcome: "negative"; total: Cents };

export type MadePayRun = MadeDocument<PayRun, Refusal>;

/** Records that a walker was paid everything due up to a day, once for each `n`. See docs/product/pay.md#paying. */
export const makePayRun = (db: Db, request: PayRequest): Promise<MadePayRun> =>
  makeDocument<WalkerLedger, PayRun, Refusal>(db, request, {
    what: `The ledger of ${request.walker_id}`,
    readLedger: () => readWalkerLedger(db, request.walker_id),
    begun: ({ runs }) => runs,
    readNumbered: (number) => readPayRun(db, request.idOf(number)),
    plan: async (ledger) => {
      const { lines, to, walker_id } = request;
      const [due, payables] = await Promise.all([readDue(db, to, walker_id), readAsSeen(db, request, lines)]);
      const unknown = due.find(({ cents }) => cents === undefined);
      if (unknown) return { outcome: "unknown", line: unknown };
      const seen = new Set(lines.map(({ id }) => id));
      if (payables.length < lines.length || due.some(({ id }) => !seen.has(id))) return { outcome: "changed" };
      if (lines.length === 0) return { outcome: "nothing" };
      const next = nextPayRun(request, payables);
      const { total } = next.run.sums;
      if (total < 0) return { outcome: "negative", total };
      return { document: next.run, writes: payingWrites(db, next, ledger, request.by) };
    },
  });
