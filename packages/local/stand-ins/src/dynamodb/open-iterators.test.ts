import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Store } from "dynalite/db/index.js";
import { expect, test, vi } from "vitest";
import { operationsOf } from "./operations.ts";
import { openStore } from "./store.ts";

test("Queries leave no iterator of LevelDB open", async () => {
  const path = mkdtempSync(join(tmpdir(), "dynamodb-"));
  const store = await openStore(path);
  const counts = countIterators(store.db);
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
  const answers = await Promise.all(Array.from({ length: 200 }, (_, i) => query(i)));
  expect(answers.reduce((sum, answer) => sum + Number(answer?.Count), 0)).toBe(100 * 30 + 100 * 5);
  expect(counts.opened).toBeGreaterThanOrEqual(200);
  // A stream that ended closes its iterator a little later.
  await vi.waitFor(() => expect(counts.closed).toBe(counts.opened), { timeout: 60_000 });
  await store.db.close();
  rmSync(path, { recursive: true });
});

/** Counts the iterators that a database opens and closes from now on. */
function countIterators(db: Store["db"]) {
  const counts = { opened: 0, closed: 0 };
  for (const kind of ["keys", "values"] as const) {
    const open = db[kind].bind(db);
    db[kind] = (options) => {
      const iterator = open(options);
      const close = iterator.close.bind(iterator);
      counts.opened += 1;
      iterator.close = async () => {
        await close();
        counts.closed += 1;
      };
      return iterator;
    };
  }
  return counts;
}
