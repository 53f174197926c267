import { mkdirSync } from "node:fs";
import { AbstractKeyIterator, AbstractValueIterator } from "abstract-level";
import db, { type Store, type Table } from "dynalite/db/index.js";
import { fault } from "./faults.ts";

// dynalite 4.0.0 ends its streams with `iterator.return()`, which iterators of abstract-level 3 do not have: each
// query on disk would then keep its LevelDB iterator (about 40 KB) for ever. The prototypes are the one place that
// mends all of its streams.
for (const iterator of [AbstractKeyIterator, AbstractValueIterator]) {
  Object.defineProperty(iterator.prototype, "return", {
    configurable: true,
    value(this: { close(): Promise<void> }) {
      return this.close();
    },
  });
}

/**
 * Opens a dynalite store: in the directory `path`, or in memory without one.
 *
 * Writes are not synced one by one: LevelDB hands each to the operating system before it is acknowledged, so it
 * outlives the process (kill -9) but not a loss of power, which is enough for a development database.
 */
export async function openStore(path: string | undefined): Promise<Store> {
  if (path) mkdirSync(path, { recursive: true });
  const store = db.create({ ...(path && { path }), createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 });
  try {
    await store.db.open();
  } catch (error) {
    throw new Error(`The DynamoDB data in ${path} cannot be opened; is another process using it?`, { cause: error });
  }
  return store;
}

/** The table's description, or undefined. */
export function findTable(store: Store, name: string): Table | undefined {
  return store.db.getSync(`table~${name}`) as Table | undefined;
}

/** The table's description; throws AWS's ResourceNotFoundException unless it can be read and written. */
export function usableTable(store: Store, name: string): Table {
  const table = findTable(store, name);
  if (!table || table.TableStatus === "CREATING" || table.TableStatus === "DELETING") {
    throw fault("ResourceNotFoundException", "Requested resource not found");
  }
  return table;
}
