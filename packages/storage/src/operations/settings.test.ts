import { afterAll, expect, test } from "vitest";
import { startDatabase } from "../testing/start-database.ts";
import { newTable } from "../testing/test-table.ts";
import { putPricing, readPricing } from "./settings.ts";

const dynamoDb = await startDatabase();
afterAll(() => dynamoDb.close());

test("prices are undefined until they are set, in cents, and zero is a price", async () => {
  const db = await newTable(dynamoDb.endpoint);
  expect(await readPricing(db)).toEqual({
    walk25: undefined,
    visit: undefined,
    overnight: undefined,
    other: undefined,
  });

  await putPricing(db, { walk25: 2750, other: 0 });
  expect(await readPricing(db)).toEqual({ walk25: 2750, visit: undefined, overnight: undefined, other: 0 });
});
