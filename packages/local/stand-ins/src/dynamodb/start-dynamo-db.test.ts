import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CreateTableCommand, DescribeTimeToLiveCommand, UpdateTimeToLiveCommand } from "@aws-sdk/client-dynamodb";
import { GetCommand, TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startDynamoDb } from "./start-dynamo-db.ts";
import { clientOf, failure, tableDefinition } from "./testing/test-table.ts";

const TableName = "animals";
const Key = { pk: "dog", sk: "rex" };
const running: { close(): Promise<void> }[] = [];
let path: string;

beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), "dynamodb-"));
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.close()));
  rmSync(path, { recursive: true });
});

async function start(options: Parameters<typeof startDynamoDb>[0] = {}) {
  const database = await startDynamoDb(options);
  running.push(database);
  const close = async () => {
    running.splice(running.indexOf(database), 1);
    await database.close();
  };
  return { ...database, close, client: clientOf(database.endpoint) };
}
const createTable = new CreateTableCommand({ TableName, ...tableDefinition });

test("Data, settings and client tokens outlive a restart, and belong to one instance", async () => {
  const before = await start({ path });
  await before.client.send(createTable);
  const TimeToLiveSpecification = { AttributeName: "expires_at", Enabled: true };
  await before.client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
  const Update = { TableName, Key, UpdateExpression: "ADD n :one", ExpressionAttributeValues: { ":one": 1 } };
  const transaction = new TransactWriteCommand({ TransactItems: [{ Update }], ClientRequestToken: "once" });
  await before.client.send(transaction);
  await before.close();

  const after = await start({ path });
  await after.client.send(transaction);
  expect((await after.client.send(new GetCommand({ TableName, Key }))).Item).toEqual({ ...Key, n: 1 });
  expect((await after.client.send(new DescribeTimeToLiveCommand({ TableName }))).TimeToLiveDescription).toMatchObject({
    TimeToLiveStatus: "ENABLED",
    AttributeName: "expires_at",
  });
  const other = await start();
  await other.client.send(createTable);
  expect((await other.client.send(new GetCommand({ TableName, Key }))).Item).toBeUndefined();
});

test("A client token is forgotten after ten minutes", async () => {
  let now = Date.UTC(2027, 0, 1);
  const { client } = await start({ now: () => now });
  await client.send(createTable);
  const write = (n: number) => {
    const TransactItems = [{ Put: { TableName, Item: { ...Key, n } } }];
    return client.send(new TransactWriteCommand({ TransactItems, ClientRequestToken: "token" }));
  };
  await write(1);
  now += 10 * 60_000 - 1;
  expect(await failure(write(2))).toMatchObject({ name: "IdempotentParameterMismatchException" });
  now += 1;
  await write(2);
  expect((await client.send(new GetCommand({ TableName, Key }))).Item?.n).toBe(2);
});

test("Data in use, a taken port and an operation that it does not have are refused in words", async () => {
  const { endpoint } = await start({ path });
  await expect(startDynamoDb({ path })).rejects.toThrow(`The DynamoDB data in ${path} cannot be opened`);
  await expect(startDynamoDb({ port: Number(new URL(endpoint).port) })).rejects.toThrow("EADDRINUSE");
  const headers = { "x-amz-target": "DynamoDB_20120810.ExecuteStatement" };
  const answer = await fetch(endpoint, { method: "POST", headers, body: "{}" });
  expect(await answer.json()).toMatchObject({ message: "The embedded DynamoDB has no operation 'ExecuteStatement'" });
});
