import { type DynamoDb, startDynamoDb } from "@petcare/stand-ins";
import { removeTables } from "./test-table.ts";

/** The DynamoDB that AWS_ENDPOINT_URL_DYNAMODB names, or else a stand-in of the test file's own. */
export async function startDatabase(options: Parameters<typeof startDynamoDb>[0] = {}): Promise<DynamoDb> {
  const endpoint = process.env.AWS_ENDPOINT_URL_DYNAMODB;
  return endpoint ? { endpoint, close: removeTables } : startDynamoDb(options);
}
