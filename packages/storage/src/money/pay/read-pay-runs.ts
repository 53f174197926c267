import { firstDay } from "@petcare/domain";
import type { Db } from "../../table/client.ts";
import { partOf } from "../../table/item-kind.ts";
import { type Item, type PageRequest, readPage } from "../../table/query.ts";
import { payRunKind } from "./pay-run.ts";

const headOf = partOf(payRunKind, [
  "id",
  "walker_id",
  "status",
  "period",
  "paid_on",
  "method",
  "sums",
  "created_at",
  "version",
]);

/** Reads a pay run from an index. The list of all has the id and the day only in its keys. */
export const headFrom = (item: Item) =>
  headOf({
    paid_on: String(item.pay_sk).slice(0, firstDay.length),
    ...item,
    id: String(item.pk).slice("PAYRUN#".length),
  });
/** The fields of a pay run in lists, undone or not. */
export type PayRunHead = ReturnType<typeof headFrom>;

export interface PayRunPage {
  runs: PayRunHead[];
  /** Fetches the next page; absent on the last page. */
  cursor?: string | undefined;
}

/** Reads all pay runs, the latest paid first. */
export const readPayRuns = async (db: Db, page: PageRequest): Promise<PayRunPage> =>
  pageFrom(
    await readPage(
      db,
      { index: { IndexName: "pay" }, partition: ["pay_pk", "PAYRUNS"], sort: "pay_sk", first: "0", last: "~" },
      page,
    ),
  );

/** Reads a walker's pay runs, the latest period first. */
export const readWalkerPayRuns = async (db: Db, walkerId: string, page: PageRequest): Promise<PayRunPage> =>
  pageFrom(
    await readPage(
      db,
      {
        index: { IndexName: "walker" },
        partition: ["walker_id", walkerId],
        sort: "agenda_sk",
        first: "PAYRUN#",
        last: "PAYRUN$",
      },
      page,
    ),
  );

const pageFrom = ({ items, next }: { items: Item[]; next?: string | undefined }): PayRunPage => ({
  runs: items.map(headFrom),
  cursor: next,
});
