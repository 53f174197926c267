import db from "dynalite/db/index.js";

/** Hexadecimal digits of the hash with which dynalite ends the key of an index's entry. */
const hashLength = 6;

/**
 * dynalite tells the items of one index key apart by 24 bits of a hash. Among 10,000 of them, never-ending series for
 * example, a few share theirs, and each such pair would be one entry: queries would miss items. From here on the keys,
 * in writes and in a query's start, end with the whole key of the item instead.
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

// Writes are only recorded, and that cannot fail.
function ignore() {}
