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

/** The sides of a change of a visit. Without `before` there was none. */
const toldVisit = z.strictObject({
  /** The version of the visit that it made. */
  version: count,
  before: z.optional(side),
  after: z.optional(side),
});

/** The visits that a row changes so that somebody may hear of it, by original date. No history shows them. */
const toldVisits = z.optional(byName<LocalDate, z.infer<typeof toldVisit>>(isLocalDate, toldVisit));
export type Told = NonNullable<z.infer<typeof toldVisits>>;
export const visitSide = z.optional(side);

export type { Way };

/** The author of a change, its way and its time, as the history records them. */
export const authorSchema = z.strictObject({
  /** The user's id; where nobody acts, the job's name. */
  id: text,
  way: z.enum(ways),
  request_id: text,
  at: instant,
  /** The owner asked that the client be told, also of a day after the last day told. */
  tell: someYes,
});
export type Author = z.infer<typeof authorSchema>;

/**
 * The ids of authors who are nobody: the jobs, and whoever asks without an account. A person with one of them would be
 * named for what they did.
 */
export const nobodys: ReadonlySet<string> = new Set(["nightly", "first-owner", "mail", "stranger"]);

/** The effect of an act on the visits of a series. It names them, so that they need no rows of their own. */
const seriesChange = z.strictObject({
  ...cancelling,
  charge: z.optional(cancelling.charge),
  pay: z.optional(cancelling.pay),
  kind: z.enum(seriesActs),
  /** The local date of the act. */
  today: day,
  /** The first original date that takes it; absent: every date to come. */
  from: z.optional(day),
  /** The stored visits that it changed by original date, with the version that each got. */
  visits: byDay(count),
});
export type SeriesChange = z.infer<typeof seriesChange>;

/** One change of one record. A record of version n has n of them; a visit has one for each edit, from the first on. */
export const historyKind = itemKind({
  schema: z.strictObject({
    entity: z.enum(recordKinds),
    entity_id: text,
    /** The name that people know the record by. */
    name: text,
    /** The client of a booking, an invoice or an account: it puts the row into their index. */
    client_id: someText,
    /** The record's version that the change made. */
    version: count,
    at: instant,
    /** The user's id; where nobody acted, the job's name. */
    by: text,
    way: z.enum(ways),
    request_id: text,
    /** Its client is told of it, also of a day after the last day told. */
    tell: someYes,
    changes: byName<string, FieldChange>(() => true, fieldChange),
    /** The effect of an act on the visits of a series. */
    series: z.optional(seriesChange),
    /** The visits that it changes, as messages tell of them. */
    told: toldVisits,
    /** The things that somebody is to be told once more. */
    again: z.optional(texts),
    /** It made no version: the row stands beside the one that did. */
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

/** A change as its writer describes it. */
export type Change = Pick<
  HistoryRow,
  "entity" | "entity_id" | "name" | "client_id" | "version" | "changes" | "series" | "told" | "again" | "beside"
>;

/**
 * The write that tells a change, as part of the transaction that makes it. It is refused where the record's version has
 * been made before.
 */
export const historyWrite = (db: Db, change: Change, by: Author) => putNew(db, historyItem(rowOf(change, by)));

export const rowOf = (change: Change, { id: by, ...author }: Author): HistoryRow => ({ ...change, by, ...author });

/** A row's place in the history of its record, or in the list of all changes: the cursor of a page that ends with it. */
export function placeInHistory(row: HistoryRow, list: "record" | "all"): string {
  const { sk, history_sk } = historyItem(row);
  return list === "record" ? sk : history_sk;
}
