import { addDays, type LocalDate } from "@petcare/domain";
import { expect, test } from "vitest";
import { aVisit, everyDay } from "../../testing/bookings.ts";
import { startDatabase } from "../../testing/start-database.ts";
import { countWrites, overwrite } from "../../testing/test-table.ts";
import { following, SeriesHarness, weekly, wholeSeries } from "./testing/series-harness.ts";

const dynamoDb = await startDatabase();

const today: LocalDate = "2026-11-20";
const noRoom = { outcome: "refused", reason: "no_room" };
/** Notes as long as they may be, in letters of four bytes. */
const long = "🐕".repeat(4000);
const half = { charge: { type: "half" } } as const;

test("a daily series has room for 30 visits set alone further ahead, and is full of them changed in one write", async () => {
  const harness = await SeriesHarness.open(dynamoDb.endpoint, { recurrence: everyDay() }, today);
  const far = (day: number) => addDays(today, 80 + day);
  const priced = { changes: { price_cents: 3000 } };
  for (let day = 0; day < 29; day++) await harness.patch(far(day), priced);
  expect(await harness.patch(addDays(today, 3), { date: addDays(today, 4) })).toMatchObject({ outcome: "done" });

  const writes = countWrites(harness.db);
  expect(await harness.previewOn(harness.patchOf(far(40), priced))).toMatchObject(noRoom);
  expect(await harness.patch(far(40), priced)).toMatchObject(noRoom);
  expect(await harness.patch(addDays(today, 5), { date: addDays(today, 6) })).toMatchObject(noRoom);
  expect(await harness.confirm(far(40))).toEqual({ outcome: "no_room" });
  expect(writes.count).toBe(0);
  expect(await harness.patch(far(3), { changes: { notes: "Back door" } })).toMatchObject({ outcome: "done" });

  harness.today = addDays(today, 4);
  await harness.nightly();
  expect(await harness.edit({ notes: long, walker_id: "marcus" })).toMatchObject({
    outcome: "done",
    planned: { visits: { length: 92 } },
  });
  const more = { schedule_id: harness.id, original_date: addDays(today, -9), date: far(50) };
  await overwrite(harness.db, aVisit(more));
  expect(await harness.edit({ timeframe: "evening" })).toMatchObject(noRoom);
});

test("92 visits of a series are charged at once, in one write, and no more", async () => {
  const recurrence = weekly({ end: { type: "count", count: 93 } });
  const harness = await SeriesHarness.open(dynamoDb.endpoint, { recurrence }, today);
  const before = [await harness.schedule(), await harness.stored()];
  const refused = { outcome: "refused", reason: "too_many_charged" };
  expect(await harness.cancel(wholeSeries, half)).toMatchObject(refused);
  const [second = today] = (await harness.calendar(addDays(today, 1), "2027-12-31")).map(({ date }) => date);
  // What comes before takes room, too: it is restored and changed together with the rest.
  expect(await harness.cancel(following(second), half)).toMatchObject(refused);
  expect([await harness.schedule(), await harness.stored()]).toEqual(before);

  harness.today = second;
  const writes = countWrites(harness.db);
  expect(await harness.cancel(following(second), half)).toMatchObject({ outcome: "done" });
  expect(writes.count).toBe(1);
  const charged = (await harness.stored()).filter(({ charge_cents }) => charge_cents === 1400);
  expect(charged).toHaveLength(92);
  expect(await harness.restoreSeries()).toMatchObject({ outcome: "done", planned: { visits: { length: 92 } } });
});
