import { expect, test } from "vitest";
import { readRecordHistory } from "../history/read-history.ts";
import { anAuthor } from "../testing/author.ts";
import { startDatabase } from "../testing/start-database.ts";
import { newTable } from "../testing/test-table.ts";
import { putPricing, readPricing } from "./settings.ts";

const dynamoDb = await startDatabase();

test("prices of a version are changed once, and each change is told", async () => {
  const db = await newTable(dynamoDb.endpoint);
  await putPricing(db, { walk25: 2750, other: 0 }, anAuthor(), { version: 0 });
  const outcomes = await Promise.all(
    [3000, 3100].map((walk25) => putPricing(db, { walk25 }, anAuthor(), { version: 1 })),
  );
  expect(outcomes.sort()).toEqual(["refused", "written"]);
  const { walk25 } = (await readPricing(db)).rates;
  const { rows } = await readRecordHistory(db, { entity: "pricing", entity_id: "pricing" }, { limit: 9 });
  expect(rows.map(({ version, changes }) => [version, changes])).toEqual([
    [2, { other: { from: 0 }, walk25: { from: 2750, to: walk25 } }],
    [1, { other: { to: 0 }, walk25: { to: 2750 } }],
  ]);
});

test("prices that are so already are no change", async () => {
  const db = await newTable(dynamoDb.endpoint);
  await putPricing(db, { walk25: 2750 }, anAuthor());
  expect(await putPricing(db, { walk25: 2750 }, anAuthor(), { version: 1 })).toBe("written");
  expect((await readPricing(db)).version).toBe(1);
});
