import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DescribeTableCommand,
  type DynamoDBClient,
  type GlobalSecondaryIndexDescription,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from "@aws-sdk/client-dynamodb";
import { tableDefinition } from "./table.ts";

const keySchema = (key: { partitionKey: string; sortKey: string }) => [
  { AttributeName: key.partitionKey, KeyType: "HASH" as const },
  { AttributeName: key.sortKey, KeyType: "RANGE" as const },
];

/** The table of tableDefinition as DynamoDB takes it; its time to live is set apart. infra holds its template to it. */
export function createTableInput(name: string): CreateTableCommandInput {
  const keys = [tableDefinition, ...tableDefinition.indexes].flatMap((key) => [key.partitionKey, key.sortKey]);
  return {
    TableName: name,
    BillingMode: "PAY_PER_REQUEST",
    AttributeDefinitions: [...new Set(keys)].map((AttributeName) => ({ AttributeName, AttributeType: "S" })),
    KeySchema: keySchema(tableDefinition),
    GlobalSecondaryIndexes: tableDefinition.indexes.map((index) => ({
      IndexName: index.name,
      KeySchema: keySchema(index),
      Projection:
        index.projection === "ALL"
          ? { ProjectionType: "ALL" }
          : { ProjectionType: "INCLUDE", NonKeyAttributes: [...index.projection] },
    })),
  };
}

/** Makes the table where no CDK does: locally and in tests. Throws ResourceInUseException if there is one. */
export async function createTable(client: DynamoDBClient, name: string): Promise<void> {
  await client.send(new CreateTableCommand(createTableInput(name)));
  await waitUntilTableExists({ client, maxWaitTime: 60 }, { TableName: name });
  await client.send(
    new UpdateTimeToLiveCommand({
      TableName: name,
      TimeToLiveSpecification: { AttributeName: tableDefinition.timeToLive, Enabled: true },
    }),
  );
}

/** Whether a table has tableDefinition's indexes. One that an earlier version made may lack what this one reads there. */
export async function hasDefinedIndexes(client: DynamoDBClient, name: string): Promise<boolean> {
  const { Table } = await client.send(new DescribeTableCommand({ TableName: name }));
  const found = shapeOf(Table?.GlobalSecondaryIndexes);
  return found === shapeOf(createTableInput(name).GlobalSecondaryIndexes);
}

/** Names, keys and projections, in an order of their own: DynamoDB gives them back in another one. */
function shapeOf(
  indexes: Pick<GlobalSecondaryIndexDescription, "IndexName" | "KeySchema" | "Projection">[] = [],
): string {
  const shapes = indexes.map(({ IndexName, KeySchema = [], Projection }) => {
    const keys = KeySchema.map(({ KeyType, AttributeName }) => `${KeyType} ${AttributeName}`);
    return [IndexName, Projection?.ProjectionType, ...keys.sort(), ...(Projection?.NonKeyAttributes ?? []).toSorted()];
  });
  return shapes.map(String).sort().join("\n");
}
