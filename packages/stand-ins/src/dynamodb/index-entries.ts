import db from "dynalite/db/index.js";

/** dynalite ends the key of an index entry with this many hexadecimal digits of a hash. */
const hashLength = 6;

/**
 * Makes dynalite end the keys of index entries with the whole key of the item, in writes and in a query's start.
 *
 * dynalite itself ends them with 24 bits of a hash. Two items of one index key then share an entry when their hashes
 * are equal, and queries miss one of them. That happens among 10,000 items.
 */
export function makeIndexEntriesUnique(): void {
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
