import { GetCommand } from "@aws-sdk/lib-dynamodb";
import type { LocalDate, WeekHeader, WeekRow } from "@petcare/domain";
import { batchGet } from "../table/batch-get.ts";
import type { Db } from "../table/client.ts";
import { type Item, queryPages } from "../table/query.ts";
import { allWeeks, weekKey, weekPartKey, weeksHeadKey } from "../table/week-keys.ts";

/** The last closed week's number and hash. */
export type WeeksHead = Pick<WeekHeader, "n" | "hash">;

export const closedWeekItem = (week: WeekHeader) => ({ ...weekKey(week.monday), ...week });

const closedWeekFrom = ({ pk, sk, ...week }: Item) => week as unknown as WeekHeader;

/** A closed week as it is now; undefined for one that is open. */
export async function readClosedWeek(db: Db, monday: LocalDate): Promise<WeekHeader | undefined> {
  const item = await readAt(db, weekKey(monday));
  return item && closedWeekFrom(item);
}

/** The last closed week's number and hash; undefined before the first one. */
export const readWeeksHead = async (db: Db): Promise<WeeksHead | undefined> =>
  (await readAt(db, weeksHeadKey)) as unknown as WeeksHead | undefined;

async function readAt(db: Db, Key: Item): Promise<Item | undefined> {
  const { Item } = await db.client.send(new GetCommand({ TableName: db.table, Key, ConsistentRead: true }));
  return Item;
}

/** The parts of a closed week's rows, in their order. A part that is missing is empty. */
export async function readWeekParts(
  db: Db,
  { monday, attempt, parts }: Pick<WeekHeader, "monday" | "attempt" | "parts">,
): Promise<WeekRow[][]> {
  const keys = parts.map((_, index) => weekPartKey(monday, attempt, index));
  const items = await batchGet(db, keys, { consistent: true });
  const rows = new Map(items.map((item) => [item.sk, item.rows as WeekRow[]]));
  return keys.map(({ sk }) => rows.get(sk) ?? []);
}

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
