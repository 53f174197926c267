// The parts of dynalite 4.0.0 that this folder uses. The package has no types of its own.
declare module "dynalite/db/index.js" {
  import type { Stream } from "node:stream";

  type Value = Record<string, unknown>;
  type Item = Record<string, Value>;
  type Done<T> = (error: unknown, answer?: T) => void;
  type Json = Record<string, unknown>;

  interface SecondaryIndex {
    IndexName: string;
    KeySchema: KeySchema;
    Projection?: Json;
  }

  type KeySchema = { AttributeName: string }[];

  interface Table {
    TableName: string;
    TableArn: string;
    KeySchema: KeySchema;
    AttributeDefinitions: { AttributeName: string; AttributeType: string }[];
    TableStatus: "CREATING" | "ACTIVE" | "UPDATING" | "DELETING";
    LocalSecondaryIndexes?: SecondaryIndex[];
    GlobalSecondaryIndexes?: SecondaryIndex[];
  }

  interface Write {
    type: "put" | "del";
    key: string;
    value?: unknown;
  }

  interface Database {
    open(): Promise<void>;
    close(): Promise<void>;
    getSync(key: string): unknown;
    put(key: string, value: unknown): Promise<void>;
    batch(writes: Write[]): Promise<void>;
    iterator(range: { gte: string; lt: string }): { all(): Promise<[string, unknown][]> };
    keys(options: object): LevelIterator;
    values(options: object): LevelIterator;
    createKeyStream(options: object): Stream;
    createValueStream(options: object): Stream;
  }

  /** An iterator of abstract-level, which answers no entries at its end. */
  interface LevelIterator {
    nextv(size: number): Promise<unknown[]>;
    close(): Promise<void>;
  }

  interface Collection {
    get(key: string, done: Done<Item>): void;
    put(key: string, value: Item, done: Done<void>): void;
    del(key: string, done: Done<void>): void;
    lock(key: string, locked: (release: <T>(done: Done<T>) => Done<T>) => void): void;
  }

  /** The part of the store that an action needs. */
  interface ActionStore {
    options: { maxItemSize: number };
    getTable(name: string, done: Done<Table>): void;
    getItemDb(table: string): Collection;
    getIndexDb(type: "Local" | "Global", table: string, index: string): Collection;
  }

  interface Store extends ActionStore {
    db: Database;
    /** The tables' descriptions, by name. */
    tableDb: { put(name: string, table: Json, done: Done<never>): void; del(name: string, done: Done<never>): void };
  }

  /** An error that carries its HTTP answer. */
  interface Fault extends Error {
    statusCode: number;
    body: { __type: string; message?: string } & Json;
  }

  /** The actions call these through this object, so a replacement takes effect. */
  const db: {
    create(options: { path?: string; createTableMs: number; deleteTableMs: number; updateTableMs: number }): Store;
    itemSize(item: Item): number;
    createKey(item: Item, table: Table, keySchema?: KeySchema): string;
    createIndexKey(item: Item, table: Table, keySchema: KeySchema): string;
    getIndexActions(
      indexes: SecondaryIndex[],
      before: Item | undefined,
      after: Item | null,
      table: Table,
    ): { puts: { index: string; key: string; item: Item }[]; deletes: { index: string; key: string }[] };
    updateIndexes(
      store: ActionStore,
      table: Table,
      before: Item | undefined,
      after: Item | null,
      done: Done<void>,
    ): void;
    /** Visits the key attributes of the secondary indexes until a visit answers something. */
    traverseIndexes<T>(
      table: Table,
      visit: (attribute: string, type: string, index: SecondaryIndex) => T | undefined,
    ): T | undefined;
  };

  export type { ActionStore, Collection, Fault, Item, Json, LevelIterator, SecondaryIndex, Store, Table, Write };
  export default db;
}

declare module "dynalite/validations/index.js" {
  import type { Json, Store } from "dynalite/db/index.js";

  const validations: {
    /** Removes unknown fields from `body` and answers it, or throws a Fault. */
    checkTypes(body: Json, types: unknown): Json;
    /** Parses expressions into `_condition`, `_updates`… of `data`, or throws a Fault. */
    checkValidations(data: Json, types: unknown, custom: unknown, store: Store): void;
  };
  export default validations;
}
