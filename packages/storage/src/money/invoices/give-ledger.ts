import type { Db } from "../../table/client.ts";
import { changing, transact } from "../../table/transact.ts";
import { type ClientLedger, type LedgerMerging, ledgerWrite } from "./client-ledger.ts";
import { finishMerging, readSettledLedger } from "./merge-accounts.ts";

interface Both {
  left: ClientLedger;
  kept: ClientLedger;
}

/**
 * Moves a client's invoices, credit and payments to another client. It can be killed anywhere and repeated. An act on either
 * ledger finishes it first.
 */
export const giveLedger = (db: Db, merging: LedgerMerging): Promise<"written" | "unchanged"> =>
  changing<Both, Both, "written" | "unchanged">({
    what: `The account of client ${merging.into}`,
    read: async () => ({
      left: await readSettledLedger(db, merging.from),
      kept: await readSettledLedger(db, merging.into),
    }),
    decide: (both) => {
      const isDone = !both || both.left.version === 0 || both.kept.from?.includes(merging.from);
      return isDone ? { result: "unchanged" } : { change: both };
    },
    write: async ({ left, kept }) => {
      const writes = [left, kept].map((account) => ledgerWrite(db, account, { ...account, merging }));
      const { outcome } = await transact(db, writes);
      if (outcome === "written") await finishMerging(db, merging);
      return outcome;
    },
  });
