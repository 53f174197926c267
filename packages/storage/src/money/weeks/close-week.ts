import { closingOf, sortedJson, type WeekHeader } from "@petcare/domain";
import type { Db } from "../../table/client.ts";
import { transact } from "../../table/transact.ts";
import { readClosedWeek } from "./closed-week.ts";
import type { ClosingRequest } from "./closing-request.ts";
import { closingWrites, maxRows } from "./closing-writes.ts";
import { readKept } from "./kept-rows.ts";
import { readWeek, type WeekNow } from "./read-week.ts";

export type ClosingResult =
  | { outcome: "closed"; week: WeekHeader }
  /** Nothing was written, as below: somebody else closed it. */
  | { outcome: "taken"; week: WeekHeader }
  /** The week is not as it was seen. */
  | { outcome: "changed" }
  /** Something is neither settled nor carried over with a reason. */
  | { outcome: "open" }
  /** Records that were written apart do not agree. */
  | { outcome: "differs" }
  /** The week has more rows than one closing takes. */
  | { outcome: "long" };

/** How often the week is read until it is twice the same. */
const maxReads = 5;

/**
 * Closes a week in one transaction: what it is then is kept, signed, and nothing alters it later. Of two at once one wins.
 *
 * @param most rows that it keeps
 */
export async function closeWeek(db: Db, request: ClosingRequest, most = maxRows): Promise<ClosingResult> {
  const before = await readClosedWeek(db, request.monday);
  if (before) return closedBefore(before, request);
  const week = await readTwice(db, request);
  if (week?.seen !== request.seen) return { outcome: "changed" };
  const carried = closingOf(week.list, request.carried);
  if (!carried) return { outcome: "open" };
  if (week.books.differences.length > 0) return { outcome: "differs" };
  const kept = await readKept(db, week, carried);
  if (kept.rows.length > most) return { outcome: "long" };
  const { week: header, writes } = closingWrites(db, request, kept);
  const { outcome } = await transact(db, writes);
  if (outcome === "written") return { outcome: "closed", week: header };
  const other = await readClosedWeek(db, request.monday);
  if (!other) throw new Error(`The week of ${request.monday} was refused, and is not closed`);
  return closedBefore(other, request);
}

/** The week once two readings of it are the same; undefined where it keeps changing. */
async function readTwice(db: Db, { monday, today }: ClosingRequest): Promise<WeekNow | undefined> {
  let last = "";
  for (let reads = 0; reads < maxReads; reads++) {
    const week = await readWeek(db, monday, today);
    const text = sortedJson([week.rows, week.list, week.books.differences]);
    if (text === last) return week;
    last = text;
  }
  return undefined;
}

const closedBefore = (week: WeekHeader, { id, request_hash }: ClosingRequest): ClosingResult => ({
  outcome: week.id === id && week.request_hash === request_hash ? "closed" : "taken",
  week,
});
