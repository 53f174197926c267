import { type BookFault, faultsOfPayRun } from "@petcare/domain";
import type { HistoryRow } from "../../history/history-row.ts";
import { hasEveryVersion } from "../../history/versions.ts";
import { payRunListKeys } from "../../table/account-keys.ts";
import type { Item } from "../../table/query.ts";
import { payRunFrom } from "../pay/pay-run.ts";

/** What is wrong with a pay run on its own. @param history rows, also of other records */
export function payRunFaults(item: Item, history: readonly HistoryRow[]): BookFault[] {
  const run = payRunFrom(item);
  const fault = { kind: "pay_run" as const, id: run.id };
  const rows = history.filter(({ entity_id }) => entity_id === run.id);
  const isPlaced = item.money_sk === payRunListKeys(run).money_sk;
  const isKnown = hasEveryVersion(rows, run.version);
  return [
    ...(isPlaced ? [] : [{ ...fault, rule: "place" as const }]),
    ...faultsOfPayRun(run).map(({ rule }) => ({ ...fault, rule })),
    ...(isKnown ? [] : [{ ...fault, rule: "history" as const }]),
  ];
}
