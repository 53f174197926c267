import { addDays, type LocalDate, timeFrames } from "@petcare/domain";
import { expect, test } from "vitest";
import { visitId } from "../table/visit-id.ts";
import { anAuthor } from "../testing/author.ts";
import { aSchedule, aVisit, everyDay } from "../testing/bookings.ts";
import { readCalendar } from "../testing/lists.ts";
import { startDatabase } from "../testing/start-database.ts";
import { meterReads, newTable, overwrite } from "../testing/test-table.ts";
import { readVisitsOn } from "./read-visits-in.ts";
import { calendarFields } from "./readers.ts";
import { storeSchedule } from "./schedules.ts";

const dynamoDb = await startDatabase();

test("a frame of some days is what the calendar has there, stored or not, with a query for each day", async () => {
  const db = await newTable(dynamoDb.endpoint);
  for (const schedule of [
    aSchedule({ id: "daily", recurrence: everyDay(), timeframe: "evening" }),
    aSchedule({
      id: "weekly",
      recurrence: { frequency: "weekly", interval: 1, weekdays: [2], end: { type: "never" } },
    }),
  ]) {
    await storeSchedule(db, schedule, "2027-01-20", anAuthor());
  }
  await overwrite(db, aVisit({ schedule_id: "moved", original_date: "2026-11-20", date: "2027-02-03" }));
  const days: LocalDate[] = ["2026-11-25", "2026-11-28", "2027-02-03", "2031-03-05"];
  const found: Record<string, string[]> = {};
  for (const { value } of timeFrames) {
    const read = await readVisitsOn(db, days, calendarFields, value);
    const calendar = await Promise.all(days.map((day) => readCalendar(db, day, addDays(day, 1))));
    expect(read).toStrictEqual(calendar.flat().filter(({ timeframe }) => timeframe === value));
    found[value] = read.map(visitId);
  }
  expect(found).toMatchObject({
    early_morning: [],
    morning: ["weekly.2026-11-25", "moved.2026-11-20", "weekly.2027-02-03", "weekly.2031-03-05"],
    evening: days.map((day) => `daily.${day}`),
  });

  const meter = meterReads(db);
  const ofSeries = 1;
  await readVisitsOn(db, days, calendarFields, "evening");
  expect(meter.queries).toBe(ofSeries + days.length);
  expect(await readVisitsOn(db, [], calendarFields, "evening")).toEqual([]);
  expect(meter.queries).toBe(ofSeries + days.length);
});
