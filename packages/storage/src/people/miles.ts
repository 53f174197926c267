import { DeleteCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import type { LocalDate, Period } from "@petcare/domain";
import * as z from "zod/mini";
import type { Db } from "../table/client.ts";
import { count, day, instant, itemKind, text } from "../table/item-kind.ts";
import { milesKey } from "../table/person-keys.ts";
import { readPartition, retrying } from "../table/query.ts";

/** The miles that a member of the team drove on a local day, in tenths, with an optional note. */
export const milesKind = itemKind({
  schema: z.strictObject({ user_id: text, date: day, tenths: count, note: z.optional(text), at: instant }),
  keysOf: ({ user_id, date }) => milesKey(user_id, date),
  inKey: ({ pk, sk }) => ({ user_id: pk.slice("MILES#".length), date: sk }),
});
export type Miles = z.infer<typeof milesKind.schema>;

/** Reads a person's miles in a range of local days (inclusive), by day. */
export const readMiles = (db: Db, userId: string, { start, end }: Period): Promise<Miles[]> =>
  readPartition(db, milesKey(userId, start).pk, milesKind.read, { from: start, to: end });

/** Stores or replaces the miles of a day. */
export async function storeMiles(db: Db, miles: Miles): Promise<void> {
  const Item = milesKind.itemOf(miles);
  await retrying(db, () => db.client.send(new PutCommand({ TableName: db.table, Item })));
}

/** Deletes the miles of a day, if there are any. */
export async function deleteMiles(db: Db, userId: string, date: LocalDate): Promise<void> {
  const Key = milesKey(userId, date);
  await retrying(db, () => db.client.send(new DeleteCommand({ TableName: db.table, Key })));
}
