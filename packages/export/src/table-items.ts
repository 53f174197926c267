import { QueryCommand, ScanCommand } from "@aws-sdk/client-dynamodb";
import type { Db } from "@petcare/storage";
import { kindOfKey } from "./kinds/kinds.ts";
import { type RawItem, rawKeyOf } from "./line.ts";

/** All items of the table that an export holds, a page at a time. */
export async function* scanPages(db: Db): AsyncGenerator<RawItem[]> {
  let ExclusiveStartKey: RawItem | undefined;
  do {
    const scan = new ScanCommand({ TableName: db.table, ConsistentRead: true, ExclusiveStartKey });
    const page = await db.client.send(scan);
    yield (page.Items ?? []).filter(isExported);
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
}

/** All items of a partition that an export holds. */
export async function* partitionItems(db: Db, pk: string): AsyncGenerator<RawItem> {
  let ExclusiveStartKey: RawItem | undefined;
  do {
    const query = {
      TableName: db.table,
      KeyConditionExpression: "pk = :pk",
      ExpressionAttributeValues: { ":pk": { S: pk } },
      ConsistentRead: true,
      ExclusiveStartKey,
    };
    const page = await db.client.send(new QueryCommand(query));
    yield* (page.Items ?? []).filter(isExported);
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
}

const isExported = (item: RawItem) => kindOfKey(rawKeyOf(item)) !== undefined;
