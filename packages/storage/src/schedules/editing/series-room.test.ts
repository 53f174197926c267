import { addDays, type LocalDate } from "@petcare/domain";
import { afterAll, expect, test } from "vitest";
import { aVisit, everyDay } from "../../testing/bookings.ts";
import { startDatabase } from "../../testing/start-database.ts";
import { countWrites, onWrites, overwrite } from "../../testing/test-table.ts";
import { seriesRoom } from "./series-room.ts";
import { Desk, following, weekly, wholeSeries } from "./testing/desk.ts";

const dynamoDb = await startDatabase();
afterAll(() => dynamoDb.close());

const today: LocalDate = "2026-11-20";
const noRoom = { outcome: "refused", reason: "no_room" };
const noted = { changes: { notes: "Side door" } };
const half = { charge: { type: "half" } } as const;
const openDaily = () => Desk.open(dynamoDb.endpoint, { recurrence: everyDay() }, today);
const far = (day: number) => addDays(today, seriesRoom.days + day);

/** A daily series with so many visits that stand apart. */
async function openWithApart(count: number): Promise<Desk> {
  const desk = await openDaily();
  for (let day = 0; day < count; day++) await desk.patch(far(day), noted);
  return desk;
}

test("of a daily series 29 visits stand apart, and an act that would make it 30 is refused and writes nothing", async () => {
  const desk = await openWithApart(28);
  expect(await desk.patch(addDays(today, 3), { date: addDays(today, 4) })).toMatchObject({ outcome: "done" });
  const { count } = await (async () => {
    const writes = countWrites(desk.db);
    expect(await desk.previewOn(desk.patchOf(far(40), noted))).toMatchObject(noRoom);
    expect(await desk.patch(far(40), noted)).toMatchObject(noRoom);
    expect(await desk.cancelOne(far(40))).toMatchObject(noRoom);
    expect(await desk.patch(addDays(today, 5), { date: addDays(today, 6) })).toMatchObject(noRoom);
    expect(await desk.confirm(far(40))).toEqual({ outcome: "no_room" });
    return writes;
  })();
  expect(count).toBe(0);

  const done = { outcome: "done" };
  expect(await desk.patch(far(3), { changes: { notes: "Back door" } })).toMatchObject(done);
  expect(await desk.patch(far(3), { date: far(9) })).toMatchObject(done);
  expect(await desk.patch(addDays(today, 62), noted)).toMatchObject(done);
  expect(await desk.patch(addDays(today, 3), { date: addDays(today, 3) })).toMatchObject(done);
  expect(await desk.patch(far(40), noted)).toMatchObject(done);
});

test("time takes no room, and a full series is changed, cancelled, restored and undone in one transaction each", async () => {
  const desk = await openWithApart(29);
  const acts = [
    () => desk.edit({ walker_id: "marcus" }),
    () => desk.cancel(),
    () => desk.restoreSeries(),
    () => desk.edit({ notes: "Gate" }, following(addDays(desk.today, 1))),
    () => desk.undo(),
  ];
  for (const act of acts) {
    desk.today = addDays(desk.today, 2);
    await desk.nightly();
    const writes = countWrites(desk.db);
    expect(await act()).toMatchObject(act === acts[4] ? { reason: "nothing_to_undo" } : { outcome: "done" });
    expect(writes.count).toBeLessThanOrEqual(1);
  }
});

test("of two acts that meet in the last place one is refused", async () => {
  const desk = await openWithApart(28);
  const slow = desk.elsewhere();
  let isFirst = true;
  onWrites(slow.db, async (send) => {
    if (isFirst) {
      isFirst = false;
      await desk.patch(far(40), noted);
    }
    return send();
  });
  expect(await slow.patch(far(41), noted)).toMatchObject(noRoom);
  expect(await desk.confirm(far(41))).toEqual({ outcome: "no_room" });
});

test("of two confirmations that meet in the last place one is refused", async () => {
  const desk = await openWithApart(28);
  const slow = desk.elsewhere();
  let isFirst = true;
  onWrites(slow.db, async (send) => {
    if (isFirst) {
      isFirst = false;
      await desk.confirm(far(40));
    }
    return send();
  });
  expect(await slow.confirm(far(41))).toEqual({ outcome: "no_room" });
});

