import db, {
  type ActionStore,
  type Collection,
  type Item,
  type Store,
  type Table,
  type Write,
} from "dynalite/db/index.js";
import { invalid } from "./faults.ts";
import { usableTable } from "./store.ts";

/** The record of an action of dynalite on a recording store. Nothing is on disk until LevelDB gets `writes`. */
export interface Recording {
  store: ActionStore;
  /** The entries of the items and of the secondary indexes, in order. */
  writes: Write[];
  /** The items that the action read, as they were, by LevelDB key. */
  found: Map<string, Item | undefined>;
  /** The items that the action put. */
  put: Item[];
}

const emptyIn = {
  item: (type: string, index: string, attribute: string) =>
    `One or more parameter values are not valid. A value specified for a secondary index key is not supported. The AttributeValue for a key attribute cannot contain an empty ${type} value. IndexName: ${index}, IndexKey: ${attribute}`,
  update: (type: string) =>
    `One or more parameter values are not valid. The update expression attempted to update a secondary index key to a value that is not supported. The AttributeValue for a key attribute cannot contain an empty ${type} value.`,
};

/**
 * Makes a store that reads from `store` and only records writes. One action or many can so become one atomic batch.
 * The key prefixes are those of dynalite's db/index.js.
 * It refuses an empty string or binary as an index key, which dynalite accepts.
 */
export function recordWrites(store: Store, kind: keyof typeof emptyIn = "item"): Recording {
  const writes: Write[] = [];
  const found = new Map<string, Item | undefined>();
  const put: Item[] = [];

  const entries = (prefix: string, table?: Table): Collection => ({
    get(key, done) {
      const item = store.db.getSync(prefix + key) as Item | undefined;
      found.set(prefix + key, item);
      done(null, item);
    },
    put(key, item, done) {
      const message = table && emptyIndexKey(item, table, emptyIn[kind]);
      if (message) return done(invalid(message));
      if (table) put.push(item);
      writes.push({ type: "put", key: prefix + key, value: item });
      done(null);
    },
    del(key, done) {
      writes.push({ type: "del", key: prefix + key });
      done(null);
    },
    // The caller has already locked out all other writers.
    lock: (_key, locked) => locked((done) => done),
  });

  return {
    writes,
    found,
    put,
    store: {
      options: store.options,
      getTable: (name, done) => done(null, usableTable(store, name)),
      getItemDb: (name) => entries(`item-${name}~`, usableTable(store, name)),
      getIndexDb: (type, table, index) => entries(`index-${type.toLowerCase()}~${table}~${index}~`),
    },
  };
}

function emptyIndexKey(item: Item, table: Table, message: (type: string, index: string, attribute: string) => string) {
  return db.traverseIndexes(table, (attribute, type, index) => {
    if (item[attribute]?.[type] !== "") return undefined;
    return message(type === "B" ? "binary" : "string", index.IndexName, attribute);
  });
}
