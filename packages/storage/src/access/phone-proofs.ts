import * as z from "zod/mini";
import type { Db } from "../table/client.ts";
import { count, itemKind, someText, text } from "../table/item-kind.ts";
import { proofKey } from "../table/person-keys.ts";
import { readItem } from "../table/query.ts";

/** The proof that a phone was verified. It makes one account. */
export const phoneProofKind = itemKind({
  schema: z.strictObject({
    /** SHA-256 of the proof, hexadecimal. Nothing else of the proof is stored. */
    hash: text,
    /** Ten digits. */
    phone: text,
    /** Epoch seconds. */
    expires_at: count,
    /** The user that it made, stored for a while, so that a repeated request finds its account. */
    used_by: someText,
  }),
  keysOf: ({ hash }) => proofKey(hash),
  inKey: ({ pk }) => ({ hash: pk.slice("PROOF#".length) }),
});
export type PhoneProof = z.infer<typeof phoneProofKind.schema>;

/** Reads a proof, expired or not; undefined if there is none. */
export const readPhoneProof = (db: Db, hash: string): Promise<PhoneProof | undefined> =>
  readItem(db, proofKey(hash), phoneProofKind.read);

/** Makes the write that uses up a proof, if it is valid for the phone. */
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