test("an act on more visits than there is room for is refused", async () => {
  const desk = await openWithApart(0);
  for (let day = 0; day < 31; day++) {
    const visit = { schedule_id: desk.id, original_date: addDays(today, -31 - day), date: addDays(today, 80) };
    await overwrite(desk.db, aVisit(visit));
  }
  expect(await desk.edit({ timeframe: "evening" })).toMatchObject(noRoom);
  expect(await desk.edit({ timeframe: "evening" }, following(addDays(today, 10)))).toMatchObject({ outcome: "done" });
});

test.each([
  { rule: "daily", recurrence: everyDay({ end: { type: "count", count: 93 } }), visits: 93 },
  { rule: "weekly", recurrence: weekly({ end: { type: "count", count: 93 } }), visits: 93 },
])("92 visits of a $rule series are charged at once, in one write, and no more", async ({ recurrence, visits }) => {
  const desk = await Desk.open(dynamoDb.endpoint, { recurrence }, today);
  const before = [await desk.schedule(), await desk.stored()];
  const refused = { outcome: "refused", reason: "too_many_charged" };
  expect(await desk.cancel(wholeSeries, half)).toMatchObject(refused);
  const [second = today] = (await desk.calendar(addDays(today, 1), "2027-12-31")).map(({ date }) => date);
  // What comes before takes room, too: it is restored and changed together with the rest.
  expect(await desk.cancel(following(second), half)).toMatchObject(refused);
  expect([await desk.schedule(), await desk.stored()]).toEqual(before);

  desk.today = second;
  const writes = countWrites(desk.db);
  expect(await desk.cancel(following(second), half)).toMatchObject({ outcome: "done" });
  expect(writes.count).toBe(1);
  const charged = (await desk.stored()).filter(({ charge_cents }) => charge_cents === 1400);
  expect(charged).toHaveLength(visits - 1);
  expect(await desk.restoreSeries()).toMatchObject({ outcome: "done", planned: { visits: { length: visits - 1 } } });
});

test("unfinished visits of the past go 92 at a time, the latest first, and undoing brings the last of them back", async () => {
  const desk = await Desk.open(dynamoDb.endpoint, { date: "2026-05-21", recurrence: everyDay() }, today);
  const toCome = 62;
  const past = 183;
  const left: number[] = [];
  for (;;) {
    const version = (await desk.schedule()).version;
    const result = await desk.cancel(wholeSeries, { alsoUnfinished: true }, { version });
    if (result.outcome !== "done") break;
    expect(result.planned.visits.length).toBeLessThanOrEqual(92);
    left.push(result.planned.left.length);
  }
  expect(left).toEqual([past + toCome - 92, past + toCome - 184, 0]);
  const statuses = async () => (await desk.stored()).map(({ status }) => status);
  expect(new Set(await statuses())).toEqual(new Set(["cancelled"]));
  await desk.undo();
  const open = (await desk.stored()).filter(({ status }) => status === "scheduled");
  expect([open.length, open[0]?.date, open.at(-1)?.date]).toEqual([61, "2026-05-21", "2026-07-20"]);
});

test("a visit that the nightly job stores while a cancelling reads is charged once", async () => {
  const recurrence = everyDay({ end: { type: "count", count: 70 } });
  const desk = await Desk.open(dynamoDb.endpoint, { recurrence }, today);
  desk.today = addDays(today, 1);
  const slow = desk.elsewhere();
  let isFirst = true;
  slow.db.client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (commandName === "QueryCommand" && isFirst) {
          isFirst = false;
          await desk.nightly();
        }
        return next(args);
      },
    { step: "initialize" },
  );
  expect(await slow.cancel(wholeSeries, half)).toMatchObject({ outcome: "done", planned: { visits: { length: 69 } } });
  expect(isFirst).toBe(false);
  expect((await desk.stored()).filter(({ charge_cents }) => charge_cents === 1400)).toHaveLength(69);
});
