import { PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod/mini";
import type { Db } from "../table/client.ts";
import { count, text } from "../table/fields.ts";
import { itemKind } from "../table/item-kind.ts";
import { resetRequestKey } from "../table/pending-keys.ts";
import { readItem } from "../table/query.ts";
import { retrying } from "../table/retrying.ts";

/** Somebody asked for a code for a new password. It is kept for every address, so it tells nothing about accounts. */
export const resetRequestKind = itemKind({
  schema: z.strictObject({
    /** SHA-256 of the email address, hexadecimal. */
    email: text,
    /** Epoch seconds. */
    expires_at: count,
  }),
  keysOf: ({ email }) => resetRequestKey(email),
  inKey: ({ pk }) => ({ email: pk.slice("RESET#".length) }),
});
export type ResetRequest = z.infer<typeof resetRequestKind.schema>;

/** Stores a request in place of the one before. */
export async function storeResetRequest(db: Db, request: ResetRequest): Promise<void> {
  const Item = resetRequestKind.itemOf(request);
  await retrying(db, () => db.client.send(new PutCommand({ TableName: db.table, Item })));
}

/**
 * The latest request for an address, unless its code is past.
 * @param now epoch milliseconds
 */
export async function readResetRequest(db: Db, email: string, now: number): Promise<ResetRequest | undefined> {
  const request = await readItem(db, resetRequestKey(email), resetRequestKind.read);
  return request && request.expires_at * 1000 > now ? request : undefined;
}
