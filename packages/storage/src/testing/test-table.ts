import { randomUUID } from "node:crypto";
import { DeleteTableCommand, DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { PutCommand, ScanCommand } from "@aws-sdk/lib-dynamodb";
import { type Visit, visitItem } from "../schedules/visit.ts";
import { type Db, dbOf } from "../table/client.ts";
import { createTable } from "../table/create-table.ts";

const made: { endpoint: string; table: string }[] = [];

/** A client of a database, with its own middleware, that never waits. It prefers the environment's credentials to the test's. */
export function connect(endpoint: string, table: string): Db {
  const { AWS_REGION: region = "us-east-1", AWS_ACCESS_KEY_ID, AWS_PROFILE } = process.env;
  const credentials = { accessKeyId: "test", secretAccessKey: "test" };
  const own = AWS_ACCESS_KEY_ID || AWS_PROFILE ? {} : { credentials };
  const client = new DynamoDBClient({ endpoint, region, ...own, maxAttempts: 1 });
  return dbOf(client, table, () => Promise.resolve());
}

/** Ends a client's connections. Destroying a client of documents would leave them open, and a long run has many. */
export const disconnect = ({ client }: Db): void => client.config.requestHandler.destroy?.();

/** Makes an empty table for one test. */
export async function newTable(endpoint: string): Promise<Db> {
  const table = `petcare-${randomUUID()}`;
  made.push({ endpoint, table });
  const db = connect(endpoint, table);
  await createTable(db.client, db.table);
  return db;
}

/** Removes the tables of this file's tests. A stand-in in memory needs no such step. */
export async function removeTables(): Promise<void> {
  for (const { endpoint, table } of made.splice(0)) {
    await connect(endpoint, table).client.send(new DeleteTableCommand({ TableName: table }));
  }
}

/** Everything in the table, in the order of its keys. */
export async function dump(db: Db): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = [];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await db.client.send(new ScanCommand({ TableName: db.table, ExclusiveStartKey }));
    items.push(...(page.Items ?? []));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  const keyOf = ({ pk, sk }: Record<string, unknown>) => `${pk} ${sk}`;
  return items.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** Writes a visit over the stored one, without a condition. */
export async function overwrite(db: Db, visit: Visit): Promise<void> {
  await db.client.send(new PutCommand({ TableName: db.table, Item: visitItem(visit) }));
}

const isWrite = (command: string | undefined) => /^(Put|Update|Delete|BatchWrite|TransactWrite)/.test(command ?? "");

/** Calls `around` instead of each write from here on. The caller gets its errors. */
export function onWrites(db: Db, around: (send: () => Promise<unknown>) => Promise<unknown>): void {
  db.client.middlewareStack.add(
    (next, context) => (args) =>
      isWrite(context.commandName) ? (around(() => next(args)) as ReturnType<typeof next>) : next(args),
    { step: "initialize" },
  );
}

/** Connects somebody else to the same table. Something happens before their write of this number, counted from 0. */
export function beforeWrite<Who extends { db: Db; elsewhere(): Who }>(
  who: Who,
  number: number,
  happens: () => Promise<unknown>,
): Who {
  const other = who.elsewhere();
  let writes = 0;
  onWrites(other.db, async (send) => {
    if (writes++ === number) await happens();
    return send();
  });
  return other;
}

/** Counts the writes from here on. */
export function countWrites(db: Db): { count: number } {
  const writes = { count: 0 };
  onWrites(db, (send) => {
    writes.count++;
    return send();
  });
  return writes;
}
