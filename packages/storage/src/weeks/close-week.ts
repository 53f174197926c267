import { closingOf, sortedJson, type WeekHeader } from "@petcare/domain";
import { changing, type Decision } from "../table/changing.ts";
import type { Db } from "../table/client.ts";
import { transact } from "../table/transact.ts";
import { readClosedWeek, readWeeksHead, type WeeksHead } from "./closed-week.ts";
import type { ClosingRequest } from "./closing-request.ts";
import { type Kept, readKept } from "./kept-rows.ts";
import { readWeek, type WeekNow } from "./read-week.ts";
import { closingWrites, mostRows, storeParts } from "./sealing.ts";

export type ClosingResult =
  | { outcome: "closed"; week: WeekHeader }
  /** Nothing was written, as below: somebody else closed it. */
  | { outcome: "taken"; week: WeekHeader }
  /** The week is not as it was seen. */
  | { outcome: "changed" }
  /** Something is neither settled nor carried over with a reason. */
  | { outcome: "open" }
  /** What was written apart does not agree. */
  | { outcome: "differs" }
  /** The week has more rows than one closing takes. */
  | { outcome: "long" };

/** How often the week is read until it is twice the same. */
const mostReads = 5;

/**
 * Closes a week: what it is then is kept, signed, and nothing alters it later. It can be killed anywhere: what it has written
 * before the last transaction vanishes within a day. Of two at once one wins.
 *
 * @throws KeepsChangingError when other weeks were closed 20 times meanwhile
 */
export async function closeWeek(db: Db, request: ClosingRequest): Promise<ClosingResult> {
  const before = await readClosedWeek(db, request.monday);
  if (before) return closedBefore(before, request);
  const week = await readTwice(db, request);
  if (week?.seen !== request.seen) return { outcome: "changed" };
  const carried = closingOf(week.list, request.carried);
  if (!carried) return { outcome: "open" };
  if (week.books.differences.length > 0) return { outcome: "differs" };
  const kept = await readKept(db, week, carried);
  if (kept.rows.length > mostRows) return { outcome: "long" };
  return seal(db, request, kept);
}

/** The week once two readings of it are the same; undefined where it keeps changing. */
async function readTwice(db: Db, { monday, today }: ClosingRequest): Promise<WeekNow | undefined> {
  let last = "";
  for (let reads = 0; reads < mostReads; reads++) {
    const week = await readWeek(db, monday, today);
    const text = sortedJson([week.rows, week.list, week.books.differences]);
    if (text === last) return week;
    last = text;
  }
  return undefined;
}

async function seal(db: Db, request: ClosingRequest, kept: Kept): Promise<ClosingResult> {
  const parts = await storeParts(db, request, kept.rows);
  return changing<WeeksHead, { head: WeeksHead | undefined }, ClosingResult>({
    what: "The order of closed weeks",
    read: () => readWeeksHead(db),
    decide: async (head): Promise<Decision<{ head: WeeksHead | undefined }, ClosingResult>> => {
      const other = await readClosedWeek(db, request.monday);
      return other ? { result: closedBefore(other, request) } : { change: { head } };
    },
    write: async ({ head }) => {
      const { week, writes } = closingWrites(db, request, { ...kept, parts }, head);
      const { outcome } = await transact(db, writes);
      return outcome === "refused" ? outcome : { outcome: "closed", week };
    },
  });
}

const closedBefore = (week: WeekHeader, { id, request_hash }: ClosingRequest): ClosingResult => ({
  outcome: week.id === id && week.request_hash === request_hash ? "closed" : "taken",
  week,
});
