import { addDays } from "@petcare/domain";
import { beforeAll, describe, expect, test } from "vitest";
import { ownId } from "../people/own-id.ts";
import type { Db } from "../table/client.ts";
import { anAuthor } from "../testing/author.ts";
import { aSchedule, aVisit, everyDay } from "../testing/bookings.ts";
import { startDatabase } from "../testing/start-database.ts";
import { newTable } from "../testing/test-table.ts";
import { putBookings } from "./put-bookings.ts";
import { readDonePage } from "./read-done-visits.ts";
import { allDays } from "./read-visits-in.ts";
import { calendarFields } from "./readers.ts";
import { storeSchedule } from "./schedules.ts";

const dynamoDb = await startDatabase();

let db: Db;
beforeAll(async () => {
  db = await newTable(dynamoDb.endpoint);
});

describe("of 200 days with a completed and a cancelled visit in turn, before an endless series", () => {
  const completed = { ...allDays, of: { role: "client", id: ownId("long") } } as const;

  beforeAll(async () => {
    const visits = Array.from({ length: 200 }, (_, day) =>
      aVisit({
        schedule_id: "past",
        client_id: "long",
        date: addDays("2026-01-01", day),
        status: day % 2 === 0 ? "completed" : "cancelled",
      }),
    );
    await putBookings(db, [], visits);
    const series = aSchedule({ id: "long", client_id: "long", recurrence: everyDay() });
    await storeSchedule(db, series, "2026-12-24", anAuthor());
  });

  test.each([1, 30, 50, 99, 100, 200])("the pages of %d are all that are completed", async (limit) => {
    const dates: string[] = [];
    let cursor: string | undefined;
    let pages = 0;
    do {
      const page = await readDonePage(db, completed, calendarFields, { limit, cursor });
      expect(page.visits.length).toBeLessThanOrEqual(limit);
      dates.push(...page.visits.map(({ date }) => date));
      cursor = page.cursor;
      pages += 1;
    } while (cursor);
    expect(dates).toEqual(Array.from({ length: 100 }, (_, at) => addDays("2026-01-01", 198 - 2 * at)));
    expect(pages).toBe(Math.ceil(100 / limit));
  });
});
