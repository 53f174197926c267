import { addDays, type LocalDate } from "@petcare/domain";
import { afterAll, expect, test } from "vitest";
import type { Db } from "../table/client.ts";
import { anAuthor } from "../testing/author.ts";
import { aSchedule, aVisit, everyDay } from "../testing/bookings.ts";
import { startDatabase } from "../testing/start-database.ts";
import { newTable, overwrite } from "../testing/test-table.ts";
import { readClientHistory } from "./client-history.ts";
import { storeSchedule } from "./schedules.ts";

const dynamoDb = await startDatabase();
afterAll(() => dynamoDb.close());

const start: LocalDate = "2026-01-01";

/** 200 days of which every second is completed, then an endless series still to come. */
async function tableOfHistory(): Promise<Db> {
  const db = await newTable(dynamoDb.endpoint);
  for (let day = 0; day < 200; day++) {
    const date = addDays(start, day);
    const status = day % 2 === 0 ? "completed" : "cancelled";
    await overwrite(db, aVisit({ schedule_id: "past", date, status }));
  }
  await overwrite(db, aVisit({ schedule_id: "other", client_id: "client-2", status: "completed" }));
  await storeSchedule(db, aSchedule({ recurrence: everyDay() }), "2026-12-24", anAuthor());
  return db;
}

test("the pages of a client's history are all of their completed visits, latest first", async () => {
  const db = await tableOfHistory();
  const expected = Array.from({ length: 100 }, (_, index) => addDays(start, 198 - 2 * index));
  for (const limit of [1, 30, 50, 99, 100, 200]) {
    const dates: LocalDate[] = [];
    let cursor: string | undefined;
    let pages = 0;
    do {
      const page = await readClientHistory(db, "client-1", { limit, cursor });
      expect(page.visits.length).toBeLessThanOrEqual(limit);
      dates.push(...page.visits.map(({ date }) => date));
      cursor = page.cursor;
      pages++;
    } while (cursor);
    expect(dates).toEqual(expected);
    expect(pages).toBe(Math.ceil(100 / limit));
  }
});

test("a client without history has an empty page, and a cursor that is none harms nobody", async () => {
  const db = await tableOfHistory();
  expect(await readClientHistory(db, "client-3", { limit: 50 })).toEqual({ visits: [] });
  for (const cursor of [" ", "0", "x", "2026", "\u{1F436}", "x".repeat(400)]) {
    const { visits } = await readClientHistory(db, "client-1", { limit: 500, cursor });
    expect(visits.every(({ status, schedule_id }) => status === "completed" && schedule_id === "past")).toBe(true);
  }
});
