import type { LocalDate } from "@petcare/domain";
import { expect, test } from "vitest";
import { anAuthor } from "../testing/author.ts";
import { aSchedule, aVisit, everyDay } from "../testing/bookings.ts";
import { readCalendar } from "../testing/lists.ts";
import { startDatabase } from "../testing/start-database.ts";
import { meterReads, newTable, overwrite } from "../testing/test-table.ts";
import { putBookings } from "./put-bookings.ts";
import { storeSchedule } from "./schedules.ts";
import type { Visit } from "./visit.ts";
import { visitsOfSchedule } from "./visits.ts";

const dynamoDb = await startDatabase();

test("a month of 1,000 visits costs at most 75 read units and one page of one query beside an empty one", {
  tags: "metering",
}, async () => {
  const db = await newTable(dynamoDb.endpoint);
  const id = (prefix: string, index: number) => `${prefix}${String(index).padStart(24 - prefix.length, "0")}`;
  const billed = (visit: Visit): Visit => ({
    ...visit,
    status: "completed",
    comments: "c".repeat(1000),
    completed_at: Date.UTC(2026, 11, 31),
    charge_cents: 2500,
    pay_cents: 1500,
    invoice_id: id("i", 0),
    written_off_at: Date.UTC(2026, 11, 31),
  });
  for (let index = 0; index < 34; index++) {
    await storeSchedule(
      db,
      aSchedule({
        id: id("s", index),
        date: "2026-12-01",
        recurrence: everyDay(),
        client_id: id("c", index),
        walker_id: id("w", index),
        pet_names: ["Biscuit", "Sir Barks-a-Lot", "Marmalade"],
        service: "other",
        service_label: "Bath, brush and a long walk",
        notes: "n".repeat(1000),
        address: "12 Bedford Ave, Bellmore, NY 11710",
        garage_code: "4711",
      }),
      "2026-12-31",
      anAuthor(),
    );
    const visits = await visitsOfSchedule(db, id("s", index), "2026-12-01");
    await putBookings(db, [], visits.map(billed));
  }
  const meter = meterReads(db);
  const visits = await readCalendar(db, "2026-12-01", "2026-12-31");
  expect(visits).toHaveLength(1020);
  expect(meter.queries).toBe(2);
  expect(meter.units).toBeGreaterThan(10);
  expect(meter.units).toBeLessThanOrEqual(75);
});

test("visits of one day in a month are found among those of other months", async () => {
  const db = await newTable(dynamoDb.endpoint);
  for (const date of ["2026-10-31", "2026-11-01", "2026-11-30", "2026-12-01", "2027-11-15"] as const) {
    await overwrite(db, aVisit({ schedule_id: `on-${date}`, date }));
  }
  const dates = async (from: LocalDate, to: LocalDate) => (await readCalendar(db, from, to)).map(({ date }) => date);
  expect(await dates("2026-10-31", "2026-12-01")).toEqual(["2026-10-31", "2026-11-01", "2026-11-30"]);
  expect(await dates("2026-11-01", "2026-12-02")).toEqual(["2026-11-01", "2026-11-30", "2026-12-01"]);
  expect(await dates("2026-01-01", "2028-01-01")).toHaveLength(5);
});
