import { PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod/mini";
import type { Db } from "../table/client.ts";
import { count, text } from "../table/fields.ts";
import { itemKind } from "../table/item-kind.ts";
import { deviceKey } from "../table/person-keys.ts";
import { readItem } from "../table/query.ts";
import { retrying } from "../table/retrying.ts";

/** A browser that has signed in to an account. */
export const deviceKind = itemKind({
  schema: z.strictObject({
    userId: text,
    /** SHA-256 of the browser's random key, hexadecimal. The key itself is not stored. */
    hash: text,
    /** Epoch seconds. */
    expires_at: count,
  }),
  keysOf: ({ userId, hash }) => deviceKey(userId, hash),
  inKey: ({ pk, sk }) => ({ userId: pk.slice("USER#".length), hash: sk.slice("DEVICE#".length) }),
});

export type Device = Omit<z.infer<typeof deviceKind.schema>, "expires_at">;

/** In seconds, from the latest sign-in on. */
const keptFor = 400 * 24 * 60 * 60;

/** @param now epoch milliseconds */
export async function storeDevice(db: Db, device: Device, now: number): Promise<void> {
  const Item = deviceKind.itemOf({ ...device, expires_at: Math.floor(now / 1000) + keptFor });
  await retrying(db, () => db.client.send(new PutCommand({ TableName: db.table, Item })));
}

/**
 * Whether a browser has signed in to the account.
 * @param now epoch milliseconds
 */
export async function isKnownDevice(db: Db, { userId, hash }: Device, now: number): Promise<boolean> {
  const device = await readItem(db, deviceKey(userId, hash), deviceKind.read);
  return device !== undefined && device.expires_at * 1000 > now;
}
