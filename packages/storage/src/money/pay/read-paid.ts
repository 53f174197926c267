import type { LocalDate } from "@petcare/domain";
import { payRunKey } from "../../table/account-keys.ts";
import type { Db } from "../../table/client.ts";
import { batchGet, queryList } from "../../table/query.ts";
import { payRunFrom } from "./pay-run.ts";
import { headFrom, type PayRunHead } from "./read-pay-runs.ts";

/** Reads the pay runs of all walkers from a day on, by the day of payment, without undone ones. */
export async function readPaidSince(db: Db, from: LocalDate): Promise<PayRunHead[]> {
  const items = await queryList(db, { IndexName: "pay" }, "PAYRUNS", { first: from, last: "~" });
  return items.map(headFrom).filter(({ status }) => status === "paid");
}

/** Reads the days on which pay runs were paid, by id, without undone ones. */
export async function readPaidOn(db: Db, ids: Iterable<string>): Promise<ReadonlyMap<string, LocalDate>> {
  const items = await batchGet(db, [...new Set(ids)].map(payRunKey));
  const paid = items.map(payRunFrom).filter(({ status }) => status === "paid");
  return new Map(paid.map(({ id, paid_on }) => [id, paid_on]));
}
