import { DeleteCommand, PutCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import type { Db } from "../table/client.ts";
import { unlessRefused } from "../table/conditionally.ts";
import { phoneCodeKey, proofKey } from "../table/keys.ts";
import { transact } from "../table/transact.ts";

/** The one-time code that was sent to a phone, never itself. */
export interface PhoneCode {
  /** Ten digits. */
  phone: string;
  hash: string;
  /** Random, and so the name of this code among those of the phone. */
  salt: string;
  guesses_left: number;
  /** Epoch milliseconds. */
  sent_at: number;
  /** Epoch seconds. */
  expires_at: number;
}

/**
 * Stores a code in place of the one before, unless that was sent less than `pause` seconds ago: then the answer is when
 * it was, in epoch milliseconds, and nothing is written.
 */
export async function putPhoneCode(db: Db, code: PhoneCode, pause: number): Promise<number | undefined> {
  const { phone, ...rest } = code;
  const outcome = await unlessRefused(
    db.client.send(
      new PutCommand({
        TableName: db.table,
        Item: { ...phoneCodeKey(phone), ...rest },
        ConditionExpression: "attribute_not_exists(pk) OR sent_at <= :before",
        ExpressionAttributeValues: { ":before": code.sent_at - pause * 1000 },
        ReturnValuesOnConditionCheckFailure: "ALL_OLD",
      }),
    ),
  );
  return outcome.refused ? Number(outcome.item?.sent_at) : undefined;
}

/** Forgets a code that could not be sent. */
export async function deletePhoneCode(db: Db, { phone, salt }: PhoneCode): Promise<void> {
  await unlessRefused(db.client.send(new DeleteCommand(deletion(db, { phone, salt }))));
}

/** Spends one guess. Undefined: there is no code, it is past, or its guesses are spent; nothing may be compared then. */
export async function spendGuess(db: Db, phone: string, now: number): Promise<PhoneCode | undefined> {
  const outcome = await unlessRefused(
    db.client.send(
      new UpdateCommand({
        TableName: db.table,
        Key: phoneCodeKey(phone),
        ConditionExpression: "guesses_left > :none AND expires_at > :now",
        UpdateExpression: "SET guesses_left = guesses_left - :one",
        ExpressionAttributeValues: { ":none": 0, ":one": 1, ":now": Math.floor(now / 1000) },
        ReturnValues: "ALL_NEW",
      }),
    ),
  );
  if (outcome.refused) return undefined;
  const { pk, sk, ...code } = outcome.answer.Attributes ?? {};
  return { phone, ...code } as PhoneCode;
}

/**
 * Puts the proof of a verified phone in the place of its code, once: false if the code is gone.
 *
 * @param proof.hash SHA-256 of the proof, hexadecimal
 * @param proof.expiresAt epoch seconds
 */
export async function proveWithCode(
  db: Db,
  { phone, salt }: PhoneCode,
  proof: { hash: string; expiresAt: number },
): Promise<boolean> {
  const refused = await transact(db, [
    { Delete: deletion(db, { phone, salt }) },
    { Put: { TableName: db.table, Item: { ...proofKey(proof.hash), phone, expires_at: proof.expiresAt } } },
  ]);
  return !refused;
}

const deletion = (db: Db, { phone, salt }: { phone: string; salt: string }) => ({
  TableName: db.table,
  Key: phoneCodeKey(phone),
  ConditionExpression: "salt = :salt",
  ExpressionAttributeValues: { ":salt": salt },
});
