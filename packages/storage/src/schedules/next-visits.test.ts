import { expect, test } from "vitest";
import { aVisit } from "../testing/bookings.ts";
import { startDatabase } from "../testing/start-database.ts";
import { meterReads, newTable } from "../testing/test-table.ts";
import { readNextVisits } from "./next-visits.ts";
import { putBookings } from "./put-bookings.ts";

const dynamoDb = await startDatabase();

const from = "2026-11-20";
const ask = { from, to: "2027-01-19", isAhead: () => true } as const;

test("each client's soonest open visit is read, with one query of visits", async () => {
  const db = await newTable(dynamoDb.endpoint);
  await putBookings(
    db,
    [],
    [
      aVisit({ schedule_id: "late", date: "2026-11-19" }),
      aVisit({ schedule_id: "done", status: "completed" }),
      aVisit({ schedule_id: "second", date: "2026-11-22" }),
      aVisit({ schedule_id: "first", date: "2026-11-21", status: "confirmed" }),
      aVisit({ schedule_id: "another's", date: "2026-11-21", timeframe: "early_morning", client_id: "client-2" }),
      aVisit({ schedule_id: "far", date: "2027-01-20", client_id: "client-3" }),
    ],
  );
  const meter = meterReads(db);
  const { visits, through } = await readNextVisits(db, ask);
  expect(visits.map(({ client_id, schedule_id }) => [client_id, schedule_id])).toEqual([
    ["client-2", "another's"],
    ["client-1", "first"],
  ]);
  expect(through).toBe("2027-01-19");
  expect(meter.queries).toBe(1);
  const { visits: ahead } = await readNextVisits(db, { ...ask, isAhead: ({ schedule_id }) => schedule_id !== "first" });
  expect(ahead.map(({ schedule_id }) => schedule_id)).toContain("second");
});
