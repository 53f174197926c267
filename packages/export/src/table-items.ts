import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import type { Db } from "@petcare/storage";
import type { Item } from "@petcare/storage/items";
import type { Key } from "./kinds/kind.ts";
import { kindOfKey } from "./kinds/kinds.ts";

/** All items of the table that an export holds, a page at a time. */
export async function* scanPages(db: Db): AsyncGenerator<(Item & Key)[]> {
  let ExclusiveStartKey: Item | undefined;
  do {
    const scan = new ScanCommand({ TableName: db.table, ConsistentRead: true, ExclusiveStartKey });
    const page = await db.client.send(scan);
    yield ((page.Items ?? []) as (Item & Key)[]).filter(kindOfKey);
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
}
