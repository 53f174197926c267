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

const maxInBatch = 25;

/** Undoes writes. Every key that they wrote gets its item of `items` back, or is deleted. */
export async function undo(db: Db, writes: readonly AwsCall[], items: readonly Item[]): Promise<void> {
  const before = new Map(items.map((item) => [keyOf(item), item]));
  const requests = keysIn(writes.map(({ input }) => input)).map(({ pk, sk }) => {
    const Item = before.get(keyOf({ pk, sk }));
    return Item ? { PutRequest: { Item } } : { DeleteRequest: { Key: { pk, sk } } };
  });
  for (let at = 0; at < requests.length; at += maxInBatch) {
    const batch = requests.slice(at, at + maxInBatch);
    await db.client.send(new BatchWriteCommand({ RequestItems: { [db.table]: batch } }));
  }
}

/** Every key in the inputs of calls, once. */
function keysIn(inputs: unknown[]): Item[] {
  const found = new Map<string, Item>();
  JSON.stringify(inputs, (_name, part: unknown) => {
    if (isKeyed(part)) found.set(keyOf(part), part);
    return part;
  });
  return [...found.values()];
}

const isKeyed = (part: unknown): part is Item =>
  typeof part === "object" && part !== null && "pk" in part && "sk" in part;

export const isTableWrite = ({ name }: AwsCall) => /^(Put|Update|Delete|TransactWrite|BatchWrite)$/.test(name);

/** Counters of attempts are not compared: a refused request counts too. */
export const isCounter = ({ pk }: { pk?: unknown }) => String(pk).startsWith("THROTTLE#");

/** Whether an item is a row of somebody's or something's history. */
export const isRow = ({ sk }: Item) => sk.startsWith("HISTORY#");

/** Whether a call writes such a counter. */
export const isOfCounter = ({ input }: AwsCall) => isCounter((input.Key ?? input.Item ?? {}) as Item);

export const keyOf = ({ pk, sk }: { pk: string; sk: string }) => `${pk} ${sk}`;

/** JSON in which the members of a set stand in their order. */
export const textOf = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => (part instanceof Set ? [...part].sort() : part));
