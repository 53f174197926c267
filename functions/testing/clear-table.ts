import { BatchWriteCommand, ScanCommand } from "@aws-sdk/lib-dynamodb";
import type { SignedInApp } from "./signed-in-app.ts";

const maxInBatch = 25;

/** Remembers what is in the table. What is returned deletes everything else, so that long tests do not slow down. */
export async function clearing(app: SignedInApp): Promise<() => Promise<void>> {
  const kept = new Set((await keysOf(app)).map(textOf));
  return async () => {
    const { client, table } = app.installation.db;
    const extra = (await keysOf(app)).filter((key) => !kept.has(textOf(key)));
    for (let at = 0; at < extra.length; at += maxInBatch) {
      const batch = extra.slice(at, at + maxInBatch).map((Key) => ({ DeleteRequest: { Key } }));
      await client.send(new BatchWriteCommand({ RequestItems: { [table]: batch } }));
    }
  };
}

interface Key {
  pk: string;
  sk: string;
}

const textOf = ({ pk, sk }: Key) => `${pk} ${sk}`;

async function keysOf({ installation: { db } }: SignedInApp): Promise<Key[]> {
  const keys: Key[] = [];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const scan = { TableName: db.table, ProjectionExpression: "pk, sk", ExclusiveStartKey };
    const page = await db.client.send(new ScanCommand(scan));
    keys.push(...((page.Items ?? []) as Key[]));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return keys;
}
