import { mkdirSync } from "node:fs";
import db, { type Store, type Table } from "dynalite/db/index.js";
import { fault } from "./faults.ts";
import { makeIndexEntriesUnique } from "./index-entries.ts";
import { iteratorStream } from "./iterator-stream.ts";

makeIndexEntriesUnique();

/** How much one disk read gets. A query answers at most 1 MB. */
const highWaterMarkBytes = 1024 * 1024;

/**
 * Opens a dynalite store in the folder `path`, or in memory without one.
 *
 * LevelDB hands each write to the operating system before it is acknowledged, and does not sync it.
 * A write therefore survives kill -9 but not a power cut, which is enough for a development database.
 */
export async function openStore(path: string | undefined): Promise<Store> {
  if (path) mkdirSync(path, { recursive: true });
  const store = db.create({ ...(path && { path }), createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 });
  try {
    await store.db.open();
  } catch (error) {
    throw new Error(`The DynamoDB data in ${path} cannot be opened; is another process using it?`, { cause: error });
  }
  // dynalite 4.0.0 ends its streams with `iterator.return()`, which iterators of abstract-level 3 do not have.
  // Each query would leak its LevelDB iterator of about 40 KB. dynalite also reads one entry at a time, which is slow.
  const { db: level } = store;
  level.createKeyStream = (options) => iteratorStream(level.keys(options));
  level.createValueStream = (options) => iteratorStream(level.values({ ...options, highWaterMarkBytes }));
  return store;
}

/** The table's description, or undefined. */
export function findTable(store: Store, name: string): Table | undefined {
  return store.db.getSync(`table~${name}`) as Table | undefined;
}

/** The table's description. Throws AWS's ResourceNotFoundException unless the table can be read and written. */
export function usableTable(store: Store, name: string): Table {
  const table = findTable(store, name);
  if (!table || table.TableStatus === "CREATING" || table.TableStatus === "DELETING") {
    throw fault("ResourceNotFoundException", "Requested resource not found");
  }
  return table;
}
