import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import { startDynamoDb } from "@petcare/stand-ins";
import { createTable, type Db, dbOf } from "@petcare/storage";
import type { Item } from "@petcare/storage/items";

/** A database of a test file's own, with a folder for its exports. */
export class SeriesHarness implements AsyncDisposable {
  readonly folder: string;
  private readonly database: Awaited<ReturnType<typeof startDynamoDb>>;
  private tables = 0;

  private constructor(folder: string, database: Awaited<ReturnType<typeof startDynamoDb>>) {
    this.folder = folder;
    this.database = database;
  }

  static async open(): Promise<SeriesHarness> {
    return new SeriesHarness(await mkdtemp(join(tmpdir(), "petcare-export-")), await startDynamoDb());
  }

  async newTable(): Promise<Db> {
    const db = this.connect(`table-${++this.tables}`);
    await createTable(db.client, db.table);
    return db;
  }

  /** The same table over a connection whose writes from the nth on (0 is the first) fail. */
  dying = (db: Db, at: number): Db => {
    const other = this.connect(db.table);
    let writes = 0;
    other.client.middlewareStack.add(
      (next, { commandName = "" }) =>
        (args) => {
          if (/Write|Put|Update|Delete/.test(commandName) && writes++ >= at) throw new Error("killed");
          return next(args);
        },
      { step: "initialize" },
    );
    return other;
  };

  /** The same table over a connection whose scans have pages of so many items. */
  inPages = (db: Db, Limit: number): Db => {
    const other = this.connect(db.table);
    other.client.middlewareStack.add(
      (next, { commandName = "" }) =>
        (args) =>
          next(commandName === "ScanCommand" ? { ...args, input: { ...args.input, Limit } } : args),
      { step: "initialize" },
    );
    return other;
  };

  /** An empty folder for one export. */
  newFolder = (): Promise<string> => mkdtemp(join(this.folder, "one-"));

  async [Symbol.asyncDispose](): Promise<void> {
    await this.database.close();
    await rm(this.folder, { recursive: true });
  }

  private connect(table: string): Db {
    const credentials = { accessKeyId: "test", secretAccessKey: "test" };
    const { endpoint } = this.database;
    const client = new DynamoDBClient({ endpoint, region: "us-east-1", credentials, maxAttempts: 1 });
    return dbOf(client, table, () => Promise.resolve());
  }
}

/** Everything in a table, by its keys. */
export async function itemsOf(db: Db): Promise<Item[]> {
  const { Items = [] } = await db.client.send(new ScanCommand({ TableName: db.table }));
  const keyOf = ({ pk, sk }: Item) => `${pk} ${sk}`;
  return Items.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}
