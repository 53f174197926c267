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

/** The state of a thing that one person was last sent. */
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

/** By thing: what a person was last sent about it. */
export type Remembered = Readonly<Record<string, LastSent>>;

/** In seconds: how long what was sent is stored. For a visit, a week after its day; otherwise 400 days. */
const kept = { afterDay: 8 * 86_400, else: 400 * 86_400 };

/** Makes the items of what was sent to a person. @param now epoch milliseconds */
function lastSentItems(person: string, told: Remembered, now: number) {
  const end = Math.floor(now / 1000) + kept.else;
  return Object.entries(told).map(([thing, last]) => {
    const day = last.fields && Date.parse(last.fields.date) / 1000 + kept.afterDay;
    const expires_at = day && day * 1000 > now ? day : end;
    return lastSentKind.itemOf({ person, thing, ...last, expires_at });
  });
}

/** Reads what was last sent to some people about some things, by `placeOf`. */
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

/** Makes the map key of a person and a thing. */
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

/** A person's bundle of unsent changes. Only the message job writes it, while it has the lease. */
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

/** Reads all bundles, by person. */
export async function readOutbox(db: Db): Promise<Map<string, Bundle>> {
  const bundles = await readPartition(db, outboxKey("").pk, outboxKind.read);
  return new Map(bundles.map((bundle) => [bundle.person, bundle]));
}

/** Replaces some people's bundles. Deletes a bundle without entries. */
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
  /** The bundle that is left. */
  bundle: Bundle;
  sent: readonly Sent[];
  told: Remembered;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Stores a delivery in one transaction: what was sent, the messages, and the bundle that is left. What does not fit into
 * the transaction is stored before it, since it has been sent.
 */
export async function storeDelivery(db: Db, { bundle, sent, told, now }: Delivery): Promise<void> {
  const items = [...lastSentItems(bundle.person, told, now), ...sent.map(sentKind.itemOf)];
  await transactAll(db, [...items.map((Item) => ({ Put: { TableName: db.table, Item } })), bundleWrite(db, bundle)]);
}

/** Reads all changes since an instant, the oldest first. @param from epoch milliseconds, at most a month before `now` */
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
