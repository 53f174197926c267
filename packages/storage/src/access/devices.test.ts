import { beforeEach, expect, test } from "vitest";
import type { Db } from "../table/client.ts";
import { startDatabase } from "../testing/start-database.ts";
import { newTable } from "../testing/test-table.ts";
import { isKnownDevice, storeDevice } from "./devices.ts";

const dynamoDb = await startDatabase();

const now = Date.UTC(2026, 10, 20, 13);
const days = (count: number) => count * 86_400_000;
let db: Db;
beforeEach(async () => {
  db = await newTable(dynamoDb.endpoint);
});

test("a browser is known to the account that it signed in to, and to no other", async () => {
  const device = { userId: "ana", hash: "one" };
  await storeDevice(db, device, now);
  expect(await isKnownDevice(db, device, now)).toBe(true);
  expect(await isKnownDevice(db, { ...device, hash: "two" }, now)).toBe(false);
  expect(await isKnownDevice(db, { ...device, userId: "ben" }, now)).toBe(false);
});

test("it is forgotten 400 days after its latest sign-in", async () => {
  const device = { userId: "ana", hash: "one" };
  await storeDevice(db, device, now);
  await storeDevice(db, device, now + days(100));
  expect(await isKnownDevice(db, device, now + days(500) - 1)).toBe(true);
  expect(await isKnownDevice(db, device, now + days(500))).toBe(false);
});
