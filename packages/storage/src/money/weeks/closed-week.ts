import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import {
  type Carried,
  carriedKinds,
  type LocalDate,
  type RowFigures,
  type VisitRow,
  visitRows,
  type WeekCounts,
  type WeekHeader,
  type WeekRow,
} from "@petcare/domain";
import * as z from "zod/mini";
import { allWeeks, weekKey, weekRowsKey } from "../../table/account-keys.ts";
import type { Db } from "../../table/client.ts";
import { cents, count, day, instant, itemKind, objectOf, type Shape, text } from "../../table/item-kind.ts";
import { type PageRequest, readItem, readPage } from "../../table/query.ts";

/** A closed week without its visits. */
export const weekKind = itemKind({
  schema: z.strictObject({
    monday: day,
    id: text,
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
  } satisfies Shape<WeekHeader>),
  keysOf: ({ monday }) => weekKey(monday),
});
export const closedWeekItem = weekKind.itemOf;

/** The visits of a closed week: JSON compressed by Brotli, because an item cannot hold a large week. */
export const weekRowsKind = itemKind({
  schema: z.strictObject({ monday: day, rows: z.custom<Uint8Array>((value) => value instanceof Uint8Array) }),
  keysOf: ({ monday }) => weekRowsKey(monday),
  inKey: ({ pk }) => ({ monday: pk.slice("WEEK#".length) }),
});

export const weekRowsItem = (monday: LocalDate, rows: readonly WeekRow[]) =>
  weekRowsKind.itemOf({ monday, rows: brotliCompressSync(JSON.stringify(visitRows(rows)), { params }) });

/** Ids repeat far apart in a week's visits, so the window must hold all of them. */
const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_QUALITY]: 5 };

/** Reads a closed week; undefined if it is open. */
export const readClosedWeek = (db: Db, monday: LocalDate): Promise<WeekHeader | undefined> =>
  readItem(db, weekKey(monday), weekKind.read);

/** Reads the visits of a closed week, in their order; none of an open one. */
export const readWeekRows = async (db: Db, monday: LocalDate): Promise<VisitRow[]> =>
  (await readItem(
    db,
    weekRowsKey(monday),
    (item) => JSON.parse(brotliDecompressSync(weekRowsKind.read(item).rows).toString()) as VisitRow[],
  )) ?? [];

export interface ClosedWeeksPage {
  weeks: WeekHeader[];
  /** Fetches the next page; absent on the last page. */
  cursor?: string | undefined;
}

/** Reads closed weeks, the latest first. */
export async function readClosedWeeks(db: Db, page: PageRequest): Promise<ClosedWeeksPage> {
  const { pk, first, last } = allWeeks;
  const { items, next } = await readPage(db, { partition: ["pk", pk], sort: "sk", first, last }, page);
  return { weeks: items.map(weekKind.read), cursor: next };
}
