import { TransactionCanceledException } from "@aws-sdk/client-dynamodb";
import { BatchGetCommand, GetCommand, QueryCommand, type QueryCommandInput } from "@aws-sdk/lib-dynamodb";
import type { Db } from "./client.ts";
import type { IndexName } from "./table.ts";

const attempts = 8;

/** DynamoDB's transient errors, of a call or of a write in a transaction. */
const transient = new Set([
  "TransactionConflictException",
  "TransactionConflict",
  "ProvisionedThroughputExceededException",
  "ProvisionedThroughputExceeded",
  "ThrottlingException",
  "ThrottlingError",
  "RequestLimitExceeded",
]);

/**
 * Sends a call, and retries while DynamoDB refuses it for a transaction on the same items or for throttling.
 * Gives up after eight times, within two and a half seconds.
 *
 * @throws the last error, and any other error at once
 */
export async function retrying<Answer>(db: Db, send: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await send();
    } catch (error) {
      if (attempt === attempts || !isTransient(error)) throw error;
      await pauseAfter(db, attempt);
    }
  }
}

/** Waits before the next attempt, longer each time; `attempt` counts from 1. */
export const pauseAfter = (db: Db, attempt: number): Promise<void> => db.pause(10 * 2 ** Math.min(attempt, 7));

/** Tells whether an error is transient. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof TransactionCanceledException)) return error instanceof Error && transient.has(error.name);
  const refusals = (error.CancellationReasons ?? []).flatMap(({ Code }) => (Code && Code !== "None" ? [Code] : []));
  return refusals.length > 0 && refusals.every((code) => transient.has(code));
}

type Query = Omit<QueryCommandInput, "TableName" | "IndexName"> & { IndexName?: IndexName };
export type Item = Record<string, unknown>;

/** The primary key of an item. */
export interface Key {
  pk: string;
  sk: string;
}

/** Reads a query's items in pages, each as large as DynamoDB makes it. */
export async function* queryPages(db: Db, query: Query): AsyncGenerator<Item[]> {
  let ExclusiveStartKey: Item | undefined;
  do {
    const page = await db.client.send(new QueryCommand({ TableName: db.table, ...query, ExclusiveStartKey }));
    yield page.Items ?? [];
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
}

/** The index of a query, as a literal: grants are made from these words (docs/decisions/013-role-per-set-of-grants.md). */
export interface Index<Name extends IndexName = IndexName> {
  IndexName: Name;
}

/** Reads a list of money or of pay between two positions, both included; by default all of it. */
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

/** Reads all of a query's items. */
export async function queryAll(db: Db, query: Query): Promise<Item[]> {
  const items: Item[] = [];
  for await (const page of queryPages(db, query)) items.push(...page);
  return items;
}

/**
 * Reads the records of a partition, consistently, by sort key: all of them, those with a prefix, or a range (inclusive).
 */
export async function readPartition<Value>(
  db: Db,
  pk: string,
  read: (item: Item) => Value,
  within: string | { from: string; to: string } = "",
): Promise<Value[]> {
  const { from, to } = typeof within === "string" ? { from: within || " ", to: `${within}\uffff` } : within;
  const items = await queryAll(db, {
    KeyConditionExpression: "pk = :pk AND sk BETWEEN :from AND :to",
    ExpressionAttributeValues: { ":pk": pk, ":from": from, ":to": to },
    ConsistentRead: true,
  });
  return items.map(read);
}

/** Reads the record of a key, consistently; undefined if there is none. @param read makes the record of its item */
export async function readItem<Value>(db: Db, Key: Key, read: (item: Item) => Value): Promise<Value | undefined> {
  const { Item } = await db.client.send(new GetCommand({ TableName: db.table, Key, ConsistentRead: true }));
  return Item && read(Item);
}

const batchSize = 100;

/** Reads items by key, in no order. The keys must differ; missing items are left out. */
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

export interface PageRequest {
  limit: number;
  /** The previous page's cursor; any other text answers some page of the same list. */
  cursor?: string | undefined;
}

/** A range of a partition, by the positions of its items. */
interface List {
  /** Absent: the table itself. */
  index?: Index;
  partition: [name: string, value: string];
  sort: string;
  /** Positions before and after every item of the list. */
  first: string;
  last: string;
  /** Filters the items. It needs `:` and `#` names of its own. */
  filter?: Filter;
}

export interface Filter {
  FilterExpression?: string;
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues?: Record<string, unknown>;
}

/** The additional items read with a page: the last one of the previous page, and the first one of the next. */
export const beside = 2;

/** Reads a page of a list, the last position first. */
export async function readPage(
  db: Db,
  { index, partition: [name, value], sort, first, last, filter = {} }: List,
  page: PageRequest,
): Promise<{ items: Item[]; next?: string | undefined }> {
  const from = page.cursor !== undefined && page.cursor < last ? page.cursor : last;
  if (from <= first) return { items: [] };
  const pages = queryPages(db, {
    ...index,
    ...filter,
    KeyConditionExpression: `${name} = :partition AND ${sort} BETWEEN :first AND :last`,
    ExpressionAttributeValues: {
      ...filter.ExpressionAttributeValues,
      ":partition": value,
      ":first": first,
      ":last": from,
    },
    ScanIndexForward: false,
    Limit: page.limit + beside,
  });
  return collect(pages, sort, page);
}

/** Reads until the page is full; `next` is its last item's position, if there are more. */
export async function collect(
  pages: AsyncIterable<Item[]>,
  sort: string,
  { limit, cursor }: PageRequest,
): Promise<{ items: Item[]; next?: string | undefined }> {
  const items: Item[] = [];
  for await (const page of pages) {
    for (const item of page) {
      if (item[sort] === cursor) continue;
      if (items.length === limit) return { items, next: String(items.at(-1)?.[sort] ?? cursor) };
      items.push(item);
    }
  }
  return { items };
}
