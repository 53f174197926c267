import { addDays, type LocalDate } from "@petcare/domain";
import { expect, test } from "vitest";
import { aVisit, everyDay } from "../../testing/bookings.ts";
import { startDatabase } from "../../testing/start-database.ts";
import { beforeWrite, countWrites, overwrite } from "../../testing/test-table.ts";
import { seriesRoom } from "../write-limits.ts";
import { following, SeriesHarness, weekly, wholeSeries } from "./testing/series-harness.ts";

const dynamoDb = await startDatabase();

const today: LocalDate = "2026-11-20";
const noRoom = { outcome: "refused", reason: "no_room" };
const noted = { changes: { notes: "Side door" } };
const half = { charge: { type: "half" } } as const;
const openDaily = () => SeriesHarness.open(dynamoDb.endpoint, { recurrence: everyDay() }, today);
const far = (day: number) => addDays(today, seriesRoom.days + day);

/** A daily series with so many visits that stand apart. */
async function openWithApart(count: number): Promise<SeriesHarness> {
  const harness = await openDaily();
  for (let day = 0; day < count; day++) await harness.patch(far(day), noted);
  return harness;
}

test("of a daily series 29 visits stand apart, and an act that would make it 30 is refused and writes nothing", async () => {
  const harness = await openWithApart(28);
  expect(await harness.patch(addDays(today, 3), { date: addDays(today, 4) })).toMatchObject({ outcome: "done" });
  const { count } = await (async () => {
    const writes = countWrites(harness.db);
    expect(await harness.previewOn(harness.patchOf(far(40), noted))).toMatchObject(noRoom);
    expect(await harness.patch(far(40), noted)).toMatchObject(noRoom);
    expect(await harness.cancelOne(far(40))).toMatchObject(noRoom);
    expect(await harness.patch(addDays(today, 5), { date: addDays(today, 6) })).toMatchObject(noRoom);
    expect(await harness.confirm(far(40))).toEqual({ outcome: "no_room" });
    return writes;
  })();
  expect(count).toBe(0);

  const done = { outcome: "done" };
  expect(await harness.patch(far(3), { changes: { notes: "Back door" } })).toMatchObject(done);
  expect(await harness.patch(far(3), { date: far(9) })).toMatchObject(done);
  expect(await harness.patch(addDays(today, 62), noted)).toMatchObject(done);
  expect(await harness.patch(addDays(today, 3), { date: addDays(today, 3) })).toMatchObject(done);
  expect(await harness.patch(far(40), noted)).toMatchObject(done);
});

test("time takes no room, and a full series is changed, cancelled, restored and undone in one transaction each", async () => {
  const harness = await openWithApart(29);
  const acts = [
    () => harness.edit({ walker_id: "marcus" }),
    () => harness.cancel(),
    () => harness.restoreSeries(),
    () => harness.edit({ notes: "Gate" }, following(addDays(harness.today, 1))),
    () => harness.undo(),
  ];
  for (const act of acts) {
    harness.today = addDays(harness.today, 2);
    await harness.nightly();
    const writes = countWrites(harness.db);
    expect(await act()).toMatchObject(act === acts[4] ? { reason: "nothing_to_undo" } : { outcome: "done" });
    expect(writes.count).toBeLessThanOrEqual(1);
  }
});

test("of two acts that meet in the last place one is refused", async () => {
  const harness = await openWithApart(28);
  const slow = beforeWrite(harness, 0, () => harness.patch(far(40), noted));
  expect(await slow.patch(far(41), noted)).toMatchObject(noRoom);
  expect(await harness.confirm(far(41))).toEqual({ outcome: "no_room" });
});

test("of two confirmations that meet in the last place one is refused", async () => {
  const harness = await openWithApart(28);
  const slow = beforeWrite(harness, 0, () => harness.confirm(far(40)));
  expect(await slow.confirm(far(41))).toEqual({ outcome: "no_room" });
});

test("an act on more visits than there is room for is refused", async () => {
  const harness = await openWithApart(0);
  for (let day = 0; day < 31; day++) {
    const visit = { schedule_id: harness.id, original_date: addDays(today, -31 - day), date: addDays(today, 80) };
    await overwrite(harness.db, aVisit(visit));
  }
  expect(await harness.edit({ timeframe: "evening" })).toMatchObject(noRoom);
  expect(await harness.edit({ timeframe: "evening" }, following(addDays(today, 10)))).toMatchObject({
    outcome: "done",
  });
});

test.each([
  { rule: "daily", recurrence: everyDay({ end: { type: "count", count: 93 } }), visits: 93 },
  { rule: "weekly", recurrence: weekly({ end: { type: "count", count: 93 } }), visits: 93 },
])("92 visits of a $rule series are charged at once, in one write, and no more", async ({ recurrence, visits }) => {
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
  expect(charged).toHaveLength(visits - 1);
  expect(await harness.restoreSeries()).toMatchObject({ outcome: "done", planned: { visits: { length: visits - 1 } } });
});

test("unfinished visits of the past go 92 at a time, the latest first, and undoing brings the last of them back", async () => {
  const harness = await SeriesHarness.open(dynamoDb.endpoint, { date: "2026-05-21", recurrence: everyDay() }, today);
  const toCome = 62;
  const past = 183;
  const left: number[] = [];
  for (;;) {
    const version = (await harness.schedule()).version;
    const result = await harness.cancel(wholeSeries, { alsoUnfinished: true }, { version });
    if (result.outcome !== "done") break;
    expect(result.planned.visits.length).toBeLessThanOrEqual(92);
    left.push(result.planned.left.length);
  }
  expect(left).toEqual([past + toCome - 92, past + toCome - 184, 0]);
  const statuses = async () => (await harness.stored()).map(({ status }) => status);
  expect(new Set(await statuses())).toEqual(new Set(["cancelled"]));
  await harness.undo();
  const open = (await harness.stored()).filter(({ status }) => status === "scheduled");
  expect([open.length, open[0]?.date, open.at(-1)?.date]).toEqual([61, "2026-05-21", "2026-07-20"]);
});

test("a visit that the nightly job stores while a cancelling reads is charged once", async () => {
  const recurrence = everyDay({ end: { type: "count", count: 70 } });
  const harness = await SeriesHarness.open(dynamoDb.endpoint, { recurrence }, today);
  harness.today = addDays(today, 1);
  const slow = harness.elsewhere();
  let isFirst = true;
  slow.db.client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (commandName === "QueryCommand" && isFirst) {
          isFirst = false;
          await harness.nightly();
        }
        return next(args);
      },
    { step: "initialize" },
  );
  expect(await slow.cancel(wholeSeries, half)).toMatchObject({ outcome: "done", planned: { visits: { length: 69 } } });
  expect(isFirst).toBe(false);
  expect((await harness.stored()).filter(({ charge_cents }) => charge_cents === 1400)).toHaveLength(69);
});
