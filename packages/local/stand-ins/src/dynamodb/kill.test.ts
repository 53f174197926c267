import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { CreateTableCommand } from "@aws-sdk/client-dynamodb";
import {
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
} from "@aws-sdk/lib-dynamodb";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startDynamoDb } from "./start-dynamo-db.ts";
import { seededRandom } from "./testing/seeded-random.ts";
import { clientOf, tableDefinition } from "./testing/test-table.ts";

const TableName = "kept";
const rounds = 4;
const writers = 8;
const server = `
  const { startDynamoDb } = await import(process.argv[1]);
  console.log((await startDynamoDb({ path: process.argv[2] })).endpoint);
`;
let path: string;
let child: ChildProcess | undefined;

beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), "dynamodb-"));
});
afterEach(() => {
  child?.kill("SIGKILL");
  rmSync(path, { recursive: true });
});

async function startInChild(): Promise<{ client: DynamoDBDocumentClient; kill(): Promise<void> }> {
  const module = new URL("./start-dynamo-db.ts", import.meta.url).href;
  const started = spawn(process.execPath, ["--input-type=module", "-e", server, module, path], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  child = started;
  const [endpoint] = await once(createInterface(started.stdout), "line");
  return {
    client: clientOf(endpoint),
    async kill() {
      const exited = once(started, "exit");
      started.kill("SIGKILL");
      await exited;
    },
  };
}

/** Makes one write with an index entry: an item, or a transaction of three items and a count. */
function write(client: DynamoDBDocumentClient, id: string, transaction: boolean) {
  const Item = (part: number) => ({ pk: id, sk: String(part), owner: id, date: "2027-01-01" });
  if (!transaction) return client.send(new PutCommand({ TableName, Item: Item(0) }));
  const count = {
    Update: {
      TableName,
      Key: { pk: "transactions", sk: "count" },
      UpdateExpression: "ADD n :one",
      ExpressionAttributeValues: { ":one": 1 },
    },
  };
  const puts = [0, 1, 2].map((part) => ({ Put: { TableName, Item: Item(part) } }));
  return client.send(new TransactWriteCommand({ TransactItems: [...puts, count] }));
}

test("Killed in the middle of writing, it loses nothing that it acknowledged and keeps no half of a transaction", async () => {
  const random = seededRandom(20270314);
  const attempted = new Map<string, { parts: number; acknowledged: boolean }>();

  for (let round = 0; round < rounds; round++) {
    const { client, kill } = await startInChild();
    if (round === 0) await client.send(new CreateTableCommand({ TableName, ...tableDefinition }));
    let acknowledgementsLeft = 30 + Math.floor(random() * 150);
    let killed: Promise<void> | undefined;
    const writeUntilKilled = async (writer: number) => {
      for (let i = 0; !killed; i++) {
        const id = `${round}-${writer}-${i}`;
        const transaction = i % 2 === 1;
        const state = { parts: transaction ? 3 : 1, acknowledged: false };
        attempted.set(id, state);
        try {
          await write(client, id, transaction);
        } catch (error) {
          if (killed) return;
          throw error;
        }
        state.acknowledged = true;
        if (--acknowledgementsLeft === 0) killed = kill();
      }
    };
    await Promise.all(Array.from({ length: writers }, (_, writer) => writeUntilKilled(writer)));
    await killed;
    client.destroy();
  }

  const database = await startDynamoDb({ path });
  const client = clientOf(database.endpoint);
  const found = async (id: string, index?: string) => {
    const { Count } = await client.send(
      new QueryCommand({
        TableName,
        ...(index && { IndexName: index }),
        KeyConditionExpression: "#key = :id",
        ExpressionAttributeNames: { "#key": index ? "owner" : "pk" },
        ExpressionAttributeValues: { ":id": id },
      }),
    );
    return Count;
  };
  let transactions = 0;
  for (const [id, { parts, acknowledged }] of attempted) {
    const items = await found(id);
    expect({ id, items }).toEqual({ id, items: acknowledged || items ? parts : 0 });
    expect({ id, indexed: await found(id, "byOwner") }).toEqual({ id, indexed: items });
    if (parts === 3 && items) transactions++;
  }
  const count = await client.send(new GetCommand({ TableName, Key: { pk: "transactions", sk: "count" } }));
  expect(count.Item?.n).toBe(transactions);
  expect(transactions).toBeGreaterThan(rounds);
  client.destroy();
  await database.close();
});
