import { mkdirSync } from "node:fs";
import { Stream } from "node:stream";
import db, { type Item, type LevelIterator, type Store, type Table, type Write } from "dynalite/db/index.js";
import { fault } from "./faults.ts";

/** How much one disk read gets. A query answers at most 1 MB. */
const highWaterMarkBytes = 1024 * 1024;
const entriesAtOnce = 1000;
/** dynalite ends the key of an index entry with this many hexadecimal digits of a hash. */
const hashLength = 6;

makeIndexEntriesUnique();
measureInUtf8();

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
  rememberTables(store);
  return store;
}

/** The table's description, or undefined. */
export function findTable(store: Store, name: string): Table | undefined {
  return store.db.getSync(`table~${name}`) as Table | undefined;
}

/** The descriptions that were read since the last change of any table. To parse one for each request takes long. */
const usableTables = new WeakMap<Store, Map<string, Table>>();

/** The table's description. Throws AWS's ResourceNotFoundException unless the table can be read and written. */
export function usableTable(store: Store, name: string): Table {
  const known = usableTables.get(store)?.get(name);
  if (known) return known;
  const table = findTable(store, name);
  if (!table || table.TableStatus === "CREATING" || table.TableStatus === "DELETING") {
    throw fault("ResourceNotFoundException", "Requested resource not found");
  }
  usableTables.get(store)?.set(name, table);
  return table;
}

/** Puts a table's description and makes other writes, in one batch. */
export async function putTable(store: Store, table: Table, writes: Write[]): Promise<void> {
  await store.db.batch([...writes, { type: "put", key: `table~${table.TableName}`, value: table }]);
  usableTables.get(store)?.clear();
}

/** Forgets every description whenever one is put or deleted: before the change, and once it has happened. */
function rememberTables(store: Store): void {
  const tables = new Map<string, Table>();
  usableTables.set(store, tables);
  const { put, del } = store.tableDb;
  const forgetting = (done: (error: unknown) => void) => {
    tables.clear();
    return (error: unknown) => {
      tables.clear();
      done(error);
    };
  };
  store.tableDb.put = (key, table, done) => put(key, table, forgetting(done));
  store.tableDb.del = (key, done) => del(key, forgetting(done));
}

/**
 * Turns an iterator into the old kind of stream that dynalite reads ('data', 'end', 'error', destroy).
 * The iterator is closed however the stream ends.
 */
function iteratorStream(iterator: LevelIterator): Stream {
  let stopped = false;
  const stream = Object.assign(new Stream(), {
    destroy() {
      stopped = true;
    },
  });

  async function flow() {
    try {
      for (let entries = await read(); entries.length > 0; entries = await read()) {
        for (const entry of entries) {
          if (!stopped) stream.emit("data", entry);
        }
      }
      if (!stopped) stream.emit("end");
    } catch (error) {
      stream.emit("error", error);
    } finally {
      await iterator.close();
    }
  }
  const read = async () => (stopped ? [] : await iterator.nextv(entriesAtOnce));

  void flow();
  return stream;
}

/**
 * Makes dynalite end the keys of index entries with the whole key of the item, in writes and in a query's start.
 *
 * dynalite itself ends them with 24 bits of a hash. Two items of one index key then share an entry when their hashes
 * are equal, and queries miss one of them. That happens among 10,000 items.
 */
function makeIndexEntriesUnique(): void {
  db.createIndexKey = (item, table, keySchema) => db.createKey(item, table, keySchema) + db.createKey(item, table);

  db.updateIndexes = (store, table, before, after, done) => {
    const item = after ?? before;
    if (!item) return done(null);
    const unique = (key: string) => key.slice(0, -hashLength) + db.createKey(item, table);
    for (const type of ["Local", "Global"] as const) {
      const { puts, deletes } = db.getIndexActions(table[`${type}SecondaryIndexes`] ?? [], before, after, table);
      for (const { index, key } of deletes) {
        store.getIndexDb(type, table.TableName, index).del(unique(key), ignore);
      }
      for (const { index, key, item } of puts) {
        store.getIndexDb(type, table.TableName, index).put(unique(key), item, ignore);
      }
    }
    done(null);
  };
}

// The store only records writes, and that cannot fail.
function ignore() {}

/** Makes dynalite hold items to 400 KB as AWS does, which counts the bytes of a text. dynalite counts its UTF-16 units. */
function measureInUtf8(): void {
  const { itemSize } = db;
  db.itemSize = (item) => itemSize(inBytes(item));
}

/** An item whose texts have a character for each byte. */
const inBytes = (item: Item): Item =>
  Object.fromEntries(Object.entries(item).map(([name, value]) => [bytesOf(name), valueInBytes(value)]));

function valueInBytes(value: Item[string]): Item[string] {
  if (typeof value.S === "string") return { S: bytesOf(value.S) };
  if (Array.isArray(value.SS)) return { SS: value.SS.map(bytesOf) };
  if (Array.isArray(value.L)) return { L: value.L.map(valueInBytes) };
  return value.M ? { M: inBytes(value.M as Item) } : value;
}

const bytesOf = (text: string) => Buffer.from(text).toString("latin1");
