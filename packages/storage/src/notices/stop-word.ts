import * as z from "zod/mini";
import type { Db } from "../table/client.ts";
import { text } from "../table/fields.ts";
import { itemKind } from "../table/item-kind.ts";
import { stopKey } from "../table/notice-keys.ts";
import { readItem } from "../table/query.ts";
import { putNew, transact } from "../table/transact.ts";

/** The random word of the links by which one person ends kinds of email. */
export const stopKind = itemKind({
  schema: z.strictObject({ person: text, word: text }),
  keysOf: ({ person }) => stopKey(person),
  inKey: ({ pk }) => ({ person: pk.slice("LAST_SENT#".length) }),
});

export const readStopWord = async (db: Db, person: string): Promise<string | undefined> =>
  (await readItem(db, stopKey(person), stopKind.read))?.word;

/** A person's word: the one that they have, or else this one, which is theirs from now on. */
export async function keepStopWord(db: Db, person: string, word: string): Promise<string> {
  const known = await readStopWord(db, person);
  if (known !== undefined) return known;
  const { outcome } = await transact(db, [putNew(db, stopKind.itemOf({ person, word }))]);
  return outcome === "written" ? word : ((await readStopWord(db, person)) ?? word);
}
