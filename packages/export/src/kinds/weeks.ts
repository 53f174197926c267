import type { LocalDate, RowFigures, WeekCounts, WeekHeader } from "@petcare/domain";
import { closedWeekItem, type Item, weekRowsKey } from "@petcare/storage/items";
import * as z from "zod/mini";
import { cents, count, day, instant, recordOf, text } from "./fields.ts";
import { kindOf } from "./kind.ts";

/** A header is signed as a whole, so its hash says more of what is inside of its lists than a schema could. */
const header = recordOf<WeekHeader>({
  monday: day,
  id: text,
  request_hash: text,
  closed_at: instant,
  closed_by: text,
  signed: text,
  figures: recordOf<RowFigures>({
    completed: cents,
    on_invoices: cents,
    to_bill: cents,
    written_off: cents,
    pay: cents,
    tips: cents,
  }),
  counts: recordOf<WeekCounts>({
    visits: count,
    completed: count,
    cancellations: count,
    written_off: count,
    invoices: count,
    pay_runs: count,
  }),
  carried: z.array(z.looseObject({ kind: text, id: text })) as unknown as z.ZodMiniType<WeekHeader["carried"]>,
  hash: text,
});

export const weeks = kindOf<WeekHeader>({
  name: "weeks",
  keys: [["WEEKS", "*"]],
  schema: header,
  recordOf: ({ pk, sk, ...week }: Item) => week as unknown as WeekHeader,
  itemOf: closedWeekItem,
});

/** The rows of a closed week, packed. */
export interface WeekRows {
  monday: LocalDate;
  rows: Uint8Array;
}

export const weekRows = kindOf<WeekRows>({
  name: "week-rows",
  keys: [["WEEK#*", "ROWS"]],
  schema: recordOf<WeekRows>({
    monday: day,
    rows: z.instanceof(Uint8Array),
  }),
  recordOf: ({ pk, sk, ...rows }: Item) =>
    ({ monday: String(pk).slice("WEEK#".length), ...rows }) as unknown as WeekRows,
  itemOf: ({ monday, ...rows }) => ({ ...weekRowsKey(monday), ...rows }),
});
