import {
  CreateTableCommand,
  type CreateTableCommandInput,
  type DynamoDBClient,
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
