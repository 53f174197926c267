import type { LocalDate, RowFigures, WeekCounts, WeekHeader, WeekRow } from "@petcare/domain";
import { closedWeekItem, type Item, weekPartKey, weeksHeadKey } from "@petcare/storage/items";
import * as z from "zod/mini";
import { cents, count, day, instant, recordOf, text, texts } from "./fields.ts";
import { kindOf } from "./kind.ts";

/** The last closed week's number and hash. It stands among the weeks. */
export type WeeksHead = Pick<WeekHeader, "n" | "hash">;

const head = recordOf<WeeksHead>({ n: count, hash: text });

/** A header is signed as a whole, so its hash says more of what is inside of its lists than a schema could. */
const header = recordOf<WeekHeader>({
  monday: day,
  n: count,
  id: text,
  request_hash: text,
  attempt: text,
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
  parts: texts,
  former: text,
  hash: text,
});

export const isWeek = (week: WeekHeader | WeeksHead): week is WeekHeader => "monday" in week;

export const weeks = kindOf<WeekHeader | WeeksHead>({
  name: "weeks",
  keys: [["WEEKS", "*"]],
  schema: z.union([header, head]),
  recordOf: ({ pk, sk, ...week }: Item) => week as unknown as WeekHeader | WeeksHead,
  itemOf: (week) => (isWeek(week) ? closedWeekItem(week) : { ...weeksHeadKey, ...week }),
});

/** Some rows of a closed week. */
export interface WeekPart {
  monday: LocalDate;
  attempt: string;
  index: number;
  rows: WeekRow[];
}

export const weekParts = kindOf<WeekPart>({
  name: "week-parts",
  keys: [["WEEK#*", "PART#*"]],
  schema: recordOf<WeekPart>({
    monday: day,
    attempt: text,
    index: count,
    rows: z.array(z.looseObject({ kind: text, id: text })) as unknown as z.ZodMiniType<WeekRow[]>,
  }),
  // Those of a week that is being closed end by themselves until it is.
  told: (item) => (item.expires_at === undefined ? item : undefined),
  recordOf: ({ pk, sk, ...part }: Item) => {
    const [, attempt = "", index = ""] = /^PART#(.*)#(\d+)$/.exec(String(sk)) ?? [];
    return { monday: String(pk).slice("WEEK#".length), attempt, index: Number(index), ...part } as unknown as WeekPart;
  },
  itemOf: ({ monday, attempt, index, ...part }) => ({ ...weekPartKey(monday, attempt, index), ...part }),
});
