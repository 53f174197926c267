import { afterAll, expect, test } from "vitest";
import { startDynamoDb } from "../../local/src/dynamodb/start-dynamo-db.ts";
import { getPricing, putPricing } from "./settings.ts";
import { newTable } from "./test-table.ts";

const dynamoDb = await startDynamoDb();
afterAll(() => dynamoDb.close());

test("prices are undefined until they are set, in cents, and zero is a price", async () => {
  const db = await newTable(dynamoDb.endpoint);
  expect(await getPricing(db)).toEqual({ walk25: undefined, visit: undefined, overnight: undefined, other: undefined });

  await putPricing(db, { walk25: 2750, other: 0 });
  expect(await getPricing(db)).toEqual({ walk25: 2750, visit: undefined, overnight: undefined, other: 0 });
});
