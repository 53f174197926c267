import { isDeepStrictEqual } from "node:util";
import {
  type BookFault,
  faultsOfPay,
  type NightlyFault,
  noPay,
  standingLines,
  withEarning,
  withPayAdjustment,
  withPayRun,
} from "@petcare/domain";
import type { HistoryRow } from "../../history/history-row.ts";
import { type PayAdjustment, payAdjustmentFrom } from "../../schedules/pay-adjustment.ts";
import type { Visit } from "../../schedules/visit.ts";
import { visitFrom } from "../../schedules/visit-item.ts";
import { payAdjustmentListKeys } from "../../table/account-keys.ts";
import type { Item } from "../../table/query.ts";
import { visitId } from "../../table/visit-id.ts";
import { type PayRun, payRunFrom } from "../pay/pay-run.ts";
import type { WalkerLedger } from "../pay/walker-ledger.ts";
import { payRunFaults } from "./pay-run-faults.ts";

/** All that a walker's pay is made of. Items are whole, with the keys of their indexes. */
export interface WalkerBooks {
  ledger: WalkerLedger;
  /** All of the walker's. */
  runs: readonly Item[];
  extras: readonly Item[];
  /** The walker's that are stored. */
  visits: readonly Item[];
  /** The rows of the runs. */
  history: readonly HistoryRow[];
}

/** What does not agree in a walker's pay. What must hold after every write is in docs/product/pay.md#what-always-holds. */
export function walkerFaults({ history, ...items }: WalkerBooks): BookFault[] {
  const visits = items.visits.map((item) => visitFrom(item));
  const extras = items.extras.map(payAdjustmentFrom);
  const runs = items.runs.map(payRunFrom);
  return [
    ...items.extras.flatMap(payAdjustmentFaults),
    ...items.runs.flatMap((item) => payRunFaults(item, history)),
    ...claimFaults(runs, visits, extras),
    ...payFaults(items),
  ];
}

/** What does not agree in the sums of a walker's pay. A night checks it too. */
export function payFaults({ ledger, ...items }: Omit<WalkerBooks, "history">): NightlyFault[] {
  const runs = items.runs.map(payRunFrom).reduce(withPayRun, noPay);
  const earned = items.visits.map((item) => ({ ...visitFrom(item), isDue: item.pay_sk !== undefined }));
  const side = items.extras.map(payAdjustmentFrom).reduce(withPayAdjustment, earned.reduce(withEarning, runs));
  return faultsOfPay(ledger, side)
    .slice(0, 1)
    .map(() => ({ kind: "walker", id: ledger.walker_id, rule: "pay" }));
}

/** An extra is due until a run has it. */
function payAdjustmentFaults(item: Item): BookFault[] {
  const extra = payAdjustmentFrom(item);
  const { pay_pk, pay_sk } = payAdjustmentListKeys(extra);
  const right = extra.pay_run_id === undefined ? [pay_pk, pay_sk] : [undefined, undefined];
  return isDeepStrictEqual([item.pay_pk, item.pay_sk], right) ? [] : [{ kind: "extra", id: extra.id, rule: "place" }];
}

/** Whatever says that it is in a run stands on a line of it, with its amount. A corrected visit has left its line behind. */
function claimFaults(runs: readonly PayRun[], visits: readonly Visit[], extras: readonly PayAdjustment[]): BookFault[] {
  const lines = new Set(runs.flatMap((run) => standingLines(run).map(({ id, cents }) => `${run.id} ${id} ${cents}`)));
  const claims = [
    ...visits.map((visit) => ({
      fault: { kind: "visit" as const, id: visitId(visit), rule: "pay" as const },
      run: visit.pay_run_id,
      cents: visit.pay_cents,
    })),
    ...extras.map(({ pay_run_id: run, id, cents }) => ({
      fault: { kind: "extra" as const, id, rule: "pay" as const },
      run,
      cents,
    })),
  ];
  return claims.flatMap(({ fault, run, cents }) =>
    run === undefined || lines.has(`${run} ${fault.id} ${cents}`) ? [] : fault,
  );
}
