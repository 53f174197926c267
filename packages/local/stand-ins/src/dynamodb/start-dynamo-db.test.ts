import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CreateTableCommand, DescribeTimeToLiveCommand, UpdateTimeToLiveCommand } from "@aws-sdk/client-dynamodb";
import { GetCommand, PutCommand, TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
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
  const client = clientOf(database.endpoint);
  const close = async () => {
    running.splice(running.indexOf(database), 1);
    await database.close();
  };
  return { ...database, close, client };
}
const createTable = new CreateTableCommand({ TableName, ...tableDefinition });

test("Instances in one process keep their data to themselves", async () => {
  const [one, two] = [await start(), await start({ path })];
  await one.client.send(createTable);
  await two.client.send(createTable);
  await one.client.send(new PutCommand({ TableName, Item: { ...Key, of: "one" } }));
  expect((await two.client.send(new GetCommand({ TableName, Key }))).Item).toBeUndefined();
  expect(new URL(one.endpoint).hostname).toBe("127.0.0.1");
});

test("Data, settings and client tokens outlive a restart", async () => {
  const before = await start({ path });
  await before.client.send(createTable);
  const TimeToLiveSpecification = { AttributeName: "expires_at", Enabled: true };
  await before.client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
  const Update = {
    TableName,
    Key,
    UpdateExpression: "ADD n :one",
    ExpressionAttributeValues: { ":one": 1 },
  };
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
});

test("A client token is forgotten after ten minutes", async () => {
  let now = Date.UTC(2027, 0, 1);
  const { client } = await start({ now: () => now });
  await client.send(createTable);
  const write = (n: number) =>
    client.send(
      new TransactWriteCommand({
        TransactItems: [{ Put: { TableName, Item: { ...Key, n } } }],
        ClientRequestToken: "token",
      }),
    );
  const stored = async () => (await client.send(new GetCommand({ TableName, Key }))).Item?.n;
  await write(1);
  now += 10 * 60_000 - 1;
  expect(await failure(write(2))).toMatchObject({ name: "IdempotentParameterMismatchException" });
  expect(await stored()).toBe(1);
  now += 1;
  await write(2);
  expect(await stored()).toBe(2);
  now += 10 * 60_000 - 1;
  expect(await failure(write(3))).toMatchObject({ name: "IdempotentParameterMismatchException" });
});

test("Requests that have begun are answered before it closes", async () => {
  const { client, close } = await start({ path });
  await client.send(createTable);
  const writes = Array.from({ length: 20 }, (_, i) =>
    client.send(new PutCommand({ TableName, Item: { pk: "p", sk: String(i) } })),
  );
  await writes[0];
  const closed = close();
  const outcomes = await Promise.allSettled(writes);
  await closed;
  const written = outcomes.flatMap(({ status }, i) => (status === "fulfilled" ? [String(i)] : []));
  const { client: again } = await start({ path });
  for (const sk of written) {
    expect((await again.send(new GetCommand({ TableName, Key: { pk: "p", sk } }))).Item).toEqual({ pk: "p", sk });
  }
});

test("Data that is in use, and a port that is taken, are refused in words", async () => {
  const { endpoint } = await start({ path });
  await expect(startDynamoDb({ path })).rejects.toThrow(`The DynamoDB data in ${path} cannot be opened`);
  await expect(startDynamoDb({ port: Number(new URL(endpoint).port) })).rejects.toThrow("EADDRINUSE");
});

test.each([
  [
    { "x-amz-target": "DynamoDB_20120810.ExecuteStatement" },
    "{}",
    "UnknownOperationException",
    "The embedded DynamoDB has no operation 'ExecuteStatement'",
  ],
  [{}, "{}", "UnknownOperationException", "The embedded DynamoDB has no operation ''"],
  [{ "x-amz-target": "DynamoDB_20120810.GetItem" }, "{", "SerializationException", "The request is not JSON"],
  [{ "x-amz-target": "DynamoDB_20120810.GetItem" }, "[]", "ValidationException", expect.stringContaining("tableName")],
])("A request that makes no sense is refused: %j %s", async (headers, body, type, message) => {
  const { endpoint } = await start();
  const response = await fetch(endpoint, { method: "POST", headers, body });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ __type: expect.stringMatching(`#${type}$`), message });
});
