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
import { putTable, usableTable } from "./store.ts";

/** A member of UpdateTable's GlobalSecondaryIndexUpdates. */
interface Change {
  Create?: SecondaryIndex;
  Delete?: { IndexName: string };
}

const oneAtATime = "Subscriber limit exceeded: Only 1 online index can be created or deleted simultaneously per table";
/**
 * UpdateTable, which adds an index to a table that has items, or removes one. dynalite cannot.
 * The entries are there at once, in one batch with the table's description.
 */
export function indexChanges(store: Store): (body: Json) => Promise<Json> {
  const createTable = dynaliteAction("createTable");

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
    } as SecondaryIndex;
    const after = { ...table, AttributeDefinitions, GlobalSecondaryIndexes: [...before, index] };
    await putTable(store, after, await entriesOf(after, index));
    const begun = { ...index, IndexStatus: "CREATING", Backfilling: false };
    return { ...after, GlobalSecondaryIndexes: [...before, begun] };
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

  return async (body) => {
    const table = usableTable(store, String(body.TableName));
    const [{ Create, Delete } = {}, ...more] = body.GlobalSecondaryIndexUpdates as Change[];
    if (more.length > 0) throw fault("LimitExceededException", oneAtATime);
    const TableDescription = Create
      ? await create(table, Create, body.AttributeDefinitions)
      : await remove(table, String(Delete?.IndexName));
    return { TableDescription: { ...TableDescription, TableStatus: "UPDATING" } };
  };
}

/** The definitions of the attributes that are keys of the table or of an index. */
function used(definitions: Table["AttributeDefinitions"], table: Table, indexes: SecondaryIndex[]) {
  const schemas = [table, ...(table.LocalSecondaryIndexes ?? []), ...indexes].flatMap(({ KeySchema }) => KeySchema);
  const keys = new Set(schemas.map(({ AttributeName }) => AttributeName));
  return definitions.filter(({ AttributeName }) => keys.has(AttributeName));
}
