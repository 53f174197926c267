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

/** Makes DynamoDB's definition of the table, without its time to live. infra's template is checked against it. */
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

/** Creates the table without the CDK: locally and in tests. Throws ResourceInUseException if it exists. */
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
