import { GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import type { Db } from "../table/client.ts";
import { resetRequestKey } from "../table/keys.ts";
import { retrying } from "../table/retrying.ts";

/** Somebody asked for a code for a new password. It is kept for every address, so it tells nothing about accounts. */
export interface ResetRequest {
  /** SHA-256 of the email address, hexadecimal. */
  email: string;
  /** Tells this request from the address's others. */
  id: string;
  /** A digest of the browser or the network address that asked. */
  asker: string;
  /** Epoch seconds. */
  expires_at: number;
}

/** Stores a request in place of the one before. */
export async function storeResetRequest(db: Db, { email, ...rest }: ResetRequest): Promise<void> {
  const Item = { ...resetRequestKey(email), ...rest };
  await retrying(db, () => db.client.send(new PutCommand({ TableName: db.table, Item })));
}

/**
 * The latest request for an address, unless its code is past.
 * @param now epoch milliseconds
 */
export async function readResetRequest(db: Db, email: string, now: number): Promise<ResetRequest | undefined> {
  const Key = resetRequestKey(email);
  const { Item } = await db.client.send(new GetCommand({ TableName: db.table, Key, ConsistentRead: true }));
  if (!Item || Item.expires_at * 1000 <= now) return undefined;
  const { pk, sk, ...request } = Item;
  return { email, ...request } as ResetRequest;
}
