import { BatchGetCommand, GetCommand, QueryCommand, type QueryCommandInput } from "@aws-sdk/lib-dynamodb";
import type { Db } from "./client.ts";
import { pauseAfter } from "./retrying.ts";
import type { IndexName } from "./table.ts";

type Query = Omit<QueryCommandInput, "TableName" | "IndexName"> & { IndexName?: IndexName };
export type Item = Record<string, unknown>;

/** The primary key of an item. */
export interface Key {
  pk: string;
  sk: string;
}

/** The pages of a query's items, each as large as DynamoDB makes it. */
export async function* queryPages(db: Db, query: Query): AsyncGenerator<Item[]> {
  let ExclusiveStartKey: Item | undefined;
  do {
    const page = await db.client.send(new QueryCommand({ TableName: db.table, ...query, ExclusiveStartKey }));
    yield page.Items ?? [];
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
}

/** The index of a query, written out where it is chosen: grants are made from these words (docs/decisions/013-role-per-set-of-grants.md). */
export interface Index<Name extends IndexName = IndexName> {
  IndexName: Name;
}

/** The items of a list of money or of pay, from one place of it to another, both included; all where none is named. */
export function queryList(
  db: Db,
  index: Index<"money" | "pay">,
  list: string,
  range?: { first: string; last: string },
): Promise<Item[]> {
  return queryAll(db, {
    ...index,
    KeyConditionExpression: `${index.IndexName}_pk = :list${range ? ` AND ${index.IndexName}_sk BETWEEN :first AND :last` : ""}`,
    ExpressionAttributeValues: { ":list": list, ...(range && { ":first": range.first, ":last": range.last }) },
  });
}

/** All of a query's items. */
export async function queryAll(db: Db, query: Query): Promise<Item[]> {
  const items: Item[] = [];
  for await (const page of queryPages(db, query)) items.push(...page);
  return items;
}

/** The record of a key as it is now; undefined if there is none. @param read makes it of its item */
export async function readItem<Value>(db: Db, Key: Key, read: (item: Item) => Value): Promise<Value | undefined> {
  const { Item } = await db.client.send(new GetCommand({ TableName: db.table, Key, ConsistentRead: true }));
  return Item && read(Item);
}

const batchSize = 100;

/** The items of some different keys, in no order. A key without an item is left out. */
export async function batchGet(db: Db, keys: Item[], { consistent = false } = {}): Promise<Item[]> {
  const items: Item[] = [];
  let left = keys;
  for (let attempt = 1; left.length > 0; attempt++) {
    const requested = { Keys: left.slice(0, batchSize), ConsistentRead: consistent };
    const answer = await db.client.send(new BatchGetCommand({ RequestItems: { [db.table]: requested } }));
    items.push(...(answer.Responses?.[db.table] ?? []));
    const unprocessed = answer.UnprocessedKeys?.[db.table]?.Keys ?? [];
    left = [...left.slice(batchSize), ...unprocessed];
    // DynamoDB asks for a pause when it could not answer all of a batch.
    if (unprocessed.length > 0) await pauseAfter(db, attempt);
  }
  return items;
}
