import { DeleteCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod/mini";
import type { Db } from "../table/client.ts";
import { count, instant, itemKind, text } from "../table/item-kind.ts";
import { phoneCodeKey } from "../table/person-keys.ts";
import { conditionally, transact, updateItem } from "../table/transact.ts";
import { phoneProofKind } from "./phone-proofs.ts";

/** A one-time code that was sent to a phone: its hash, never the code itself. */
export const phoneCodeKind = itemKind({
  schema: z.strictObject({
    /** Ten digits. */
    phone: text,
    hash: text,
    /** Random. It distinguishes this code from the phone's others. */
    salt: text,
    guesses_left: count,
    sent_at: instant,
    /** Epoch seconds. */
    expires_at: count,
  }),
  keysOf: ({ phone }) => phoneCodeKey(phone),
  inKey: ({ pk }) => ({ phone: pk.slice("PHONE#".length) }),
});
export type PhoneCode = z.infer<typeof phoneCodeKind.schema>;

/**
 * Stores a code, replacing the previous one. 'too-soon', with nothing written, if that was sent less than `pause` seconds ago,
 * at `sentAt`, epoch milliseconds.
 */
export async function putPhoneCode(
  db: Db,
  code: PhoneCode,
  pause: number,
): Promise<{ outcome: "stored" } | { outcome: "too-soon"; sentAt: number }> {
  const written = await conditionally(db, () =>
    db.client.send(
      new PutCommand({
        TableName: db.table,
        Item: phoneCodeKind.itemOf(code),
        ConditionExpression: "attribute_not_exists(pk) OR sent_at <= :before",
        ExpressionAttributeValues: { ":before": code.sent_at - pause * 1000 },
        ReturnValuesOnConditionCheckFailure: "ALL_OLD",
      }),
    ),
  );
  // After a lost answer the SDK retries, and finds what its first try stored.
  if (written.outcome === "written" || written.item?.salt === code.salt) return { outcome: "stored" };
  return { outcome: "too-soon", sentAt: Number(written.item?.sent_at) };
}

/** Deletes a code that could not be sent. */
export async function deletePhoneCode(db: Db, { phone, salt }: PhoneCode): Promise<void> {
  await conditionally(db, () => db.client.send(new DeleteCommand(deletion(db, { phone, salt }))));
}

/** Spends one guess. Undefined, and nothing may be compared, if there is no code, it has expired, or its guesses are spent. */
export async function spendGuess(db: Db, phone: string, now: number): Promise<PhoneCode | undefined> {
  const written = await updateItem(db, {
    Key: phoneCodeKey(phone),
    ConditionExpression: "guesses_left > :none AND expires_at > :now",
    UpdateExpression: "SET guesses_left = guesses_left - :one",
    ExpressionAttributeValues: { ":none": 0, ":one": 1, ":now": Math.floor(now / 1000) },
    ReturnValues: "ALL_NEW",
  });
  return written.outcome === "refused" ? undefined : phoneCodeKind.read(written.answer.Attributes ?? {});
}

/**
 * Replaces a code by the proof of a verified phone, once. 'gone', with nothing written, if the code is gone.
 *
 * @param proof.hash SHA-256 of the proof, hexadecimal
 * @param proof.expiresAt epoch seconds
 */
export async function proveWithCode(
  db: Db,
  { phone, salt }: PhoneCode,
  proof: { hash: string; expiresAt: number },
): Promise<"proved" | "gone"> {
  const { outcome } = await transact(db, [
    { Delete: deletion(db, { phone, salt }) },
    {
      Put: {
        TableName: db.table,
        Item: phoneProofKind.itemOf({ hash: proof.hash, phone, expires_at: proof.expiresAt }),
      },
    },
  ]);
  return outcome === "written" ? "proved" : "gone";
}

const deletion = (db: Db, { phone, salt }: { phone: string; salt: string }) => ({
  TableName: db.table,
  Key: phoneCodeKey(phone),
  ConditionExpression: "salt = :salt",
  ExpressionAttributeValues: { ":salt": salt },
});
