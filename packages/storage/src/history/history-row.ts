import {
  isLocalDate,
  type LocalDate,
  recordKinds,
  seriesActs,
  sideStates,
  type VisitSide,
  type Way,
  ways,
} from "@petcare/domain";
import * as z from "zod/mini";
import type { Db } from "../table/client.ts";
import { clientHistoryKey, historyKey, historyListKey } from "../table/history-keys.ts";
import {
  byDay,
  byName,
  cancelling,
  count,
  day,
  instant,
  itemKind,
  objectOf,
  someText,
  someYes,
  text,
  texts,
  timeframe,
} from "../table/item-kind.ts";
import { putNew } from "../table/transact.ts";
import { type FieldChange, fieldChange } from "./changes.ts";

const side = objectOf<VisitSide>({
  ...{ date: day, timeframe },
  state: z.enum(sideStates),
  walker_id: someText,
  stay: someYes,
});

/** A visit before and after a change. Without `before` it did not exist. */
const toldVisit = z.strictObject({
  /** The visit's version after the change. */
  version: count,
  before: z.optional(side),
  after: z.optional(side),
});

/** The visits that a row changes, for messages, by original date. No history shows them. */
const toldVisits = z.optional(byName<LocalDate, z.infer<typeof toldVisit>>(isLocalDate, toldVisit));
export type Told = NonNullable<z.infer<typeof toldVisits>>;
export const visitSide = z.optional(side);

export type { Way };

/** The author of a change, its way and its time. */
export const authorSchema = z.strictObject({
  /** The user's id, or the job's name. */
  id: text,
  way: z.enum(ways),
  request_id: text,
  at: instant,
  /** The owner chose to send it to the client even if the day is unpublished. */
  tell: someYes,
});
export type Author = z.infer<typeof authorSchema>;

/**
 * Lists the authors' ids that belong to no user: jobs, and strangers. No user may have one of them.
 */
export const nobodys: ReadonlySet<string> = new Set(["nightly", "first-owner", "mail", "stranger"]);

/** The effect of an act on a series' visits, which therefore need no rows of their own. */
const seriesChange = z.strictObject({
  ...cancelling,
  charge: z.optional(cancelling.charge),
  pay: z.optional(cancelling.pay),
  kind: z.enum(seriesActs),
  /** The local date of the act. */
  today: day,
  /** The first original date that changes; absent: every coming date. */
  from: z.optional(day),
  /** The new version of each changed stored visit, by original date. */
  visits: byDay(count),
});
export type SeriesChange = z.infer<typeof seriesChange>;

/** One change of one record. A record of version n has n rows; a visit has one for each edit. */
export const historyKind = itemKind({
  schema: z.strictObject({
    entity: z.enum(recordKinds),
    entity_id: text,
    /** The record's name for people. */
    name: text,
    /** The client of a booking, an invoice or an account, for the client's index. */
    client_id: someText,
    /** The record's version after the change. */
    version: count,
    at: instant,
    /** The user's id, or the job's name. */
    by: text,
    way: z.enum(ways),
    request_id: text,
    /** It is sent to the client even if the day is unpublished. */
    tell: someYes,
    changes: byName<string, FieldChange>(() => true, fieldChange),
    /** The effect of an act on a series' visits. */
    series: z.optional(seriesChange),
    /** The visits that it changes, for messages. */
    told: toldVisits,
    /** The things to send again. */
    again: z.optional(texts),
    /** It made no version, and is sorted after the row that did. */
    beside: someYes,
  }),
  keysOf: (row) => {
    const key = historyKey(row, row.version, row.beside && `#${new Date(row.at).toISOString()}#${row.by}`);
    const place = historyListKey(row.at, key);
    return { ...key, ...place, ...(row.client_id && clientHistoryKey(place.history_sk)) };
  },
});
export type HistoryRow = z.infer<typeof historyKind.schema>;
export const { read: rowFrom, itemOf: historyItem } = historyKind;

/** The fields of a change that its writer gives. */
export type Change = Pick<
  HistoryRow,
  "entity" | "entity_id" | "name" | "client_id" | "version" | "changes" | "series" | "told" | "again" | "beside"
>;

/**
 * Makes the history row of a change, for its transaction. It is refused if the version exists already.
 */
export const historyWrite = (db: Db, change: Change, by: Author) => putNew(db, historyItem(rowOf(change, by)));

export const rowOf = (change: Change, { id: by, ...author }: Author): HistoryRow => ({ ...change, by, ...author });

/** Makes the cursor of a page that ends with a row: its position in its record's history, or in the list of all changes. */
export function placeInHistory(row: HistoryRow, list: "record" | "all"): string {
  const { sk, history_sk } = historyItem(row);
  return list === "record" ? sk : history_sk;
}
