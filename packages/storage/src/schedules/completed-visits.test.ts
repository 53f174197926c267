import { afterAll, beforeAll, expect, test } from "vitest";
import type { Db } from "../table/client.ts";
import { anAuthor } from "../testing/author.ts";
import { aSchedule, aVisit, everyDay } from "../testing/bookings.ts";
import { startDatabase } from "../testing/start-database.ts";
import { meterReads, newTable, overwrite } from "../testing/test-table.ts";
import { readCompletedVisits } from "./completed-visits.ts";
import { storeSchedule } from "./schedules.ts";
import type { Visit } from "./visit.ts";

const dynamoDb = await startDatabase();
afterAll(() => dynamoDb.close());

let db: Db;
const store = (schedule_id: string, given: Partial<Visit>) => overwrite(db, aVisit({ schedule_id, ...given }));
const done = { status: "completed", comments: "Fine", completed_at: 1 } as const;

beforeAll(async () => {
  db = await newTable(dynamoDb.endpoint);
  await storeSchedule(db, aSchedule({ id: "series", recurrence: everyDay() }), "2026-11-25", anAuthor());
  await store("before", { ...done, date: "2026-11-15" });
  await store("first", { ...done, date: "2026-11-16", timeframe: "early_morning", pay_cents: 900 });
  await store("moved", { ...done, original_date: "2026-11-10", date: "2026-11-17" });
  await store("stay", {
    ...done,
    date: "2026-11-22",
    timeframe: "evening",
    service: "overnight",
    duration_minutes: 1440,
  });
  await store("last", { ...done, date: "2026-11-22" });
  await store("after", { ...done, date: "2026-11-23", timeframe: "early_morning" });
  await store("open", { date: "2026-11-17" });
  await store("confirmed", { date: "2026-11-17", status: "confirmed" });
  await store("cancelled", { date: "2026-11-17", status: "cancelled", pay_cents: 1500 });
  await store("theirs", { ...done, date: "2026-11-17", walker_id: "walker-2" });
  await store("nobody's", { ...done, date: "2026-11-17", walker_id: undefined });
});

const read = async (...args: Parameters<typeof readCompletedVisits> extends [Db, ...infer Rest] ? Rest : never) =>
  (await readCompletedVisits(db, ...args)).map(({ schedule_id }) => schedule_id);

test("a walker's own completed visits, by the day and frame that they are on now, with the end left out", async () => {
  expect(await read("walker-1", "2026-11-16", "2026-11-23")).toEqual(["first", "moved", "last", "stay"]);
  expect(await read("walker-2", "2026-11-16", "2026-11-23")).toEqual(["theirs"]);
  expect(await read("walker-1", "2026-11-16", "2026-11-17")).toEqual(["first"]);
});

test("of each as much as earnings are made of", async () => {
  expect(await readCompletedVisits(db, "walker-1", "2026-11-16", "2026-11-17")).toStrictEqual([
    {
      schedule_id: "first",
      original_date: "2026-11-16",
      date: "2026-11-16",
      service: "25",
      pet_names: ["Biscuit"],
      duration_minutes: 25,
      pay_cents: 900,
    },
  ]);
});

test("in one query; of an empty or backward range in none", async () => {
  const meter = meterReads(db);
  expect(await read("walker-1", "2026-11-16", "2026-11-16")).toEqual([]);
  expect(await read("walker-1", "2026-11-17", "2026-11-16")).toEqual([]);
  expect(meter.queries).toBe(0);
  await read("walker-1", "2025-11-21", "2026-11-21");
  expect(meter.queries).toBe(1);
});
