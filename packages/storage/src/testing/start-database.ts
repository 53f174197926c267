import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startDynamoDb } from "@petcare/stand-ins";
import { afterAll } from "vitest";
import { removeTables } from "./test-table.ts";

/**
 * The endpoint of the DynamoDB that AWS_ENDPOINT_URL_DYNAMODB names, or else of a stand-in of the test file's own.
 * It is closed after the file's tests, so call it outside of hooks and tests.
 * @param onDisk whether writes overlap, as they never do in memory
 */
export async function startDatabase({ onDisk = false } = {}): Promise<{ endpoint: string }> {
  const endpoint = process.env.AWS_ENDPOINT_URL_DYNAMODB;
  const path = onDisk ? mkdtempSync(join(tmpdir(), "petcare-database-")) : undefined;
  const dynamoDb = endpoint ? { endpoint, close: removeTables } : await startDynamoDb({ ...(path && { path }) });
  afterAll(async () => {
    await dynamoDb.close();
    if (path) rmSync(path, { recursive: true });
  });
  return dynamoDb;
}
