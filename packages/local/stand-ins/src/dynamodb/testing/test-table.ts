import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type AttributeDefinition,
  CreateTableCommand,
  type CreateTableCommandInput,
  DeleteTableCommand,
  DynamoDBClient,
  waitUntilTableExists,
} from "@aws-sdk/client-dynamodb";
import {
  DeleteCommand,
  type DeleteCommandInput,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  type PutCommandInput,
  QueryCommand,
  type QueryCommandInput,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
  type UpdateCommandInput,
} from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeAll } from "vitest";
import { type DynamoDb, startDynamoDb } from "../start-dynamo-db.ts";

export type Attributes = Record<string, unknown>;
export type Key = { pk: string; sk: string };

/** An action of a transaction, without its table. */
export interface Action {
  Put?: More<PutCommandInput>;
  Update?: More<UpdateCommandInput>;
  Delete?: More<DeleteCommandInput>;
  ConditionCheck?: More<DeleteCommandInput>;
}
type More<T> = Omit<Partial<T>, "TableName">;

/** The table of one test file, with an index of each kind, and the calls on it. */
interface TestTable {
  client: DynamoDBDocumentClient;
  name(): string;
  put(item: Key & Attributes, more?: More<PutCommandInput>): Promise<Attributes>;
  get(key: Key): Promise<Attributes | undefined>;
  /** `values` belong to `expression`. A name that begins with '#' stands for the attribute of that name. */
  update(key: Key, expression: string, values?: Attributes, more?: More<UpdateCommandInput>): Promise<Attributes>;
  remove(key: Key, more?: More<DeleteCommandInput>): Promise<Attributes>;
  query(condition: string, values: Attributes, more?: More<QueryCommandInput>): Promise<QueryAnswer>;
  write(actions: Action[], more?: Partial<TransactWriteCommandInput>): Promise<Attributes>;
}
interface QueryAnswer {
  items: Attributes[];
  next: Attributes | undefined;
}

/** pk, sk; byOwner: owner, date, includes status; byDue: due alone, keys only; byScore: owner, score (number), all. */
export const tableDefinition: Omit<CreateTableCommandInput, "TableName"> = {
  BillingMode: "PAY_PER_REQUEST",
  KeySchema: keySchema("pk", "sk"),
  AttributeDefinitions: [
    ...["pk", "sk", "owner", "date", "due"].map((name): AttributeDefinition => attribute(name, "S")),
    attribute("score", "N"),
  ],
  GlobalSecondaryIndexes: [
    {
      IndexName: "byOwner",
      KeySchema: keySchema("owner", "date"),
      Projection: { ProjectionType: "INCLUDE", NonKeyAttributes: ["status"] },
    },
    { IndexName: "byDue", KeySchema: keySchema("due"), Projection: { ProjectionType: "KEYS_ONLY" } },
    { IndexName: "byScore", KeySchema: keySchema("owner", "score"), Projection: { ProjectionType: "ALL" } },
  ],
};

export function keySchema(hash: string, range?: string) {
  const keys = [{ AttributeName: hash, KeyType: "HASH" as const }];
  return range ? [...keys, { AttributeName: range, KeyType: "RANGE" as const }] : keys;
}

export function attribute(AttributeName: string, AttributeType: "S" | "N"): AttributeDefinition {
  return { AttributeName, AttributeType };
}

/** A client of the DynamoDB at `endpoint`. It uses the environment's credentials where there are any. */
function clientOf(endpoint: string): DynamoDBDocumentClient {
  const credentials = { accessKeyId: "local", secretAccessKey: "local" };
  return DynamoDBDocumentClient.from(
    new DynamoDBClient({
      endpoint,
      region: process.env.AWS_REGION ?? "us-east-1",
      ...(!process.env.AWS_ACCESS_KEY_ID && !process.env.AWS_PROFILE && { credentials }),
    }),
  );
}

/**
 * Makes a table before the tests of a file and removes it after them.
 * The table is in the DynamoDB that AWS_ENDPOINT_URL_DYNAMODB names, or else in a stand-in of the file's own.
 * The stand-in is on disk, because writes overlap only there.
 */
export function useTestTable(): TestTable {
  const TableName = `conformance-${randomUUID()}`;
  let own: DynamoDb | undefined;
  const path = join(tmpdir(), TableName);
  let client: DynamoDBDocumentClient;

  beforeAll(async () => {
    const given = process.env.AWS_ENDPOINT_URL_DYNAMODB;
    if (!given) own = await startDynamoDb({ path });
    client = clientOf(given ?? own?.endpoint ?? "");
    const { TableDescription } = await client.send(new CreateTableCommand({ TableName, ...tableDefinition }));
    if (own || TableDescription?.TableStatus === "ACTIVE") return;
    await waitUntilTableExists({ client, minDelay: 1, maxWaitTime: 120 }, { TableName });
  }, 130_000);
  afterAll(async () => {
    await client.send(new DeleteTableCommand({ TableName }));
    client.destroy();
    await own?.close();
    rmSync(path, { recursive: true, force: true });
  });

  return {
    get client() {
      return client;
    },
    name: () => TableName,
    put: (Item, more) => client.send(new PutCommand({ TableName, Item, ...more })),
    get: async (Key) => (await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }))).Item,
    update: (Key, UpdateExpression, values, more) =>
      client.send(
        new UpdateCommand({
          TableName,
          Key,
          UpdateExpression,
          ...namesIn(`${UpdateExpression} ${more?.ConditionExpression}`),
          ...(values && { ExpressionAttributeValues: values }),
          ...more,
        }),
      ),
    remove: (Key, more) => client.send(new DeleteCommand({ TableName, Key, ...more })),
    async query(KeyConditionExpression, ExpressionAttributeValues, more) {
      const names = namesIn(KeyConditionExpression);
      const { Items, LastEvaluatedKey } = await client.send(
        new QueryCommand({ TableName, KeyConditionExpression, ExpressionAttributeValues, ...names, ...more }),
      );
      return { items: Items ?? [], next: LastEvaluatedKey };
    },
    write: (actions, more) =>
      client.send(
        new TransactWriteCommand({
          TransactItems: actions.map((action) =>
            Object.fromEntries(Object.entries(action).map(([kind, rest]) => [kind, { TableName, ...rest }])),
          ) as TransactWriteCommandInput["TransactItems"],
          ...more,
        }),
      ),
  };
}

function namesIn(expression: string) {
  const names = expression.match(/#\w+/g);
  return names ? { ExpressionAttributeNames: Object.fromEntries(names.map((name) => [name, name.slice(1)])) } : {};
}

/** Resolves to the error that `attempt` rejects with. The SDK does not convert the items in an error. */
export async function failure(attempt: Promise<unknown>): Promise<{
  name: string;
  message: string;
  CancellationReasons?: { Code: string; Message?: string; Item?: Attributes }[];
  Item?: Attributes;
}> {
  return attempt.then(
    () => {
      throw new Error("It should have failed");
    },
    (error) => error,
  );
}
