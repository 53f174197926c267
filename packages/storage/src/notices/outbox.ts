import type { Bundle, Entry } from "@petcare/domain";
import * as z from "zod/mini";
import { visitSide } from "../history/told-visits.ts";
import type { Db } from "../table/client.ts";
import { byName, count, instant, objectOf, someInstant, someText, someYes, text } from "../table/fields.ts";
import { itemKind } from "../table/item-kind.ts";
import { outboxKey } from "../table/notice-keys.ts";
import { queryAll } from "../table/query.ts";
import { transactAll } from "../table/transact.ts";
import { lastSentItems, type Remembered } from "./last-sent.ts";
import { type Sent, sentKind } from "./sent.ts";

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
  const { pk } = outboxKey("");
  const items = await queryAll(db, {
    KeyConditionExpression: "pk = :pk",
    ExpressionAttributeValues: { ":pk": pk },
    ConsistentRead: true,
  });
  return new Map(items.map(outboxKind.read).map((bundle) => [bundle.person, bundle]));
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
