import { GetCommand } from "@aws-sdk/lib-dynamodb";
import type { LocalDate, WeekHeader, WeekRow } from "@petcare/domain";
import { allWeeks, weekKey, weekRowsKey } from "../../table/account-keys.ts";
import type { Db } from "../../table/client.ts";
import { type Item, queryPages } from "../../table/query.ts";
import { packRows, unpackRows } from "./packed-rows.ts";

export const closedWeekItem = (week: WeekHeader) => ({ ...weekKey(week.monday), ...week });

export const weekRowsItem = (monday: LocalDate, rows: readonly WeekRow[]) => ({
  ...weekRowsKey(monday),
  rows: packRows(rows),
});

export const closedWeekFrom = ({ pk, sk, ...week }: Item) => week as unknown as WeekHeader;

/** A closed week as it is now; undefined for one that is open. */
export async function readClosedWeek(db: Db, monday: LocalDate): Promise<WeekHeader | undefined> {
  const item = await readAt(db, weekKey(monday));
  return item && closedWeekFrom(item);
}

async function readAt(db: Db, Key: Item) {
  const { Item } = await db.client.send(new GetCommand({ TableName: db.table, Key, ConsistentRead: true }));
  return Item;
}

/** The rows of a closed week, in their order; none where they are missing or cannot be unpacked. */
export const readWeekRows = async (db: Db, monday: LocalDate): Promise<WeekRow[]> =>
  unpackRows((await readAt(db, weekRowsKey(monday)))?.rows);

export interface ClosedWeeksPage {
  weeks: WeekHeader[];
  /** Asks for the next page; absent on the last one. */
  cursor?: string | undefined;
}

/** Closed weeks, the latest first. Any other text than the cursor of a page answers some page of the same list. */
export async function readClosedWeeks(
  db: Db,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<ClosedWeeksPage> {
  const { pk, first, last } = allWeeks;
  const from = cursor !== undefined && cursor < last ? cursor : last;
  if (from <= first) return { weeks: [] };
  const weeks: WeekHeader[] = [];
  const pages = queryPages(db, {
    KeyConditionExpression: "pk = :pk AND sk BETWEEN :first AND :from",
    ExpressionAttributeValues: { ":pk": pk, ":first": first, ":from": from },
    ScanIndexForward: false,
    // The one before, and the first of the next page.
    Limit: limit + 2,
  });
  for await (const items of pages) {
    for (const item of items) {
      if (item.sk === cursor) continue;
      if (weeks.length === limit) return { weeks, cursor: weeks.at(-1)?.monday };
      weeks.push(closedWeekFrom(item));
    }
  }
  return { weeks };
}
