import { addDays, type LocalDate } from "@petcare/domain";
import { afterAll, expect, test } from "vitest";
import { readRecordHistory } from "../../history/read-history.ts";
import { forgetPerson } from "../../leaving/forget-person.ts";
import { anAuthor } from "../../testing/author.ts";
import { everyDay } from "../../testing/bookings.ts";
import { startDatabase } from "../../testing/start-database.ts";
import { countWrites, dump } from "../../testing/test-table.ts";
import { readOpenWork } from "../open-work.ts";
import { Desk, following } from "./testing/desk.ts";

const dynamoDb = await startDatabase();
afterAll(() => dynamoDb.close());

const today: LocalDate = "2026-11-21";
const open = (given: Parameters<typeof Desk.open>[1] = {}) => Desk.open(dynamoDb.endpoint, given);
const datesOf = async (desk: Desk, walker: string, from: LocalDate, to: LocalDate) =>
  (await desk.walker(walker, from, to)).map(({ date }) => date);
const forget = (desk: Desk, id: string) => forgetPerson(desk.db, { id, role: "walker" }, today, anAuthor());

test("a change from a date far ahead is one write and stores nothing", async () => {
  const desk = await open({ recurrence: everyDay() });
  const before = await desk.stored();
  const writes = countWrites(desk.db);
  await desk.edit({ walker_id: "marcus" }, following("2027-11-01"));
  expect(writes.count).toBe(1);
  expect(await desk.stored()).toEqual(before);
  expect(await desk.values("walker_id", ["2027-10-31", "2027-11-01"])).toEqual(["rosa", "marcus"]);
});

test("each walker finds the dates of their own steps, however far ahead they are", async () => {
  const desk = await open();
  await desk.edit({ walker_id: "marcus" }, following("2027-06-02"));
  await desk.edit({ walker_id: "aisha" }, following("2027-06-07"));
  expect(await datesOf(desk, "rosa", "2027-05-30", "2027-07-01")).toEqual(["2027-05-31"]);
  expect(await datesOf(desk, "marcus", "2027-05-30", "2027-07-01")).toEqual(["2027-06-02", "2027-06-04"]);
  expect(await datesOf(desk, "aisha", "2027-05-30", "2027-06-12")).toEqual(["2027-06-07", "2027-06-09", "2027-06-11"]);
  for (const id of ["rosa", "marcus", "aisha"]) {
    const { schedules } = await readOpenWork(desk.db, { id, role: "walker" }, today);
    expect([id, [...schedules.keys()]]).toEqual([id, [desk.id]]);
  }
  expect((await readOpenWork(desk.db, { id: "somebody", role: "walker" }, today)).schedules.size).toBe(0);
});

test("a walker who leaves is in no step any more, and the series goes on for the others", async () => {
  const desk = await open({ walker_phone: "5165550111" });
  await desk.edit({ walker_id: "marcus", walker_phone: "5165550222" }, following("2027-06-02"));
  await desk.edit({ walker_id: "rosa", walker_phone: "5165550111" }, following("2027-07-02"));
  await desk.edit({ notes: "Side door" }, following("2027-07-07"));
  await forget(desk, "rosa");
  expect(await datesOf(desk, "rosa", "2027-01-22", "2028-01-01")).toEqual([]);
  expect((await datesOf(desk, "marcus", today, "2028-01-01")).at(-1)).toBe("2027-06-30");
  expect((await desk.calendar("2027-05-01", "2028-01-01")).at(-1)?.date).toBe("2027-06-30");
  expect(await desk.values("walker_id", ["2027-05-31"])).toEqual([undefined]);
  const text = async () => JSON.stringify(await dump(desk.db));
  expect(await text()).not.toContain("5165550111");
  expect(await text()).toContain("5165550222");
  const writes = countWrites(desk.db);
  await forget(desk, "rosa");
  expect(writes.count).toBe(0);
});

test("a walker of a step between leaves, and their dates have nobody", async () => {
  const desk = await open();
  await desk.edit({ walker_id: "marcus" }, following("2027-06-02"));
  await desk.edit({ walker_id: "rosa" }, following("2027-06-07"));
  await forget(desk, "marcus");
  const dates: LocalDate[] = ["2027-05-31", "2027-06-02", "2027-06-07"];
  expect(await desk.values("walker_id", dates)).toEqual(["rosa", undefined, "rosa"]);
});

