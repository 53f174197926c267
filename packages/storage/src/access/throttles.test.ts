import { beforeEach, expect, test } from "vitest";
import type { Db } from "../table/client.ts";
import { startDatabase } from "../testing/start-database.ts";
import { dump, newTable } from "../testing/test-table.ts";
import { countTime, uncountTime } from "./throttles.ts";

// On disk: in memory, writes never overlap.
const dynamoDb = await startDatabase({ onDisk: true });

const now = Date.UTC(2026, 10, 20, 13);
const throttle = { limit: "guess", subject: "abc", count: 3, seconds: 60 };
let db: Db;
beforeEach(async () => {
  db = await newTable(dynamoDb.endpoint);
});

const counted = async (instant: number, changes = {}) =>
  (await countTime(db, { ...throttle, ...changes }, instant)).outcome === "counted";

test("it counts up to the limit, and says when the window that began with the first one ends", async () => {
  for (const later of [0, 10_000, 20_000]) expect(await counted(now + later)).toBe(true);
  const refused = { outcome: "limited", endsAt: now / 1000 + 60 };
  expect(await countTime(db, throttle, now + 20_000)).toEqual(refused);
  expect(await countTime(db, throttle, now + 59_999)).toEqual(refused);
  expect(await counted(now + 60_000)).toBe(true);
});

test("what is taken back does not count, and nothing is taken back after the window", async () => {
  for (let time = 1; time <= 3; time++) await countTime(db, throttle, now);
  await uncountTime(db, throttle, now);
  expect([await counted(now), await counted(now)]).toEqual([true, false]);
  const stored = await dump(db);
  await uncountTime(db, throttle, now + 60_000);
  expect(await dump(db)).toEqual(stored);
});

test("of many at the same time, those are counted that the limit allows, in a new window and in an old one", {
  tags: "at-once",
}, async () => {
  for (const instant of [now, now + 60_000]) {
    const all = await Promise.all(Array.from({ length: 40 }, () => counted(instant)));
    expect(all.filter((allowed) => allowed)).toHaveLength(3);
  }
});
