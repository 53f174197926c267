import { GetCommand } from "@aws-sdk/lib-dynamodb";
import type { Db } from "../table/client.ts";
import { proofKey } from "../table/keys.ts";

/** It says that somebody verified a phone, and it makes one account. */
export interface PhoneProof {
  /** SHA-256 of the proof, hexadecimal. Nothing else of the proof is stored. */
  hash: string;
  /** Ten digits. */
  phone: string;
  /** Epoch seconds. */
  expires_at: number;
  /** The user that it made. It is kept for a while, so that a repeated request finds its account. */
  used_by?: string | undefined;
}

/** The proof as it is now, past or not; undefined if there is none. */
export async function readPhoneProof(db: Db, hash: string): Promise<PhoneProof | undefined> {
  const { Item } = await db.client.send(
    new GetCommand({ TableName: db.table, Key: proofKey(hash), ConsistentRead: true }),
  );
  if (!Item) return undefined;
  const { pk, sk, ...proof } = Item;
  return { hash, ...proof } as PhoneProof;
}

/** The write that uses a proof up, as part of a transaction, if it is good for the phone. */
export function usePhoneProof(
  db: Db,
  {
    hash,
    phone,
    userId,
    now,
    keptUntil,
  }: { hash: string; phone: string; userId: string; now: number; keptUntil: number },
) {
  return {
    Update: {
      TableName: db.table,
      Key: proofKey(hash),
      ConditionExpression: "phone = :phone AND expires_at > :now AND attribute_not_exists(used_by)",
      UpdateExpression: "SET used_by = :user, expires_at = :kept",
      ExpressionAttributeValues: {
        ":phone": phone,
        ":now": Math.floor(now / 1000),
        ":user": userId,
        ":kept": keptUntil,
      },
    },
  };
}
