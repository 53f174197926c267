import {
  type Carried,
  carriedKinds,
  type LocalDate,
  type RowFigures,
  type WeekCounts,
  type WeekHeader,
  type WeekRow,
} from "@petcare/domain";
import * as z from "zod/mini";
import { allWeeks, weekKey, weekRowsKey } from "../../table/account-keys.ts";
import type { Db } from "../../table/client.ts";
import { cents, count, day, instant, objectOf, type Shape, text } from "../../table/fields.ts";
import { itemKind } from "../../table/item-kind.ts";
import { queryPages, readItem } from "../../table/query.ts";
import { packRows, unpackRows } from "./packed-rows.ts";

/** The header of a closed week. Its hash says more of what is inside of it than a schema could. */
export const weekKind = itemKind({
  schema: z.strictObject({
    monday: day,
    id: text,
    request_hash: text,
    closed_at: instant,
    closed_by: text,
    signed: text,
    figures: objectOf<RowFigures>({
      completed: cents,
      on_invoices: cents,
      to_bill: cents,
      written_off: cents,
      pay: cents,
      tips: cents,
    }),
    counts: objectOf<WeekCounts>({
      visits: count,
      completed: count,
      cancellations: count,
      written_off: count,
      invoices: count,
      pay_runs: count,
    }),
    carried: z.array(objectOf<Carried>({ kind: z.enum(carriedKinds), id: text, reason: text, cents })),
    hash: text,
  } satisfies Shape<WeekHeader>),
  keysOf: ({ monday }) => weekKey(monday),
});
export const closedWeekItem = weekKind.itemOf;

/** The rows of a closed week, packed. */
export const weekRowsKind = itemKind({
  schema: z.strictObject({ monday: day, rows: z.custom<Uint8Array>((value) => value instanceof Uint8Array) }),
  keysOf: ({ monday }) => weekRowsKey(monday),
  inKey: ({ pk }) => ({ monday: pk.slice("WEEK#".length) }),
});

export const weekRowsItem = (monday: LocalDate, rows: readonly WeekRow[]) =>
  weekRowsKind.itemOf({ monday, rows: packRows(rows) });

/** A closed week as it is now; undefined for one that is open. */
export const readClosedWeek = (db: Db, monday: LocalDate): Promise<WeekHeader | undefined> =>
  readItem(db, weekKey(monday), weekKind.read);

/** The rows of a closed week, in their order; none where they are missing or cannot be unpacked. */
export const readWeekRows = async (db: Db, monday: LocalDate): Promise<WeekRow[]> =>
  (await readItem(db, weekRowsKey(monday), (item) => unpackRows(weekRowsKind.read(item).rows))) ?? [];

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
      weeks.push(weekKind.read(item));
    }
  }
  return { weeks };
}
