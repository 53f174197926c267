import { auditWalker, type Fault } from "@petcare/domain";
import { expect } from "vitest";
import { rowFrom } from "../../../history/history-row.ts";
import { replay } from "../../../history/testing/recorded.ts";
import { type PayAdjustment, payAdjustmentFrom } from "../../../schedules/pay-adjustment.ts";
import { type Visit, visitFrom } from "../../../schedules/visit.ts";
import type { Db } from "../../../table/client.ts";
import type { Item } from "../../../table/query.ts";
import { dump } from "../../../testing/test-table.ts";
import { TableBooks } from "../../audit/table-books.ts";
import { type PayRun, payRunFrom, recordedPayRun } from "../pay-run.ts";
import { type WalkerLedger, walkerLedgerFrom } from "../walker-ledger.ts";

/** All that pay is made of, as it stands in the table. */
export interface Payments {
  visits: Visit[];
  adjustments: PayAdjustment[];
  runs: PayRun[];
  ledger: WalkerLedger[];
}

/** Asserts what must hold after every transaction. See docs/product/pay.md#what-always-holds. */
export async function checkPay(db: Db): Promise<Payments> {
  const items = await dump(db);
  const of = (sort: string) => items.filter(({ sk }) => String(sk).startsWith(sort));
  const payments: Payments = {
    visits: of("VISIT#").map((item) => visitFrom(item)),
    adjustments: of("EXTRA").map(payAdjustmentFrom),
    runs: of("PAYRUN").map(payRunFrom),
    ledger: of("WAGES").map(walkerLedgerFrom),
  };
  expect(faultsInPay(items)).toEqual([]);
  const history = of("HISTORY#").map(rowFrom);
  for (const run of payments.runs) {
    expect(replay(history.filter(({ entity_id }) => entity_id === run.id))).toEqual(recordedPayRun(run));
  }
  return payments;
}

/** Audits the pay of all walkers in a whole table. */
function faultsInPay(items: Item[]): Fault[] {
  const books = new TableBooks(items);
  return [...books.recordFaults(), ...books.walkers().flatMap(auditWalker)];
}
