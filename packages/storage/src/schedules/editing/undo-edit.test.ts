import type { LocalDate } from "@petcare/domain";
import { afterAll, expect, test } from "vitest";
import { startDatabase } from "../../testing/start-database.ts";
import { Desk, following, weekly, wholeSeries } from "./testing/desk.ts";

const dynamoDb = await startDatabase();
afterAll(() => dynamoDb.close());

const open = (...given: Parameters<typeof Desk.open> extends [string, ...infer Rest] ? Rest : never) =>
  Desk.open(dynamoDb.endpoint, ...given);

test("undoing puts back what was stored since, and leaves what somebody set for one visit", async () => {
  const desk = await open();
  await desk.edit({ walker_id: "marcus" });
  await desk.patch("2026-11-27", { changes: { walker_id: "aisha" } });
  const { version } = await desk.schedule();
  const later = desk.elsewhere();
  later.today = "2026-12-05";
  await later.nightly();
  expect((await desk.stored("2027-01-22"))[0]?.walker_id).toBe("marcus");
  await desk.undo(version);
  const dates: LocalDate[] = ["2026-11-25", "2026-11-27", "2027-01-22", "2027-06-04"];
  expect(await desk.values("walker_id", dates)).toEqual(["rosa", "aisha", "rosa", "rosa"]);
});

test("undoing empties a field that was empty before, for every date", async () => {
  const desk = await open({ walker_id: undefined });
  await desk.edit({ walker_id: "marcus", notes: "Side door" });
  await desk.undo();
  expect(await desk.schedule()).not.toHaveProperty("walker_id");
  for (const date of ["2026-11-25", "2027-06-04"] as const) {
    const { walker_id, notes } = await desk.visit(date);
    expect([walker_id, notes]).toEqual([undefined, undefined]);
  }
});

test("undoing a change from the fourth of ten visits on leaves the table as it was, but for versions", async () => {
  const desk = await open({ recurrence: weekly({ end: { type: "count", count: 10 } }) });
  const without = ({
    version,
    changed_at,
    changed_by,
    ...rest
  }: object & { version: number; changed_at?: unknown; changed_by?: unknown }) => rest;
  const table = async () => ({ series: without(await desk.schedule()), visits: (await desk.stored()).map(without) });
  const before = await table();
  await desk.edit({ walker_id: "marcus", timeframe: "evening" }, following("2026-11-27"));
  expect(await table()).not.toEqual(before);
  await desk.undo();
  expect(await table()).toEqual(before);
});

test("only the last edit is undone, once, and within a day", async () => {
  const desk = await open();
  await desk.edit({ notes: "Side door" });
  const { version } = await desk.schedule();
  await desk.edit({ notes: "Back door" });
  const refused = { outcome: "refused", reason: "nothing_to_undo" };
  expect(await desk.undo(version)).toMatchObject(refused);
  const tomorrow = desk.elsewhere();
  tomorrow.today = "2026-11-23";
  expect(await tomorrow.undo(version + 1)).toMatchObject(refused);
  expect(await desk.undo(version + 1)).toMatchObject({ outcome: "done" });
  expect(await desk.undo(version + 1)).toMatchObject({ outcome: "unchanged" });
  expect((await desk.visit("2026-11-25")).notes).toBe("Side door");
});

test("undoing a cancelling brings back what nobody touched since, of past days too, and names the others", async () => {
  const desk = await open({ date: "2025-10-03" }, "2025-10-03");
  desk.today = "2026-11-21";
  await desk.nightly();
  await desk.cancel(wholeSeries, { alsoUnfinished: true });
  const { version } = await desk.schedule();
  await desk.restore("2026-11-25");
  await desk.restore("2026-11-27");
  await desk.cancelOne("2026-11-27", { charge: { type: "all" } });
  const undone = await desk.undo(version);
  expect(undone).toMatchObject({
    planned: { skipped: [{ visit: { original_date: "2026-11-27" }, reason: "cancelled" }], later: "every" },
  });
  const dates: LocalDate[] = ["2025-10-03", "2026-11-20", "2026-11-25", "2026-11-27", "2026-11-30"];
  const scheduled = "scheduled";
  expect(await desk.values("status", dates)).toEqual([scheduled, scheduled, scheduled, "cancelled", scheduled]);
  expect((await desk.visit("2026-11-27")).charge_cents).toBe(2800);
});
