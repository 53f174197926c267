import * as z from "zod/mini";
import type { Db } from "../table/client.ts";
import { byName, count, text } from "../table/fields.ts";
import { itemKind } from "../table/item-kind.ts";
import { toldKey } from "../table/notice-keys.ts";
import { readItem } from "../table/query.ts";

const words = byName<string, string>(() => true, text);

/** What one person was told last: short words by what they are about. */
export const toldKind = itemKind({
  schema: z.strictObject({
    person: text,
    words,
    /** The words of messages that are out. Whether they were heard is not known. */
    sending: z.optional(words),
    /** A random word, of the link that ends a kind of e-mail. */
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
