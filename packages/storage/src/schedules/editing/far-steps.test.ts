import { addDays, type LocalDate } from "@petcare/domain";
import { expect, test } from "vitest";
import { readRecordHistory } from "../../history/read-history.ts";
import { forgetPerson } from "../../leaving/forget-person.ts";
import { anAuthor } from "../../testing/author.ts";
import { everyDay } from "../../testing/bookings.ts";
import { startDatabase } from "../../testing/start-database.ts";
import { countWrites, dump } from "../../testing/test-table.ts";
import { readOpenWork } from "../open-work.ts";
import { following, SeriesHarness } from "./testing/series-harness.ts";

const dynamoDb = await startDatabase();

const today: LocalDate = "2026-11-21";
const open = (given: Parameters<typeof SeriesHarness.open>[1] = {}) => SeriesHarness.open(dynamoDb.endpoint, given);
const datesOf = async (harness: SeriesHarness, walker: string, from: LocalDate, to: LocalDate) =>
  (await harness.walker(walker, from, to)).map(({ date }) => date);
const forget = (harness: SeriesHarness, id: string) =>
  forgetPerson(harness.db, { id, role: "walker" }, today, anAuthor());

test("a change from a date far ahead is one write and stores nothing", async () => {
  const harness = await open({ recurrence: everyDay() });
  const before = await harness.stored();
  const writes = countWrites(harness.db);
  await harness.edit({ walker_id: "marcus" }, following("2027-11-01"));
  expect(writes.count).toBe(1);
  expect(await harness.stored()).toEqual(before);
  expect(await harness.values("walker_id", ["2027-10-31", "2027-11-01"])).toEqual(["rosa", "marcus"]);
});

test("each walker finds the dates of their own steps, however far ahead they are", async () => {
  const harness = await open();
  await harness.edit({ walker_id: "marcus" }, following("2027-06-02"));
  await harness.edit({ walker_id: "aisha" }, following("2027-06-07"));
  expect(await datesOf(harness, "rosa", "2027-05-30", "2027-07-01")).toEqual(["2027-05-31"]);
  expect(await datesOf(harness, "marcus", "2027-05-30", "2027-07-01")).toEqual(["2027-06-02", "2027-06-04"]);
  expect(await datesOf(harness, "aisha", "2027-05-30", "2027-06-12")).toEqual([
    "2027-06-07",
    "2027-06-09",
    "2027-06-11",
  ]);
  for (const id of ["rosa", "marcus", "aisha"]) {
    const { schedules } = await readOpenWork(harness.db, { id, role: "walker" }, today);
    expect([id, [...schedules.keys()]]).toEqual([id, [harness.id]]);
  }
  expect((await readOpenWork(harness.db, { id: "somebody", role: "walker" }, today)).schedules.size).toBe(0);
});

test("a walker who leaves is in no step any more, and the series goes on for the others", {
  tags: "at-once",
}, async () => {
  const harness = await open({ walker_phone: "5165550111" });
  await harness.edit({ walker_id: "marcus", walker_phone: "5165550222" }, following("2027-06-02"));
  await harness.edit({ walker_id: "rosa", walker_phone: "5165550111" }, following("2027-07-02"));
  await harness.edit({ notes: "Side door" }, following("2027-07-07"));
  // Deleting an account gives the last steps to nobody first.
  await harness.edit({ walker_id: undefined, walker_phone: undefined }, following("2027-07-02"));
  await forget(harness, "rosa");
  expect(await datesOf(harness, "rosa", "2027-01-22", "2028-01-01")).toEqual([]);
  expect((await datesOf(harness, "marcus", today, "2028-01-01")).at(-1)).toBe("2027-06-30");
  expect((await harness.calendar("2027-05-01", "2028-01-01")).at(-1)?.date).toBe("2027-12-31");
  expect(await harness.values("walker_id", ["2027-05-31"])).toEqual([undefined]);
  const text = async () => JSON.stringify(await dump(harness.db));
  expect(await text()).not.toContain("5165550111");
  expect(await text()).toContain("5165550222");
  const writes = countWrites(harness.db);
  await forget(harness, "rosa");
  expect(writes.count).toBe(0);
});

test("a walker of a step between leaves, and their dates have nobody", async () => {
  const harness = await open();
  await harness.edit({ walker_id: "marcus" }, following("2027-06-02"));
  await harness.edit({ walker_id: "rosa" }, following("2027-06-07"));
  await forget(harness, "marcus");
  const dates: LocalDate[] = ["2027-05-31", "2027-06-02", "2027-06-07"];
  expect(await harness.values("walker_id", dates)).toEqual(["rosa", undefined, "rosa"]);
});

test("a history tells the fields of the step that was changed", async () => {
  const harness = await open({ notes: "Front door" });
  await harness.edit({ price_cents: 3000 }, following("2027-02-01"));
  await harness.edit({ notes: "Side door", price_cents: 2900 });
  const { rows } = await readRecordHistory(harness.db, { entity: "schedule", entity_id: harness.id }, { limit: 2 });
  expect(rows.map(({ changes }) => changes)).toEqual([
    { notes: { from: "Front door", to: "Side door" }, price_cents: { from: 2800, to: 2900 } },
    { price_cents: { from: 2800, to: 3000 } },
  ]);
});

test("a series is restored though days that were cancelled at a charge have passed since", async () => {
  const harness = await open({ recurrence: everyDay({ end: { type: "count", count: 90 } }) });
  const from = addDays(today, 70);
  const half = { charge: { type: "half" } } as const;
  expect(await harness.cancel(following(from), half)).toMatchObject({ outcome: "done" });
  harness.today = addDays(from, 5);
  await harness.nightly();
  expect(await harness.restoreSeries()).toMatchObject({ outcome: "done" });
  const statuses = await harness.values("status", [addDays(from, 4), harness.today]);
  expect(statuses).toEqual(["cancelled", "scheduled"]);
});

test("undoing gives a visit of the past what it had, also where its series has forgotten that", async () => {
  const harness = await SeriesHarness.open(dynamoDb.endpoint, { date: "2026-11-02" }, "2026-11-10");
  await harness.edit({ timeframe: "afternoon" }, following("2026-11-16"));
  await harness.patch("2026-11-11", { changes: { notes: "Two dogs" } });
  harness.today = today;
  await harness.edit({ notes: "Side door" });
  expect(await harness.schedule()).not.toHaveProperty("earlier");
  await harness.cancel({ type: "series" }, { alsoUnfinished: true });
  await harness.undo();
  const dates: LocalDate[] = ["2026-11-04", "2026-11-11", "2026-11-18", "2026-11-23"];
  expect(await harness.values("status", dates)).toEqual(Array(4).fill("scheduled"));
  expect(await harness.values("timeframe", dates)).toEqual(["morning", "morning", "afternoon", "afternoon"]);
  expect(await harness.values("notes", dates)).toEqual([undefined, "Two dogs", undefined, "Side door"]);
});

test("a preview counts dates of the past that no night has stored among the unfinished ones", async () => {
  const harness = await open();
  harness.today = "2027-02-20";
  const act = {
    kind: "cancel",
    scope: { type: "series" },
    charge: { type: "nothing" },
    pay: { type: "nothing" },
  } as const;
  const foreseen = await harness.preview({ ...act, alsoUnfinished: true });
  const done = await harness.act({ ...act, alsoUnfinished: true });
  const counts = (result: typeof done) =>
    result.outcome === "done" && [result.planned.visits.length, result.planned.later];
  expect(counts(foreseen)).toEqual(counts(done));
  expect(counts(done)).toEqual([40, "every"]);
});
