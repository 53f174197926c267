import type { Db } from "../table/client.ts";
import { inParallel } from "../table/in-parallel.ts";
import { lastSentKey, outboxKey, sentKey } from "../table/person-keys.ts";
import { type Item, readItem, readPartition } from "../table/query.ts";
import { transact } from "../table/transact.ts";

/** Deletes a person's messages, sent and waiting, and what is stored as sent. */
export async function forgetNotices(db: Db, person: string): Promise<void> {
  const partitions = [sentKey(person, 0, 0).pk, lastSentKey(person, "").pk];
  const items = await Promise.all(partitions.map((pk) => readPartition(db, pk, keyOf)));
  const waiting = await readItem(db, outboxKey(person), keyOf);
  const keys = [...items.flat(), ...(waiting ? [waiting] : [])];
  await inParallel(keys, (Key) => transact(db, [{ Delete: { TableName: db.table, Key } }]));
}

const keyOf = ({ pk, sk }: Item): Item => ({ pk, sk });
