import type { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";

/** Where every function of this package reads and writes. */
export interface Db {
  client: DynamoDBDocumentClient;
  table: string;
}

/** A Db over a client of the caller's; an optional attribute that is undefined is not written. */
export function dbOf(client: DynamoDBClient, table: string): Db {
  return { client: DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } }), table };
}
