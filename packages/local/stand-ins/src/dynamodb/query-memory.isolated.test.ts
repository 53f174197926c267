import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { operationsOf } from "./operations.ts";
import { openStore } from "./store.ts";

test("12,000 queries on disk leave no LevelDB iterators behind", async () => {
  const path = mkdtempSync(join(tmpdir(), "dynamodb-"));
  const store = await openStore(path);
  const operations = await operationsOf(store, () => 0);
  const send = (operation: string, body: object) => operations.get(operation)?.({ TableName: "leak", ...body });

  await send("CreateTable", {
    BillingMode: "PAY_PER_REQUEST",
    KeySchema: [
      { AttributeName: "pk", KeyType: "HASH" },
      { AttributeName: "sk", KeyType: "RANGE" },
    ],
    AttributeDefinitions: [
      { AttributeName: "pk", AttributeType: "S" },
      { AttributeName: "sk", AttributeType: "S" },
    ],
  });
  for (let i = 0; i < 30; i++) {
    await send("PutItem", { Item: { pk: { S: "p" }, sk: { S: String(i) }, text: { S: "x".repeat(100) } } });
  }
  // Some queries stop early, others read to the end.
  const query = (i: number) =>
    send("Query", {
      KeyConditionExpression: "pk = :p",
      ExpressionAttributeValues: { ":p": { S: "p" } },
      ...(i % 2 && { Limit: 5 }),
    });
  const megabytesAfter = async (count: number) => {
    for (let done = 0; done < count; done += 20) {
      const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => query(i)));
      expect(answers.reduce((sum, answer) => sum + Number(answer?.Count), 0)).toBe(10 * 30 + 10 * 5);
    }
    return process.memoryUsage().rss / 1024 / 1024;
  };

  // The first queries fill the heap to its usual size.
  const before = await megabytesAfter(4000);
  const after = await megabytesAfter(12_000);
  // Leaked iterators would use at least 160 MB.
  expect(after - before).toBeLessThan(120);
  await store.db.close();
  rmSync(path, { recursive: true });
}, 60_000);
