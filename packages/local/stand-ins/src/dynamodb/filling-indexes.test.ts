import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  CreateTableCommand,
  DeleteTableCommand,
  DescribeTableCommand,
  type GlobalSecondaryIndexUpdate,
  UpdateTableCommand,
} from "@aws-sdk/client-dynamodb";
import { PutCommand, QueryCommand, ScanCommand } from "@aws-sdk/lib-dynamodb";
import { expect, onTestFinished, test } from "vitest";
import { startDynamoDb } from "./start-dynamo-db.ts";
import { attribute, clientOf, failure, keySchema, tableDefinition } from "./testing/test-table.ts";

const TableName = "pets";
const IndexName = "byColor";
const minute = 60_000;

test("An index that is being filled cannot be read, and is the only change of the table, also after a restart", async () => {
  const path = mkdtempSync(join(tmpdir(), "dynamodb-"));
  let now = Date.UTC(2027, 0, 1);
  const start = () => startDynamoDb({ path, now: () => now, backfillMs: 10 * minute });
  let database = await start();
  let client = clientOf(database.endpoint, { maxAttempts: 1 });
  onTestFinished(async () => {
    await database.close();
    rmSync(path, { recursive: true });
  });
  const update = (change: GlobalSecondaryIndexUpdate) =>
    client.send(
      new UpdateTableCommand({
        TableName,
        AttributeDefinitions: [attribute("color", "S")],
        GlobalSecondaryIndexUpdates: [change],
      }),
    );
  const add = (name: string) =>
    update({ Create: { IndexName: name, KeySchema: keySchema("color"), Projection: { ProjectionType: "ALL" } } });
  const remove = (name: string) => update({ Delete: { IndexName: name } });
  const index = async () => {
    const { Table } = await client.send(new DescribeTableCommand({ TableName }));
    return Table?.GlobalSecondaryIndexes?.find((one) => one.IndexName === IndexName);
  };
  const red = { KeyConditionExpression: "color = :c", ExpressionAttributeValues: { ":c": "red" } };
  const found = async () => (await client.send(new QueryCommand({ TableName, IndexName, ...red }))).Items;
  const oneAtATime = {
    name: "LimitExceededException",
    message: "Subscriber limit exceeded: Only 1 online index can be created or deleted simultaneously per table",
  };
  const unreadable = {
    name: "ValidationException",
    message: "Cannot read from backfilling global secondary index: byColor",
  };

  await client.send(new CreateTableCommand({ TableName, ...tableDefinition }));
  const [before, meanwhile] = [
    { pk: "rex", sk: "pet", color: "red" },
    { pk: "tom", sk: "pet", color: "red" },
  ];
  await client.send(new PutCommand({ TableName, Item: before }));
  const { TableDescription } = await add(IndexName);
  expect(TableDescription?.TableStatus).toBe("UPDATING");
  expect(TableDescription?.GlobalSecondaryIndexes?.at(-1)).toMatchObject({
    IndexName,
    IndexStatus: "CREATING",
    Backfilling: false,
  });
  await client.send(new PutCommand({ TableName, Item: meanwhile }));
  now += 10 * minute - 1;
  await database.close();
  database = await start();
  client = clientOf(database.endpoint, { maxAttempts: 1 });

  expect(await index()).toMatchObject({ IndexStatus: "CREATING", Backfilling: true });
  expect(await failure(found())).toMatchObject(unreadable);
  expect(await failure(client.send(new ScanCommand({ TableName, IndexName })))).toMatchObject(unreadable);
  expect(await failure(add("byAnother"))).toMatchObject(oneAtATime);
  expect(await failure(remove("byDue"))).toMatchObject(oneAtATime);
  expect(await failure(client.send(new DeleteTableCommand({ TableName })))).toMatchObject({
    name: "ResourceInUseException",
    message:
      "Attempt to change a resource which is still in use: Cannot delete table while indexes are being created, updated, or deleted.",
  });

  now += 1;
  expect(await index()).toMatchObject({ IndexStatus: "ACTIVE" });
  expect(await index()).not.toHaveProperty("Backfilling");
  expect(await found()).toEqual(expect.arrayContaining([before, meanwhile]));
  await add("byAnother");
  // What is being filled may be given up.
  await remove("byAnother");
  await client.send(new DeleteTableCommand({ TableName }));
});
