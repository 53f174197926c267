import { beforeEach, expect, test } from "vitest";
import type { Db } from "../table/client.ts";
import { startDatabase } from "../testing/start-database.ts";
import { dump, newTable } from "../testing/test-table.ts";
import { beginAttempt, endAttempt } from "./attempts.ts";

// On disk: in memory, writes never overlap.
const dynamoDb = await startDatabase({ onDisk: true });

const now = Date.UTC(2026, 10, 20, 13);
const throttle = { limit: "guess", subject: "abc", count: 3, seconds: 60, extends: true };
let db: Db;
beforeEach(async () => {
  db = await newTable(dynamoDb.endpoint);
});

const begun = async (instant = now, changes = {}) =>
  (await beginAttempt(db, { ...throttle, ...changes }, instant)).outcome === "counted";
const ended = (outcome: "failed" | "given back", instant = now, changes = {}) =>
  endAttempt(db, { ...throttle, ...changes }, outcome, instant);
async function failed(instant: number, changes = {}): Promise<boolean> {
  const isBegun = await begun(instant, changes);
  if (isBegun) await ended("failed", instant, changes);
  return isBegun;
}

test("failures count up to the limit, and each makes the window last anew", async () => {
  for (const later of [0, 50_000, 100_000]) expect(await failed(now + later)).toBe(true);
  expect(await beginAttempt(db, throttle, now + 100_000)).toEqual({ outcome: "limited", endsAt: now / 1000 + 160 });
  expect(await failed(now + 160_000)).toBe(true);
});

test("where the limit does not extend, the window ends when the first one says", async () => {
  for (const later of [0, 20_000, 40_000]) expect(await failed(now + later, { extends: false })).toBe(true);
  expect(await failed(now + 59_999, { extends: false })).toBe(false);
  expect(await failed(now + 60_000, { extends: false })).toBe(true);
});

test("what is given back does not count, and makes no window last longer", async () => {
  expect(await failed(now)).toBe(true);
  for (let time = 1; time <= 10; time++) {
    expect(await begun(now + 30_000)).toBe(true);
    await ended("given back", now + 30_000);
  }
  expect(await dump(db)).toMatchObject([{ count: 1, trying: 0, expires_at: now / 1000 + 60 }]);
});

test("of many at once that are right, none is refused; of many that are wrong, the limit fails", {
  tags: "at-once",
}, async () => {
  const right = Array.from({ length: 12 }, async () => {
    const isBegun = await begun();
    await ended("given back");
    return isBegun;
  });
  expect(await Promise.all(right)).toEqual(Array(12).fill(true));
  const wrong = await Promise.all(Array.from({ length: 12 }, () => failed(now)));
  expect(wrong.filter((isBegun) => isBegun)).toHaveLength(3);
});

test("an attempt that never ended counts as a failure, and is waited for no longer than it can last", async () => {
  let pauses = 0;
  db.pause = async () => void pauses++;
  for (let time = 1; time <= 3; time++) expect(await begun()).toBe(true);
  expect(await begun(now + 29_000)).toBe(false);
  expect(pauses).toBeGreaterThan(1);
  pauses = 0;
  expect(await begun(now + 30_000)).toBe(false);
  expect(pauses).toBe(0);
});

test("the end of an attempt whose window has ended changes nothing", async () => {
  await begun();
  await ended("failed", now + 60_000);
  expect(await dump(db)).toMatchObject([{ count: 1, trying: 1, expires_at: now / 1000 + 60 }]);
});

test("a limit of none lets nobody through", async () => {
  expect(await beginAttempt(db, { ...throttle, count: 0 }, now)).toEqual({
    outcome: "limited",
    endsAt: now / 1000 + 60,
  });
});
