import { TransactionCanceledException } from "@aws-sdk/client-dynamodb";
import { expect, test } from "vitest";
import { startDatabase } from "../testing/start-database.ts";
import { dump, newTable, onWrites } from "../testing/test-table.ts";
import { transact } from "./transact.ts";

const dynamoDb = await startDatabase();

// The embedded database never has a conflict: it does one write after the other.
const conflict = () =>
  new TransactionCanceledException({
    $metadata: {},
    message: "Transaction cancelled",
    CancellationReasons: [{ Code: "TransactionConflict" }],
  });

const put = (table: string) => [{ Put: { TableName: table, Item: { pk: "a", sk: "b" } } }];

test("a transaction that meets another one is tried again", async () => {
  const db = await newTable(dynamoDb.endpoint);
  let sent = 0;
  onWrites(db, (send) => (++sent < 3 ? Promise.reject(conflict()) : send()));
  expect(await transact(db, put(db.table))).toEqual({ outcome: "written" });
  expect(sent).toBe(3);
  expect(await dump(db)).toHaveLength(1);
});
