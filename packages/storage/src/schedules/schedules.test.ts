import { addDays } from "@petcare/domain";
import { expect, test } from "vitest";
import { anAuthor } from "../testing/author.ts";
import { aSchedule, everyDay } from "../testing/bookings.ts";
import { startDatabase } from "../testing/start-database.ts";
import { dump, newTable } from "../testing/test-table.ts";
import type { Schedule } from "./schedule-item.ts";
import { readSchedule, seriesStoredBefore, storeSchedule } from "./schedules.ts";
import { visitsOfSchedule } from "./visits.ts";

const dynamoDb = await startDatabase();

test("the first transaction holds 90 visits, and says so", async () => {
  const db = await newTable(dynamoDb.endpoint);
  const { schedule } = await storeSchedule(
    db,
    aSchedule({ recurrence: everyDay() }),
    addDays("2026-11-20", 200),
    anAuthor(),
  );
  expect(await visitsOfSchedule(db, "schedule-1", "2026-01-01")).toHaveLength(90);
  expect(schedule.stored_through).toBe(addDays("2026-11-20", 89));
});

test("a schedule is made once; the second gets the stored one and writes nothing", async () => {
  const db = await newTable(dynamoDb.endpoint);
  await storeSchedule(db, aSchedule({ recurrence: everyDay(), request_hash: "first" }), "2026-11-30", anAuthor());
  const before = await dump(db);

  const second = await storeSchedule(
    db,
    aSchedule({ recurrence: everyDay({ interval: 2 }), request_hash: "second" }),
    "2026-12-30",
    anAuthor(),
  );
  expect(second.outcome).toBe("exists");
  expect(second.schedule).toStrictEqual(await readSchedule(db, "schedule-1"));
  expect(second.schedule.request_hash).toBe("first");
  expect(await dump(db)).toEqual(before);
});

async function seriesBefore(db: Awaited<ReturnType<typeof newTable>>, date: Schedule["date"]) {
  const found: Schedule[] = [];
  for await (const page of seriesStoredBefore(db, date)) found.push(...page);
  return found;
}

test("the series that are behind are found, whole, and no others", async () => {
  const db = await newTable(dynamoDb.endpoint);
  const endless = everyDay();
  await storeSchedule(db, aSchedule({ id: "to-nov-25", recurrence: endless, notes: "x" }), "2026-11-25", anAuthor());
  await storeSchedule(db, aSchedule({ id: "to-dec-01", recurrence: endless }), "2026-12-01", anAuthor());
  await storeSchedule(db, aSchedule({ id: "one-time" }), "2026-11-20", anAuthor());
  const three = everyDay({ end: { type: "count", count: 3 } });
  await storeSchedule(db, aSchedule({ id: "count-done", recurrence: three }), "2026-11-22", anAuthor());
  await storeSchedule(db, aSchedule({ id: "count-open", recurrence: three }), "2026-11-21", anAuthor());
  const untilFriday = everyDay({ interval: 7, end: { type: "until", date: "2026-12-03" } });
  await storeSchedule(db, aSchedule({ id: "until-done", recurrence: untilFriday }), "2026-11-27", anAuthor());
  await storeSchedule(db, aSchedule({ id: "until-open", recurrence: untilFriday }), "2026-11-26", anAuthor());

  const idsBefore = async (date: Schedule["date"]) => (await seriesBefore(db, date)).map(({ id }) => id);
  expect(await idsBefore("2026-11-21")).toEqual([]);
  expect(await idsBefore("2026-11-25")).toEqual(["count-open"]);
  expect(await idsBefore("2026-11-26")).toEqual(["count-open", "to-nov-25"]);
  expect(await idsBefore("2026-12-01")).toEqual(["count-open", "to-nov-25", "until-open"]);
  expect(await idsBefore("2040-01-01")).toEqual(["count-open", "to-nov-25", "until-open", "to-dec-01"]);
  expect(await seriesBefore(db, "2026-11-26")).toContainEqual(await readSchedule(db, "to-nov-25"));
});
