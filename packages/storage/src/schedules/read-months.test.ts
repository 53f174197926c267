import type { LocalDate } from "@petcare/domain";
import { expect, test } from "vitest";
import { aVisit } from "../testing/bookings.ts";
import { readCalendar } from "../testing/lists.ts";
import { startDatabase } from "../testing/start-database.ts";
import { newTable, overwrite } from "../testing/test-table.ts";

const dynamoDb = await startDatabase();

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