test("a series is not changed once more where its steps are too long, and its history tells the edited fields alone", async () => {
  const desk = await open();
  const long = (step: number) => `${step}${"🐕".repeat(4999)}`;
  let step = 0;
  let result = await desk.edit({ notes: long(step) }, following("2027-02-01"));
  while (result.outcome === "done" && step < 12) {
    step += 1;
    const from = addDays("2027-02-01", 7 * step);
    result = await desk.edit({ notes: long(step) }, following(from));
  }
  expect([step, result]).toMatchObject([9, { outcome: "refused", reason: "too_many_steps" }]);
  const act = desk.editOf({ notes: long(11) }, following("2027-08-02"));
  expect(await desk.act({ ...act, mostSteps: Number.POSITIVE_INFINITY } as typeof act)).toMatchObject({
    outcome: "done",
  });
  const { rows } = await readRecordHistory(desk.db, { entity: "schedule", entity_id: desk.id }, { limit: 3 });
  for (const row of rows) expect(Object.keys(row.changes)).toEqual(["notes"]);
});

test("a history tells the fields of the step that was changed", async () => {
  const desk = await open({ notes: "Front door" });
  await desk.edit({ price_cents: 3000 }, following("2027-02-01"));
  await desk.edit({ notes: "Side door", price_cents: 2900 });
  const { rows } = await readRecordHistory(desk.db, { entity: "schedule", entity_id: desk.id }, { limit: 2 });
  expect(rows.map(({ changes }) => changes)).toEqual([
    { notes: { from: "Front door", to: "Side door" }, price_cents: { from: 2800, to: 2900 } },
    { price_cents: { from: 2800, to: 3000 } },
  ]);
});

test("a series is restored though days that were cancelled at a charge have passed since", async () => {
  const desk = await open({ recurrence: everyDay({ end: { type: "count", count: 90 } }) });
  const from = addDays(today, 70);
  const half = { charge: { type: "half" } } as const;
  expect(await desk.cancel(following(from), half)).toMatchObject({ outcome: "done" });
  desk.today = addDays(from, 5);
  await desk.nightly();
  expect(await desk.restoreSeries()).toMatchObject({ outcome: "done" });
  const statuses = await desk.values("status", [addDays(from, 4), desk.today]);
  expect(statuses).toEqual(["cancelled", "scheduled"]);
});

test("undoing gives a visit of the past what it had, also where its series has forgotten that", async () => {
  const desk = await Desk.open(dynamoDb.endpoint, { date: "2026-11-02" }, "2026-11-10");
  await desk.edit({ timeframe: "afternoon" }, following("2026-11-16"));
  await desk.patch("2026-11-11", { changes: { notes: "Two dogs" } });
  desk.today = today;
  await desk.edit({ notes: "Side door" });
  expect(await desk.schedule()).not.toHaveProperty("earlier");
  await desk.cancel({ type: "series" }, { alsoUnfinished: true });
  await desk.undo();
  const dates: LocalDate[] = ["2026-11-04", "2026-11-11", "2026-11-18", "2026-11-23"];
  expect(await desk.values("status", dates)).toEqual(Array(4).fill("scheduled"));
  expect(await desk.values("timeframe", dates)).toEqual(["morning", "morning", "afternoon", "afternoon"]);
  expect(await desk.values("notes", dates)).toEqual([undefined, "Two dogs", undefined, "Side door"]);
});

test("a preview counts dates of the past that no night has stored among the unfinished ones", async () => {
  const desk = await open();
  desk.today = "2027-02-20";
  const act = {
    kind: "cancel",
    scope: { type: "series" },
    charge: { type: "nothing" },
    pay: { type: "nothing" },
  } as const;
  const foreseen = await desk.preview({ ...act, alsoUnfinished: true });
  const done = await desk.act({ ...act, alsoUnfinished: true });
  const counts = (result: typeof done) =>
    result.outcome === "done" && [result.planned.visits.length, result.planned.later];
  expect(counts(foreseen)).toEqual(counts(done));
  expect(counts(done)).toEqual([40, "every"]);
});
