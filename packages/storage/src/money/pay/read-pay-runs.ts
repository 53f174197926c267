import { firstDay } from "@petcare/domain";
import { payRunListKeys } from "../../table/account-keys.ts";
import type { Db } from "../../table/client.ts";
import { partOf } from "../../table/item-kind.ts";
import { type Index, type Item, queryPages } from "../../table/query.ts";
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

/** A pay run as an index has it. The list of all has the id and the day in its keys alone. */
export const headFrom = (item: Item) =>
  headOf({
    paid_on: String(item.pay_sk).slice(0, firstDay.length),
    ...item,
    id: String(item.pk).slice("PAYRUN#".length),
  });
/** The part of a pay run that lists have. Undone ones are among them. */
export type PayRunHead = ReturnType<typeof headFrom>;

export interface PayRunPage {
  runs: PayRunHead[];
  /** Asks for the next page; absent on the last one. */
  cursor?: string | undefined;
}

interface Requested {
  limit: number;
  /** Of the page before; any other text answers some page of the same list. */
  cursor?: string | undefined;
}

/** All pay runs, those that were paid last first. */
export const readPayRuns = (db: Db, requested: Requested): Promise<PayRunPage> =>
  readPage(db, requested, {
    index: { IndexName: "pay" },
    partition: ["pay_pk", "PAYRUNS"],
    sort: "pay_sk",
    first: "0",
    last: "~",
  });

/** A walker's pay runs, the latest period first. */
export const readWalkerPayRuns = (db: Db, walkerId: string, requested: Requested): Promise<PayRunPage> =>
  readPage(db, requested, {
    index: { IndexName: "walker" },
    partition: ["walker_id", walkerId],
    sort: "agenda_sk",
    first: "PAYRUN#",
    last: "PAYRUN$",
  });

interface List {
  index: Index<"pay" | "walker">;
  partition: [name: string, value: string];
  sort: "pay_sk" | "agenda_sk";
  /** Before and after every run of the list. */
  first: string;
  last: string;
}

async function readPage(
  db: Db,
  { limit, cursor }: Requested,
  { index, partition: [name, value], sort, first, last }: List,
): Promise<PayRunPage> {
  const from = cursor !== undefined && cursor < last ? cursor : last;
  if (from <= first) return { runs: [] };
  const pages = queryPages(db, {
    ...index,
    KeyConditionExpression: `${name} = :partition AND ${sort} BETWEEN :first AND :last`,
    ExpressionAttributeValues: { ":partition": value, ":first": first, ":last": from },
    ScanIndexForward: false,
    // The one before, and the first of the next page.
    Limit: limit + 2,
  });
  const runs: PayRunHead[] = [];
  for await (const items of pages) {
    for (const item of items) {
      if (item[sort] === cursor) continue;
      const previous = runs.at(-1);
      if (runs.length === limit && previous) return { runs, cursor: String(payRunListKeys(previous)[sort]) };
      runs.push(headFrom(item));
    }
  }
  return { runs };
}
