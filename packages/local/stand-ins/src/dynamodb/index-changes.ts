import db, {
  type Item,
  type Json,
  type SecondaryIndex,
  type Store,
  type Table,
  type Write,
} from "dynalite/db/index.js";
import { dynaliteAction } from "./actions.ts";
import { fault, invalid } from "./faults.ts";
import { recordWrites } from "./recording.ts";
import { findTable, putTable, usableTable } from "./store.ts";

/** A member of UpdateTable's GlobalSecondaryIndexUpdates. */
interface Change {
  Create?: SecondaryIndex;
  Delete?: { IndexName: string };
}

const oneAtATime = "Subscriber limit exceeded: Only 1 online index can be created or deleted simultaneously per table";
const busy =
  "Attempt to change a resource which is still in use: Cannot delete table while indexes are being created, updated, or deleted.";

/**
 * Adds an index to a table that has items, or removes one, which dynalite cannot.
 * As in AWS, a table has one such change at a time, and an index that is being filled cannot be read.
 * The entries are there at once, in one batch with the table's description.
 *
 * @param now epoch milliseconds
 * @param backfillMs how long a new index is being filled, by that clock
 */
export function indexChanges(store: Store, now: () => number, backfillMs: number) {
  const createTable = dynaliteAction("createTable");
  const isFilling = ({ FilledAt = 0 }: SecondaryIndex) => now() < FilledAt;

  function described(table: Table): Json {
    const indexes = table.GlobalSecondaryIndexes?.map((index) => {
      const { FilledAt, ...rest } = index;
      return isFilling(index) ? { ...rest, IndexStatus: "CREATING", Backfilling: true } : rest;
    });
    return { ...table, ...(indexes && { GlobalSecondaryIndexes: indexes }) };
  }

  async function create(table: Table, wanted: SecondaryIndex, definitions: unknown): Promise<Json> {
    const before = table.GlobalSecondaryIndexes ?? [];
    if (before.some(({ IndexName }) => IndexName === wanted.IndexName)) {
      throw invalid("Attempting to create an index which already exists");
    }
    if (!Array.isArray(definitions)) {
      throw invalid(
        `One or more parameter values were invalid: AttributeDefinitions is not specified for index: ${wanted.IndexName}`,
      );
    }
    const known = new Map([...definitions, ...table.AttributeDefinitions].map((one) => [one.AttributeName, one]));
    const AttributeDefinitions = used([...known.values()], table, [...before, wanted]);
    const { KeySchema, TableName } = table;
    // A table that is made with this index is held to the same rules.
    const made = createTable.check(
      {
        TableName,
        KeySchema,
        AttributeDefinitions,
        BillingMode: "PAY_PER_REQUEST",
        GlobalSecondaryIndexes: [...before, wanted].map(({ IndexName, KeySchema, Projection }) => ({
          IndexName,
          KeySchema,
          Projection,
        })),
      },
      store,
    );
    const index = {
      ...(made.GlobalSecondaryIndexes as SecondaryIndex[]).at(-1),
      IndexArn: `${table.TableArn}/index/${wanted.IndexName}`,
      IndexSizeBytes: 0,
      ItemCount: 0,
      IndexStatus: "ACTIVE",
      ProvisionedThroughput: { ReadCapacityUnits: 0, WriteCapacityUnits: 0, NumberOfDecreasesToday: 0 },
      FilledAt: now() + backfillMs,
    } as SecondaryIndex;
    const after = { ...table, AttributeDefinitions, GlobalSecondaryIndexes: [...before, index] };
    await putTable(store, after, await entriesOf(after, index));
    const { FilledAt, ...begun } = index;
    return { ...after, GlobalSecondaryIndexes: [...before, { ...begun, IndexStatus: "CREATING", Backfilling: false }] };
  }

  async function remove(table: Table, name: string): Promise<Json> {
    const before = table.GlobalSecondaryIndexes ?? [];
    const left = before.filter(({ IndexName }) => IndexName !== name);
    if (left.length === before.length) {
      throw fault(
        "ResourceNotFoundException",
        `Requested resource not found: Index ${name} for table ${table.TableName}`,
      );
    }
    const after = {
      ...table,
      AttributeDefinitions: used(table.AttributeDefinitions, table, left),
      GlobalSecondaryIndexes: left,
    };
    const entries = await allAt(`index-global~${table.TableName}~${name}`);
    await putTable(
      store,
      after,
      entries.map(([key]): Write => ({ type: "del", key })),
    );
    const shown = before.map((one) => (left.includes(one) ? one : { ...one, IndexStatus: "DELETING" }));
    return { ...table, GlobalSecondaryIndexes: shown };
  }

  /** The entries of an index of all items there are. One with a key of another type, or an empty one, has none. */
  async function entriesOf(table: Table, index: SecondaryIndex): Promise<Write[]> {
    const recording = recordWrites(store);
    const alone = { ...table, LocalSecondaryIndexes: [], GlobalSecondaryIndexes: [index] };
    for (const [, value] of await allAt(`item-${table.TableName}`)) {
      const item = value as Item;
      const lacks = db.traverseIndexes(alone, (attribute, type) => (item[attribute]?.[type] ? undefined : true));
      if (!lacks) db.updateIndexes(recording.store, alone, undefined, item, () => {});
    }
    return recording.writes;
  }

  /** The entries of one of dynalite's collections. Their keys begin with its name and '~', which DEL follows. */
  const allAt = (collection: string) => store.db.iterator({ gte: `${collection}~`, lt: `${collection}\x7f` }).all();

  return {
    /** Whether an UpdateTable is a change of this kind. */
    isChange: ({ GlobalSecondaryIndexUpdates: changes }: Json): boolean =>
      Array.isArray(changes) && changes.some((one: Change) => one.Create || one.Delete),

    /** Does the UpdateTable of such a change. */
    async update(body: Json): Promise<Json> {
      const table = usableTable(store, String(body.TableName));
      const changes = body.GlobalSecondaryIndexUpdates as Change[];
      const [{ Create, Delete } = {}] = changes;
      const others = table.GlobalSecondaryIndexes?.filter(({ IndexName }) => IndexName !== Delete?.IndexName);
      if (changes.length > 1 || others?.some(isFilling)) throw fault("LimitExceededException", oneAtATime);
      const TableDescription = Create
        ? await create(table, Create, body.AttributeDefinitions)
        : await remove(table, String(Delete?.IndexName));
      return { TableDescription: { ...TableDescription, TableStatus: "UPDATING" } };
    },

    /** An answer of DescribeTable, with the indexes as they are now. */
    describe: ({ Table }: Json): Json => ({ Table: described(Table as Table) }),

    /** Throws AWS's ValidationException for a read of an index that is being filled. */
    refuseFilling({ TableName, IndexName }: Json): void {
      if (IndexName === undefined) return;
      const index = usableTable(store, String(TableName)).GlobalSecondaryIndexes?.find(
        (one) => one.IndexName === IndexName,
      );
      if (index && isFilling(index)) throw invalid(`Cannot read from backfilling global secondary index: ${IndexName}`);
    },

    /** Throws AWS's ResourceInUseException if an index of the table is being filled. */
    refuseBusy({ TableName }: Json): void {
      const table = findTable(store, String(TableName));
      if (table?.GlobalSecondaryIndexes?.some(isFilling)) throw fault("ResourceInUseException", busy);
    },
  };
}

/** The definitions of the attributes that are keys of the table or of an index. */
function used(definitions: Table["AttributeDefinitions"], table: Table, indexes: SecondaryIndex[]) {
  const schemas = [table, ...(table.LocalSecondaryIndexes ?? []), ...indexes].flatMap(({ KeySchema }) => KeySchema);
  const keys = new Set(schemas.map(({ AttributeName }) => AttributeName));
  return definitions.filter(({ AttributeName }) => keys.has(AttributeName));
}
