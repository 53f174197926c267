import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { CreateTableCommand } from "@aws-sdk/client-dynamodb";
import { GetCommand, QueryCommand, TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
import { expect, onTestFinished, test } from "vitest";
import { startDynamoDb } from "./start-dynamo-db.ts";
import { clientOf, tableDefinition } from "./testing/test-table.ts";

const TableName = "kept";
const [writers, parts] = [8, 3];
const server = `
  const { startDynamoDb } = await import(process.argv[1]);
  console.log((await startDynamoDb({ path: process.argv[2] })).endpoint);
`;

/** Puts items with index entries, and counts the transaction. */
function transaction(id: string): TransactWriteCommand {
  const puts = Array.from({ length: parts }, (_, part) => ({
    Put: { TableName, Item: { pk: id, sk: String(part), owner: id, date: "2027-01-01" } },
  }));
  const counted = {
    TableName,
    Key: { pk: "transactions", sk: "count" },
    UpdateExpression: "ADD n :one",
    ExpressionAttributeValues: { ":one": 1 },
  };
  return new TransactWriteCommand({ TransactItems: [...puts, { Update: counted }] });
}

test("Killed in the middle of writing, it loses nothing that it acknowledged and keeps no half of a transaction", async () => {
  const path = mkdtempSync(join(tmpdir(), "dynamodb-"));
  onTestFinished(() => rmSync(path, { recursive: true }));
  const attempted = new Set<string>();
  const acknowledged = new Set<string>();

  for (const [round, killedAfter] of [40, 130].entries()) {
    const module = new URL("./start-dynamo-db.ts", import.meta.url).href;
    const child = spawn(process.execPath, ["--input-type=module", "-e", server, module, path], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    onTestFinished(() => void child.kill("SIGKILL"));
    const exited = once(child, "exit");
    const [endpoint] = await once(createInterface(child.stdout), "line");
    const client = clientOf(endpoint);
    if (round === 0) await client.send(new CreateTableCommand({ TableName, ...tableDefinition }));
    let answers = 0;
    const writeUntilKilled = async (writer: number) => {
      for (let i = 0; !child.killed; i++) {
        const id = `${round}-${writer}-${i}`;
        attempted.add(id);
        try {
          await client.send(transaction(id));
        } catch (error) {
          if (child.killed) return;
          throw error;
        }
        acknowledged.add(id);
        if (++answers === killedAfter) child.kill("SIGKILL");
      }
    };
    await Promise.all(Array.from({ length: writers }, (_, writer) => writeUntilKilled(writer)));
    await exited;
    client.destroy();
  }

  const database = await startDynamoDb({ path });
  const client = clientOf(database.endpoint);
  const found = async (key: string, id: string, IndexName?: string) => {
    const condition = { KeyConditionExpression: "#key = :id", ExpressionAttributeNames: { "#key": key } };
    const query = { TableName, IndexName, ...condition, ExpressionAttributeValues: { ":id": id } };
    return (await client.send(new QueryCommand(query))).Count;
  };
  let kept = 0;
  for (const id of attempted) {
    const items = await found("pk", id);
    if (items || acknowledged.has(id)) kept += 1;
    const expected = items || acknowledged.has(id) ? parts : 0;
    expect({ id, items, indexed: await found("owner", id, "byOwner") }).toEqual({
      id,
      items: expected,
      indexed: expected,
    });
  }
  const count = await client.send(new GetCommand({ TableName, Key: { pk: "transactions", sk: "count" } }));
  expect(count.Item?.n).toBe(kept);
  client.destroy();
  await database.close();
});
