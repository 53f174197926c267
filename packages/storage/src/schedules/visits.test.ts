import { addDays, type LocalDate } from "@petcare/domain";
import { expect, test } from "vitest";
import { anAuthor } from "../testing/author.ts";
import { aSchedule, everyDay } from "../testing/bookings.ts";
import { startDatabase } from "../testing/start-database.ts";
import { countWrites, newTable } from "../testing/test-table.ts";
import { materialise } from "./materialise.ts";
import { storeSchedule } from "./schedules.ts";
import { readVisit } from "./visits.ts";

const dynamoDb = await startDatabase();

const start: LocalDate = "2026-11-20";
const storedThrough: LocalDate = "2026-11-25";
const unstored: LocalDate = "2026-12-31";
const on = (original_date: LocalDate) => ({ schedule_id: "schedule-1", original_date });

async function tableWithSeries(recurrence = everyDay()) {
  const db = await newTable(dynamoDb.endpoint);
  const { schedule } = await storeSchedule(
    db,
    aSchedule({ recurrence, notes: "Ring twice" }),
    storedThrough,
    anAuthor(),
  );
  return { db, schedule };
}

test("one that is not stored yet is opened as it will be stored, and stays unstored", async () => {
  const { db, schedule } = await tableWithSeries();
  const writes = countWrites(db);
  const computed = await readVisit(db, on(unstored));
  expect(computed).toMatchObject({ ...on(unstored), date: unstored, notes: "Ring twice", status: "scheduled" });
  expect(writes.count).toBe(0);

  await materialise(db, schedule, unstored);
  expect(await readVisit(db, on(unstored))).toStrictEqual(computed);
});

test.each<[string, ReturnType<typeof on>]>([
  ["before the start", on(addDays(start, -1))],
  ["on a day that the rule does not name", on(addDays(start, 1))],
  ["on an unstored day that the rule does not name", on("2026-12-01")],
  ["on the last day of all", on("9999-12-31")],
  ["on the first day of all", on("0001-01-01")],
  ["of an unknown schedule", { ...on(start), schedule_id: "unknown" }],
])("there is none %s", async (_, key) => {
  const { db } = await tableWithSeries(everyDay({ interval: 2 }));
  expect(await readVisit(db, key)).toBeUndefined();
});
