import { beforeEach, expect, test } from "vitest";
import type { Db } from "../table/client.ts";
import { startDatabase } from "../testing/start-database.ts";
import { newTable } from "../testing/test-table.ts";
import { beginUnlessPending, endPending, listPending } from "./pending.ts";

const dynamoDb = await startDatabase();

let db: Db;
beforeEach(async () => {
  db = await newTable(dynamoDb.endpoint);
});

const first = { id: "client-1", user_id: "client-1", at: 1000 };
const second = { ...first, at: 2000 };

test("what is pending is not begun again until it has ended", async () => {
  expect(await beginUnlessPending(db, "resets", first)).toEqual({ outcome: "begun", pending: first });
  expect(await beginUnlessPending(db, "resets", second)).toEqual({ outcome: "pending", pending: first });
  expect(await listPending(db, "resets", 1001)).toEqual([first]);
  await endPending(db, "resets", second);
  expect(await listPending(db, "resets", 1001)).toEqual([first]);
  await endPending(db, "resets", first);
  expect(await beginUnlessPending(db, "resets", second)).toEqual({ outcome: "begun", pending: second });
});
