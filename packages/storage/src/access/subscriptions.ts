import { DeleteCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod/mini";
import type { Db } from "../table/client.ts";
import { instant, itemKind, text } from "../table/item-kind.ts";
import { subscriptionKey } from "../table/person-keys.ts";
import { readItem, retrying } from "../table/query.ts";
import { forgetBrowsers } from "./browsers.ts";

/** A person's calendar feed. Each person has at most one, so a new one ends the previous one. */
export const subscriptionKind = itemKind({
  schema: z.strictObject({
    userId: text,
    /** SHA-256 of the link's key, hexadecimal. The key itself is not stored. */
    hash: text,
    made_at: instant,
  }),
  keysOf: ({ userId }) => subscriptionKey(userId),
  inKey: ({ pk }) => ({ userId: pk.slice("USER#".length) }),
});

export type Subscription = z.infer<typeof subscriptionKind.schema>;

export const readSubscription = (db: Db, userId: string): Promise<Subscription | undefined> =>
  readItem(db, subscriptionKey(userId), subscriptionKind.read);

/** Stores a person's calendar feed, replacing the previous one. */
export async function storeSubscription(db: Db, subscription: Subscription): Promise<void> {
  const Item = subscriptionKind.itemOf(subscription);
  await retrying(db, () => db.client.send(new PutCommand({ TableName: db.table, Item })));
}

/** Ends a person's calendar feed, if there is one. */
export async function deleteSubscription(db: Db, userId: string): Promise<void> {
  const Key = subscriptionKey(userId);
  await retrying(db, () => db.client.send(new DeleteCommand({ TableName: db.table, Key })));
}

/** Ends a person's calendar feed and pushes, which need no session. */
export async function endReaders(db: Db, userId: string): Promise<void> {
  await deleteSubscription(db, userId);
  await forgetBrowsers(db, userId);
}
