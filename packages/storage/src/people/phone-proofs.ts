import { GetCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod/mini";
import type { Db } from "../table/client.ts";
import { count, someText, text } from "../table/fields.ts";
import { itemKind } from "../table/item-kind.ts";
import { proofKey } from "../table/keys.ts";

/** It says that somebody verified a phone, and it makes one account. */
const phoneProofSchema = z.strictObject({
  /** SHA-256 of the proof, hexadecimal. Nothing else of the proof is stored. */
  hash: text,
  /** Ten digits. */
  phone: text,
  /** Epoch seconds. */
  expires_at: count,
  /** The user that it made. It is kept for a while, so that a repeated request finds its account. */
  used_by: someText,
});
export type PhoneProof = z.infer<typeof phoneProofSchema>;

export const phoneProofKind = itemKind({
  schema: phoneProofSchema,
  keysOf: ({ hash }) => proofKey(hash),
  inKey: ({ pk }) => ({ hash: pk.slice("PROOF#".length) }),
});

/** The proof as it is now, past or not; undefined if there is none. */
export async function readPhoneProof(db: Db, hash: string): Promise<PhoneProof | undefined> {
  const { Item } = await db.client.send(
    new GetCommand({ TableName: db.table, Key: proofKey(hash), ConsistentRead: true }),
  );
  return Item && phoneProofKind.read(Item);
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
