import type { Bundle, Entry, LastSent } from "@petcare/domain";
import * as z from "zod/mini";
import { type HistoryRow, rowFrom, visitSide } from "../history/history-row.ts";
import type { Db } from "../table/client.ts";
import { historyPartition } from "../table/history-keys.ts";
import {
  byName,
  count,
  instant,
  itemKind,
  objectOf,
  someInstant,
  someText,
  someYes,
  text,
} from "../table/item-kind.ts";
import { lastSentKey, outboxKey } from "../table/person-keys.ts";
import { batchGet, queryAll, readPartition } from "../table/query.ts";
import { transactAll } from "../table/transact.ts";
import { type Sent, sentKind } from "./sent.ts";

/** The last that one person was told of a thing. */
export const lastSentKind = itemKind({
  schema: z.strictObject({
    person: text,
    thing: text,
    version: count,
    fields: visitSide,
    said: someText,
    named: someYes,
    /** Epoch seconds. */
    expires_at: count,
  }),
  keysOf: ({ person, thing }) => lastSentKey(person, thing),
  inKey: ({ pk, sk }) => ({ person: pk.slice("LAST_SENT#".length), thing: sk }),
});

/** Things by what a person was told of them. */
export type Remembered = Readonly<Record<string, LastSent>>;

/** In seconds. A visit is remembered for a week after its day, and anything else for 400 days. */
const kept = { afterDay: 8 * 86_400, else: 400 * 86_400 };

/** The items of what a person was told. @param now epoch milliseconds */
function lastSentItems(person: string, told: Remembered, now: number) {
  const end = Math.floor(now / 1000) + kept.else;
  return Object.entries(told).map(([thing, last]) => {
    const day = last.fields && Date.parse(last.fields.date) / 1000 + kept.afterDay;
    const expires_at = day && day * 1000 > now ? day : end;
    return lastSentKind.itemOf({ person, thing, ...last, expires_at });
  });
}

/** Reads what some people were told of some things, by `placeOf`. */
export async function readLastSent(
  db: Db,
  keys: readonly { person: string; thing: string }[],
): Promise<Map<string, LastSent>> {
  const items = await batchGet(
    db,
    keys.map(({ person, thing }) => lastSentKey(person, thing)),
    { consistent: true },
  );
  return new Map(
    items.map(lastSentKind.read).map(({ person, thing, expires_at, ...last }) => [placeOf(person, thing), last]),
  );
}

/** Names a thing of a person. */
export const placeOf = (person: string, thing: string): string => `${person} ${thing}`;

const entry = objectOf<Entry>({
  first_version: count,
  version: count,
  before: visitSide,
  after: visitSide,
  row: someText,
  free: someYes,
  asked: someYes,
  named: someYes,
  was: someText,
  at: instant,
});

/** All that waits for one person. The job that tells people is its only writer, while it has its lease. */
export const outboxKind = itemKind({
  schema: z.strictObject({
    person: text,
    entries: byName<string, Entry>(() => true, entry),
    first: someInstant,
    last: someInstant,
    retry_at: someInstant,
    failing_since: someInstant,
  }),
  keysOf: ({ person }) => outboxKey(person),
  inKey: ({ sk }) => ({ person: sk }),
});

/** All that waits, by person. */
export async function readOutbox(db: Db): Promise<Map<string, Bundle>> {
  const bundles = await readPartition(db, outboxKey("").pk, outboxKind.read);
  return new Map(bundles.map((bundle) => [bundle.person, bundle]));
}

/** Stores what waits for some people, in place of what waited. Nothing waits for whom there are no entries. */
export const storeBundles = (db: Db, bundles: readonly Bundle[]): Promise<void> =>
  transactAll(
    db,
    bundles.map((bundle) => bundleWrite(db, bundle)),
  );

const bundleWrite = ({ table: TableName }: Db, bundle: Bundle) =>
  Object.keys(bundle.entries).length > 0
    ? { Put: { TableName, Item: outboxKind.itemOf(bundle) } }
    : { Delete: { TableName, Key: outboxKey(bundle.person) } };

interface Delivery {
  /** All that waits afterwards. */
  bundle: Bundle;
  sent: readonly Sent[];
  told: Remembered;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Notes what a person was told: what is remembered, the messages, and what still waits, all or none. What a transaction has
 * no room for is remembered before it: it was sent by then.
 */
export async function storeDelivery(db: Db, { bundle, sent, told, now }: Delivery): Promise<void> {
  const items = [...lastSentItems(bundle.person, told, now), ...sent.map(sentKind.itemOf)];
  await transactAll(db, [...items.map((Item) => ({ Put: { TableName: db.table, Item } })), bundleWrite(db, bundle)]);
}

/** All changes from an instant on, the oldest first. @param from epoch milliseconds, as is `now`; a month apart at most */
export async function readChangesSince(db: Db, from: number, now: number): Promise<HistoryRow[]> {
  const months = [...new Set([from, now].map((at) => new Date(at).toISOString().slice(0, 7)))];
  const found = await Promise.all(
    months.map((month) =>
      queryAll(db, {
        IndexName: "history",
        KeyConditionExpression: "history_pk = :month AND history_sk >= :from",
        ExpressionAttributeValues: {
          ":month": historyPartition(month).history_pk,
          ":from": new Date(from).toISOString(),
        },
      }),
    ),
  );
  return found.flat().map(rowFrom);
}
