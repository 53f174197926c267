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

/** What an action of dynalite did on a recording store: nothing is written until `writes` is given to LevelDB. */
export interface Recording {
  store: ActionStore;
  /** The items' and the secondary indexes' entries, in order. */
  writes: Write[];
  /** Each item that the action looked at, by its LevelDB key, as it was. */
  found: Map<string, Item | undefined>;
  /** Each item that the action put, as it will be. */
  put: Item[];
}

const emptyIn = {
  item: (type: string, index: string, attribute: string) =>
    `One or more parameter values are not valid. A value specified for a secondary index key is not supported. The AttributeValue for a key attribute cannot contain an empty ${type} value. IndexName: ${index}, IndexKey: ${attribute}`,
  update: (type: string) =>
    `One or more parameter values are not valid. The update expression attempted to update a secondary index key to a value that is not supported. The AttributeValue for a key attribute cannot contain an empty ${type} value.`,
};

/**
 * A store that reads from `store` at once and keeps the writes for itself, so that a whole action, or many, become one
 * atomic LevelDB batch. Key prefixes are those of dynalite's db/index.js. It also refuses what dynalite lets pass: an
 * empty string or binary as the key of an index.
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
    // The caller of the recording already keeps all other writers out.
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
