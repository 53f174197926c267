import * as z from "zod/mini";
import type { Db } from "../table/client.ts";
import { byName, count, someInstant, text } from "../table/fields.ts";
import { itemKind } from "../table/item-kind.ts";
import { toldKey } from "../table/notice-keys.ts";
import { readItem } from "../table/query.ts";
import { transact, wholeWrite } from "../table/transact.ts";
import { type Sent, sentKind } from "./sent.ts";

const words = byName<string, string>(() => true, text);

/** The item of all that one person was told last: short words by what they are about. */
export const toldKind = itemKind({
  schema: z.strictObject({
    person: text,
    words,
    /** The words of messages that are out. Whether they were heard is not known. */
    sending: z.optional(words),
    /** The ids of bookings and visits of which the owner asked that they be told, and whose message waits for the morning. */
    asked: z.optional(z.array(text)),
    /** Since when a channel has failed; absent: none does, or nobody tries again. */
    failing_since: someInstant,
    /** A random word, of the link that ends a kind of email. */
    stop: text,
    /** Counts the writes, from 1. */
    version: count,
  }),
  keysOf: ({ person }) => toldKey(person),
  inKey: ({ sk }) => ({ person: sk }),
});
export type Told = z.infer<typeof toldKind.schema>;

export const readTold = (db: Db, person: string): Promise<Told | undefined> =>
  readItem(db, toldKey(person), toldKind.read);

/**
 * Stores what a person was told at its next version, with the messages that told it: all, or none.
 * 'refused', with nothing written: another version is stored by now.
 */
export async function storeTold(db: Db, next: Told, sent: readonly Sent[] = []): Promise<"written" | "refused"> {
  const messages = sent.map((one) => ({ Put: { TableName: db.table, Item: sentKind.itemOf(one) } }));
  const { outcome } = await transact(db, [wholeWrite(db, toldKind.itemOf(next), next.version - 1), ...messages]);
  return outcome;
}
