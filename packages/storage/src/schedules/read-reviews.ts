import { type LocalDate, reviewsOf } from "@petcare/domain";
import type { Db } from "../table/client.ts";
import { pick } from "../table/item-kind.ts";
import { type ReviewList, reviewListBetween } from "../table/keys.ts";
import { queryAll } from "../table/query.ts";
import type { DateRange } from "./read-visits-in.ts";
import { type WalkerVisit, walkerFields } from "./readers.ts";
import { type Visit, visitKind } from "./visit.ts";

/** Reads the visits of a list, by date. @param from a local day */
export async function readReviews(db: Db, list: ReviewList, from?: LocalDate): Promise<Visit[]> {
  const items = await queryAll(db, { IndexName: "people", ...reviewListBetween(list, from) });
  return items.map(visitKind.read);
}

/** Reads the visits in a range that a walker has reported on and that are no longer theirs, with the fields for walkers. */
export async function readReportedBy(db: Db, walkerId: string, { from, to }: DateRange): Promise<WalkerVisit[]> {
  const lists = await Promise.all([readReviews(db, "REVIEWS", from), readReviews(db, "REVIEWED", from)]);
  const isTheirs = (visit: Visit) => reviewsOf(visit).some(({ by, state }) => by === walkerId && state !== "aside");
  return lists
    .flat()
    .filter((visit) => visit.walker_id !== walkerId && visit.date >= from && visit.date < to && isTheirs(visit))
    .map((visit) => pick(visit, walkerFields));
}
