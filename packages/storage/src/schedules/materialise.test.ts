import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { addDays, type LocalDate, type Recurrence } from "@petcare/domain";
import { expect, test } from "vitest";
import type { Db } from "../table/client.ts";
import { anAuthor } from "../testing/author.ts";
import { aSchedule, everyDay } from "../testing/bookings.ts";
import { startDatabase } from "../testing/start-database.ts";
import { connect, countWrites, dump, newTable, onWrites, overwrite } from "../testing/test-table.ts";
import { materialise, storeVisit } from "./materialise.ts";
import { type Schedule, scheduleItem } from "./schedule-item.ts";
import { readSchedule, seriesStoredBefore, storeSchedule } from "./schedules.ts";
import { readStoredVisit, visitsOfSchedule } from "./visits.ts";

const dynamoDb = await startDatabase();

const start: LocalDate = "2026-11-20";
const through = addDays(start, 250);

const rules: Record<string, Recurrence> = {
  a: everyDay(),
  b: { frequency: "weekly", interval: 1, weekdays: [0, 2, 4], end: { type: "never" } },
  c: { frequency: "monthly", interval: 1, by: { type: "date", day: 20 }, end: { type: "never" } },
  d: everyDay({ end: { type: "count", count: 100 } }),
  e: everyDay({ interval: 3, end: { type: "until", date: "2027-02-01" } }),
};

/** The series of `rules`, stored for ten days. */
async function tableOfSeries(): Promise<Db> {
  const db = await newTable(dynamoDb.endpoint);
  for (const [id, recurrence] of Object.entries(rules)) {
    await storeSchedule(db, aSchedule({ id, recurrence }), addDays(start, 9), anAuthor());
  }
  return db;
}

/** The nightly job. */
async function materialiseAll(db: Db): Promise<number> {
  let stored = 0;
  for await (const page of seriesStoredBefore(db, through)) {
    for (const schedule of page) stored += await materialise(db, schedule, through);
  }
  return stored;
}

async function stored(db: Db, id: string): Promise<Schedule> {
  const schedule = await readSchedule(db, id);
  if (!schedule) throw new Error(`No schedule ${id}`);
  return schedule;
}

const cleanRun = await tableOfSeries();
const before = await dump(cleanRun);
const cleanWrites = countWrites(cleanRun);
await materialiseAll(cleanRun);
const writesOfCleanRun = cleanWrites.count;
const clean = await dump(cleanRun);

test("every occurrence up to the day is stored once", async () => {
  expect((await visitsOfSchedule(cleanRun, "a", start)).map((visit) => visit.original_date)).toEqual(
    Array.from({ length: 251 }, (_, day) => addDays(start, day)),
  );
  const counts = { a: 251, b: 108, c: 9, d: 100, e: 25 };
  for (const [id, count] of Object.entries(counts)) {
    expect([id, (await visitsOfSchedule(cleanRun, id, start)).length]).toEqual([id, count]);
  }
  // Three transactions of "a", two of "b" and one of each other.
  expect(writesOfCleanRun).toBe(8);
  expect(clean).toHaveLength(5 + 5 + 251 + 108 + 9 + 100 + 25);
  // Those of which all is stored are looked at no more.
  const pages = await Array.fromAsync(seriesStoredBefore(cleanRun, "9999-12-31"));
  expect(pages.flat().map(({ id }) => id)).toEqual(["a", "b", "c"]);
});

test.each(["before", "after"])(
  "killed %s any write and run again, the table is that of a clean run",
  { tags: "large" },
  async (moment) => {
    let kills = 0;
    for (let survived = 0; ; survived++) {
      const db = await tableOfSeries();
      const doomed = connect(dynamoDb.endpoint, db.table);
      let writes = 0;
      onWrites(doomed, async (send) => {
        if (writes++ < survived) return send();
        if (moment === "after") await send();
        throw new Error("killed");
      });
      const killed = await materialiseAll(doomed).then(
        () => false,
        () => true,
      );
      await materialiseAll(db);
      expect(await dump(db)).toEqual(clean);
      if (!killed) break;
      kills++;
    }
    expect(kills).toBe(writesOfCleanRun);
  },
);

test("two runs at once store what one does", { tags: "at-once" }, async () => {
  const db = await tableOfSeries();
  const other = connect(dynamoDb.endpoint, db.table);
  const counts = await Promise.all([materialiseAll(db), materialiseAll(other)]);
  expect(await dump(db)).toEqual(clean);
  expect(counts[0] + counts[1]).toBe(clean.length - before.length);
});

test("a series that was edited while it was being stored gets no visit as it was before the edit", async () => {
  const db = await tableOfSeries();
  const stale = await stored(db, "a");
  const edited: Schedule = { ...stale, walker_id: "walker-2", version: 2 };
  await db.client.send(new PutCommand({ TableName: db.table, Item: scheduleItem(edited) }));

  await materialise(db, stale, through);
  const added = await visitsOfSchedule(db, "a", addDays(start, 10));
  expect(added).toHaveLength(241);
  expect(new Set(added.map((visit) => visit.walker_id))).toEqual(new Set(["walker-2"]));
});

test("a visit that is stored ahead, moved and then overtaken is neither doubled nor overwritten", async () => {
  const db = await tableOfSeries();
  const first = addDays(start, 100);
  const second = addDays(start, 400);
  const visit = await storeVisit(db, await stored(db, "a"), first);
  await storeVisit(db, await stored(db, "a"), second);
  expect((await stored(db, "a")).stored_ahead).toEqual(new Set([first, second]));
  if (!visit) throw new Error("not stored");
  const moved = { ...visit, date: addDays(first, 3), version: 2 };
  await overwrite(db, moved);

  await materialiseAll(db);
  expect(await readStoredVisit(db, moved)).toStrictEqual(moved);
  expect((await stored(db, "a")).stored_ahead).toEqual(new Set([second]));
  const dates = (await visitsOfSchedule(db, "a", start)).map((visit) => visit.original_date);
  expect(dates).toEqual([...Array.from({ length: 251 }, (_, day) => addDays(start, day)), second]);

  await materialise(db, await stored(db, "a"), second);
  expect(await stored(db, "a")).not.toHaveProperty("stored_ahead");
  expect(await visitsOfSchedule(db, "a", start)).toHaveLength(401);
});

test("a visit is stored ahead once, and only one that is still to be stored", { tags: "at-once" }, async () => {
  const db = await tableOfSeries();
  const schedule = await stored(db, "a");
  const day = addDays(start, 100);
  const results = await Promise.all(Array.from({ length: 10 }, () => storeVisit(db, schedule, day)));
  expect(results.filter((visit) => visit !== undefined)).toHaveLength(1);

  const before = await dump(db);
  expect(await storeVisit(db, schedule, addDays(start, 5))).toBeUndefined();
  expect(await storeVisit(db, await stored(db, "b"), addDays(start, 99))).toBeUndefined();
  expect(await storeVisit(db, { ...schedule, version: 7 }, addDays(start, 101))).toBeUndefined();
  expect(await dump(db)).toEqual(before);
});
