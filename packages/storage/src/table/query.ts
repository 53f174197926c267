import { QueryCommand, type QueryCommandInput } from "@aws-sdk/lib-dynamodb";
import type { Db } from "./client.ts";
import type { IndexName } from "./table.ts";

type Query = Omit<QueryCommandInput, "TableName" | "IndexName"> & { IndexName?: IndexName };
export type Item = Record<string, unknown>;

/** The pages of a query's items, each as large as DynamoDB makes it. */
export async function* queryPages(db: Db, query: Query): AsyncGenerator<Item[]> {
  let ExclusiveStartKey: Item | undefined;
  do {
    const page = await db.client.send(new QueryCommand({ TableName: db.table, ...query, ExclusiveStartKey }));
    yield page.Items ?? [];
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
}

/** The items of a list of money or of pay, from one place of it to another, both included; all where none is named. */
export function queryList(
  db: Db,
  index: "money" | "pay",
  list: string,
  range?: { first: string; last: string },
): Promise<Item[]> {
  return queryAll(db, {
    IndexName: index,
    KeyConditionExpression: `${index}_pk = :list${range ? ` AND ${index}_sk BETWEEN :first AND :last` : ""}`,
    ExpressionAttributeValues: { ":list": list, ...(range && { ":first": range.first, ":last": range.last }) },
  });
}

/** All of a query's items. */
export async function queryAll(db: Db, query: Query): Promise<Item[]> {
  const items: Item[] = [];
  for await (const page of queryPages(db, query)) items.push(...page);
  return items;
}
