import type { LocalDate } from "@petcare/domain";
import { expect, test } from "vitest";
import { everyDay } from "../../testing/bookings.ts";
import { startDatabase } from "../../testing/start-database.ts";
import type { Schedule } from "../schedule-item.ts";
import { following, SeriesHarness, weekly, wholeSeries } from "./testing/series-harness.ts";

const dynamoDb = await startDatabase();

const open = (...given: Parameters<typeof SeriesHarness.open> extends [string, ...infer Rest] ? Rest : never) =>
  SeriesHarness.open(dynamoDb.endpoint, ...given);

test("undoing puts back what was stored since, and leaves what somebody set for one visit", async () => {
  const harness = await open();
  await harness.edit({ walker_id: "marcus" });
  await harness.patch("2026-11-27", { changes: { walker_id: "aisha" } });
  const { version } = await harness.schedule();
  const later = harness.elsewhere();
  later.today = "2026-12-05";
  await later.nightly();
  expect((await harness.stored("2027-01-22"))[0]?.walker_id).toBe("marcus");
  await harness.undo(version);
  const dates: LocalDate[] = ["2026-11-25", "2026-11-27", "2027-01-22", "2027-06-04"];
  expect(await harness.values("walker_id", dates)).toEqual(["rosa", "aisha", "rosa", "rosa"]);
});

test("undoing empties a field that was empty before, for every date", async () => {
  const harness = await open({ walker_id: undefined });
  await harness.edit({ walker_id: "marcus", notes: "Side door" });
  await harness.undo();
  expect(await harness.schedule()).not.toHaveProperty("walker_id");
  for (const date of ["2026-11-25", "2027-06-04"] as const) {
    const { walker_id, notes } = await harness.visit(date);
    expect([walker_id, notes]).toEqual([undefined, undefined]);
  }
});

test("undoing a change from the fourth of ten visits on leaves the table as it was, but for versions", async () => {
  const harness = await open({ recurrence: weekly({ end: { type: "count", count: 10 } }) });
  const without = ({ version, changed_at, changed_by, inverse, ...rest }: Partial<Schedule>) => rest;
  const table = async () => ({
    series: without(await harness.schedule()),
    visits: (await harness.stored()).map((visit) => without(visit as object)),
  });
  const before = await table();
  await harness.edit({ walker_id: "marcus", timeframe: "evening" }, following("2026-11-27"));
  expect(await table()).not.toEqual(before);
  await harness.undo();
  expect(await table()).toEqual(before);
});

test("only the last edit is undone, once, and within a day", async () => {
  const harness = await open();
  await harness.edit({ notes: "Side door" });
  const { version } = await harness.schedule();
  await harness.edit({ notes: "Back door" });
  const refused = { outcome: "refused", reason: "nothing_to_undo" };
  expect(await harness.undo(version)).toMatchObject(refused);
  const tomorrow = harness.elsewhere();
  tomorrow.today = "2026-11-23";
  expect(await tomorrow.undo(version + 1)).toMatchObject(refused);
  expect(await harness.undo(version + 1)).toMatchObject({ outcome: "done" });
  expect(await harness.undo(version + 1)).toMatchObject({ outcome: "unchanged" });
  expect((await harness.visit("2026-11-25")).notes).toBe("Side door");
});

test("undoing a cancelling brings back what nobody touched since, of past days too, and names the others", async () => {
  const harness = await open({ date: "2025-10-03" }, "2025-10-03");
  harness.today = "2026-11-21";
  await harness.nightly();
  await harness.cancel(wholeSeries, { alsoUnfinished: true });
  const { version } = await harness.schedule();
  await harness.restore("2026-11-25");
  await harness.restore("2026-11-27");
  await harness.cancelOne("2026-11-27", { charge: { type: "all" } });
  const undone = await harness.undo(version);
  expect(undone).toMatchObject({
    planned: { skipped: [{ visit: { original_date: "2026-11-27" }, reason: "cancelled" }], later: "every" },
  });
  const dates: LocalDate[] = ["2025-10-03", "2026-11-20", "2026-11-25", "2026-11-27", "2026-11-30"];
  const scheduled = "scheduled";
  expect(await harness.values("status", dates)).toEqual([scheduled, scheduled, scheduled, "cancelled", scheduled]);
  expect((await harness.visit("2026-11-27")).charge_cents).toBe(2800);
});

test("undoing a cancelling gives a past visit its own walker back, not the one that the series has now", async () => {
  const harness = await open({ date: "2026-11-02", recurrence: everyDay() }, "2026-11-02");
  harness.today = "2026-11-21";
  await harness.nightly();
  await harness.edit({ walker_id: "marcus" });
  const past: LocalDate[] = ["2026-11-10", "2026-11-20"];
  expect(await harness.values("walker_id", past)).toEqual(["rosa", "rosa"]);
  await harness.cancel(wholeSeries, { alsoUnfinished: true });
  await harness.undo();
  expect(await harness.values("walker_id", [...past, "2026-11-25"])).toEqual(["rosa", "rosa", "marcus"]);
  expect(await harness.values("status", past)).toEqual(["scheduled", "scheduled"]);
});
