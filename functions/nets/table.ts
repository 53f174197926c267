import { BatchWriteCommand, ScanCommand } from "@aws-sdk/lib-dynamodb";
import type { Db } from "@petcare/storage";
import type { AwsCall } from "../testing/calls.ts";

export type Item = Record<string, unknown> & { pk: string; sk: string };

/** Everything in the table, in the order of its keys. */
export async function itemsOf(db: Db): Promise<Item[]> {
  const items: Item[] = [];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await db.client.send(new ScanCommand({ TableName: db.table, ExclusiveStartKey }));
    items.push(...((page.Items ?? []) as Item[]));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return items.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

const mostInBatch = 25;

/** Makes the table hold these items and no others. */
export async function putBack(db: Db, items: readonly Item[]): Promise<void> {
  const wanted = new Map(items.map((item) => [keyOf(item), item]));
  const found = new Map((await itemsOf(db)).map((item) => [keyOf(item), item]));
  const gone = [...found.values()].filter((item) => !wanted.has(keyOf(item)));
  const changed = items.filter((item) => textOf(item) !== textOf(found.get(keyOf(item))));
  const requests = [
    ...gone.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })),
    ...changed.map((Item) => ({ PutRequest: { Item } })),
  ];
  for (let at = 0; at < requests.length; at += mostInBatch) {
    const batch = requests.slice(at, at + mostInBatch);
    await db.client.send(new BatchWriteCommand({ RequestItems: { [db.table]: batch } }));
  }
}

/** Counters of attempts are no part of what a request leaves behind. */
export const isCounter = ({ pk }: { pk?: unknown }) => String(pk).startsWith("THROTTLE#");

/** Whether a call writes such a counter. */
export const isOfCounter = ({ input }: AwsCall) => isCounter((input.Key ?? input.Item ?? {}) as Item);

const keyOf = ({ pk, sk }: Item) => `${pk} ${sk}`;

/** JSON in which the members of a set stand in their order. */
export const textOf = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => (part instanceof Set ? [...part].sort() : part));
