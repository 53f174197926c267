import { DeleteCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod/mini";
import type { Db } from "../table/client.ts";
import { instant, itemKind, text } from "../table/item-kind.ts";
import { browserKey } from "../table/person-keys.ts";
import { queryAll, retrying } from "../table/query.ts";

/** A browser in which a person has allowed pushes. */
export const browserKind = itemKind({
  schema: z.strictObject({
    userId: text,
    /** SHA-256 of the endpoint, hexadecimal. */
    hash: text,
    /** The browser's address at its push service. With our keys, it is enough to push there. */
    endpoint: text,
    /** The browser's public key and its secret, base64url. Messages are encrypted with them. */
    p256dh: text,
    auth: text,
    /** When the browser last registered. */
    since: instant,
  }),
  keysOf: ({ userId, hash }) => browserKey(userId, hash),
  inKey: ({ pk, sk }) => ({ userId: pk.slice("USER#".length), hash: sk.slice("PUSH#".length) }),
});
export type Browser = z.infer<typeof browserKind.schema>;

/** Reads the browsers that show a person's pushes. */
export async function readBrowsers(db: Db, userId: string): Promise<Browser[]> {
  const { pk, sk } = browserKey(userId, "");
  const items = await queryAll(db, {
    KeyConditionExpression: "pk = :pk AND begins_with(sk, :push)",
    ExpressionAttributeValues: { ":pk": pk, ":push": sk },
  });
  return items.map(browserKind.read);
}

/** Stores a browser, or replaces it. */
export async function storeBrowser(db: Db, browser: Browser): Promise<void> {
  const Item = browserKind.itemOf(browser);
  await retrying(db, () => db.client.send(new PutCommand({ TableName: db.table, Item })));
}

/** Deletes all of a person's browsers. */
export async function forgetBrowsers(db: Db, userId: string): Promise<void> {
  for (const browser of await readBrowsers(db, userId)) await deleteBrowser(db, browser);
}

/** Deletes a browser if it exists. */
export async function deleteBrowser(db: Db, { userId, hash }: Pick<Browser, "userId" | "hash">): Promise<void> {
  const Key = browserKey(userId, hash);
  await retrying(db, () => db.client.send(new DeleteCommand({ TableName: db.table, Key })));
}
