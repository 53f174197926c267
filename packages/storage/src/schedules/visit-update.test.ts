import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { beforeEach, describe, expect, test } from "vitest";
import type { Db } from "../table/client.ts";
import { visitKey } from "../table/keys.ts";
import { anAuthor } from "../testing/author.ts";
import { aVisit } from "../testing/bookings.ts";
import { startDatabase } from "../testing/start-database.ts";
import { dump, newTable, overwrite } from "../testing/test-table.ts";
import { updateVisit } from "./visit-update.ts";

const dynamoDb = await startDatabase();

const completed = aVisit({ status: "completed", charge_cents: 2500, pay_cents: 1500, notes: "Ring twice", version: 2 });
let db: Db;
beforeEach(async () => {
  db = await newTable(dynamoDb.endpoint);
  await overwrite(db, completed);
});

/** Claims a visit as making an invoice or a pay run does: no edit is counted. */
const claim = (attribute: "invoice_id" | "pay_run_id", index: "money" | "pay") =>
  db.client.send(
    new UpdateCommand({
      TableName: db.table,
      Key: visitKey(completed),
      UpdateExpression: `SET ${attribute} = :claim REMOVE ${index}_pk, ${index}_sk`,
      ExpressionAttributeValues: { ":claim": "claim-1" },
    }),
  );

test("one that is not as it was read is refused, and nothing is written", async () => {
  const before = await dump(db);
  const changes = { notes: "Knock" };
  expect(await updateVisit(db, { visit: { ...completed, version: 1 }, changes }, anAuthor())).toBe("refused");
  expect(await updateVisit(db, { visit: { ...completed, original_date: "2026-11-21" }, changes }, anAuthor())).toBe(
    "refused",
  );
  expect(await dump(db)).toEqual(before);
});

describe.each([
  ["invoice_id", "money"],
  ["pay_run_id", "pay"],
] as const)("a visit that has got an %s since it was read", (attribute, index) => {
  test.each([{ status: "scheduled" }, { timeframe: "evening" }, { charge_cents: 100 }, { pay_cents: 0 }] as const)(
    "keeps its status, place, charge and pay: %j",
    async (changes) => {
      await claim(attribute, index);
      const claimed = await dump(db);
      expect(await updateVisit(db, { visit: completed, changes }, anAuthor())).toBe("refused");
      expect(await dump(db)).toEqual(claimed);
    },
  );

  test("takes other edits, and is not offered to the next one", async () => {
    await claim(attribute, index);
    const [claimed] = await dump(db);
    await updateVisit(db, { visit: completed, changes: { notes: "Knock" } }, anAuthor());
    expect((await dump(db)).at(-1)).toEqual({ ...claimed, notes: "Knock", version: 3 });
  });
});
