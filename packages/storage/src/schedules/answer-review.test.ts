import { noteOf, type Review, type ReviewAnswer } from "@petcare/domain";
import { expect, test } from "vitest";
import { payAdjustmentKey } from "../table/account-keys.ts";
import type { Db } from "../table/client.ts";
import { putItems } from "../table/put-items.ts";
import { readItem } from "../table/query.ts";
import { anAuthor } from "../testing/author.ts";
import { aSchedule, aVisit, everyDay } from "../testing/bookings.ts";
import { startDatabase } from "../testing/start-database.ts";
import { newTable, overwrite } from "../testing/test-table.ts";
import { type Answering, answerReview, undoAnswer } from "./answer-review.ts";
import { payAdjustmentItem, payAdjustmentKind, readPayAdjustments } from "./pay-adjustment.ts";
import { readReportedBy, readReviews } from "./read-reviews.ts";
import { storeSchedule } from "./schedules.ts";
import type { Visit } from "./visit.ts";
import { updateVisit } from "./visit-update.ts";
import { readStoredVisit } from "./visits.ts";

const dynamoDb = await startDatabase();
const key = { schedule_id: "schedule-1", original_date: "2026-11-20" } as const;
const review = "walker-1.2026-11-20";
const extra = `schedule-1.2026-11-20.${review}`;
const waiting: Review = {
  reason: "cancelled",
  state: "waiting",
  report: {
    key: "row-1",
    done_at: 7,
    how: "tap",
    arrived_at: 5,
    arrived_how: "tag",
    comments: "All well",
    photo_urls: [],
  },
};
const half = { status: "cancelled", charge_cents: 1250, pay_cents: 750, cancel_reason: "Away" } as const;
const by = anAuthor();

/** A visit whose client had cancelled it for half when its walker reported it. */
async function reported(given: Partial<Visit> = {}): Promise<Db> {
  const db = await newTable(dynamoDb.endpoint);
  await storeSchedule(db, aSchedule({ recurrence: everyDay() }), "2026-11-21", by);
  await overwrite(db, aVisit({ ...key, recurring: true, ...half, reviews: { [review]: waiting }, ...given }));
  return db;
}
const stored = async (db: Db) => (await readStoredVisit(db, key)) as Visit;
const answer = async (db: Db, how: ReviewAnswer, given: Partial<Answering> = {}) => {
  const { version } = await stored(db);
  const amounts = { charge: 2500, pay: 1500 };
  return answerReview(db, { key, review, do: how, version, ...amounts, partsOf: async () => [], by, ...given });
};
const undo = (db: Db) => undoAnswer(db, { key, review, by });
const due = (db: Db) => readPayAdjustments(db, "walker-1", "2026-11-01", "2026-12-01");
const edit = async (db: Db, changes: Partial<Visit>) => updateVisit(db, { visit: await stored(db), changes }, by);

test("as booked completes the visit for its reporter, and undoing puts everything back but later words", async () => {
  const db = await reported();
  const before = await stored(db);
  expect((await answer(db, "as_booked")).outcome).toBe("done");
  expect(await stored(db)).toMatchObject({
    ...{ status: "completed", comments: "All well", note_key: "row-1", completed_at: 7, completed_by: "walker-1" },
    ...{ done_how: "tap", arrived_at: 5, arrived_by: "walker-1", charge_cents: 2500, pay_cents: 1500 },
    reviews: { [review]: { state: "answered", answer: { do: "as_booked", charge: 2500, pay: 1500 } } },
  });
  expect((await stored(db)).cancel_reason).toBeUndefined();
  expect((await answer(db, "neither")).outcome).toBe("known");
  await edit(db, { notes: "Ring twice", comments: "All well\n\nMore", note_key: undefined });
  expect((await undo(db)).outcome).toBe("done");
  const { key: _, ...report } = waiting.report;
  expect(await stored(db)).toStrictEqual({
    ...before,
    notes: "Ring twice",
    reviews: { [review]: { ...waiting, report: { ...report, comments: "All well\n\nMore" } } },
    version: before.version + 3,
  });
  expect((await undo(db)).outcome).toBe("known");
});

test("as booked takes another walker's open visit, on the earlier of the two days, with its review of another day", async () => {
  const other: Review = { ...waiting, state: "aside" };
  const reviews = { [review]: waiting, "walker-2.2026-11-20": other };
  const db = await reported({ status: "scheduled", walker_id: "walker-2", date: "2026-11-24", reviews });
  await answer(db, "as_booked");
  expect(await stored(db)).toMatchObject({ date: "2026-11-20", walker_id: "walker-1", completed_by: "walker-1" });
  expect((await stored(db)).reviews?.["walker-2.2026-11-20"]).toEqual(other);
  await undo(db);
  expect(await stored(db)).toMatchObject({ date: "2026-11-24", walker_id: "walker-2", status: "scheduled" });
});

test("pay only is an extra of its day, once, and neither is nothing", async () => {
  const db = await reported();
  await answer(db, "pay_only", { pay: 750 });
  expect(await stored(db)).toMatchObject({ ...half, reviews: { [review]: { answer: { extra_id: extra, pay: 750 } } } });
  expect(await due(db)).toEqual([
    expect.objectContaining({ id: extra, cents: 750, date: "2026-11-20", kind: "report", client_id: "client-1" }),
  ]);
  await edit(db, { notes: "Ring twice" });
  expect((await undo(db)).outcome).toBe("done");
  expect(await due(db)).toEqual([]);
  await answer(db, "neither");
  expect(await due(db)).toEqual([]);
  expect((await stored(db)).reviews?.[review]?.answer).toMatchObject({ do: "neither", charge: 0, pay: 0 });
  expect((await undo(db)).outcome).toBe("done");
  expect((await stored(db)).reviews?.[review]).toEqual(waiting);
});

test("an extra that is there already is never paid twice", async () => {
  const db = await reported();
  const known = {
    id: extra,
    walker_id: "walker-1",
    client_id: "client-1",
    kind: "report",
    cents: 1,
    date: key.original_date,
  } as const;
  await putItems(db, [payAdjustmentItem(known)]);
  await expect(answer(db, "pay_only")).rejects.toThrow("keeps changing");
  expect(await due(db)).toEqual([known]);
});

test("counting as booked is not undone once the visit was completed anew", async () => {
  const db = await reported();
  await answer(db, "as_booked");
  const counted = (await stored(db)).reviews?.[review] ?? waiting;
  const { answer: { before: _, ...kept } = {} } = counted;
  await edit(db, { reviews: { [review]: { ...counted, answer: kept as Review["answer"] } }, completed_at: 9 });
  const before = await stored(db);
  expect(await undo(db)).toMatchObject({ outcome: "changed" });
  expect(await stored(db)).toEqual(before);
});

test("what was paid for cancelling is set against the work, and then not undone", async () => {
  const db = await reported({ pay_run_id: "run-1" });
  await answer(db, "as_booked");
  expect((await due(db)).map(({ kind, cents }) => [kind, cents])).toEqual([["correction", -750]]);
  expect(await stored(db)).toMatchObject({ status: "completed", pay_cents: 1500 });
  expect((await stored(db)).pay_run_id).toBeUndefined();
  expect(await undo(db)).toMatchObject({ outcome: "paid" });
});

test("pay beside a visit is not undone once it is in a pay run", async () => {
  const db = await reported();
  await answer(db, "pay_only");
  const [paid] = await due(db);
  if (paid) await putItems(db, [payAdjustmentItem({ ...paid, pay_run_id: "run-1" })]);
  expect(await undo(db)).toMatchObject({ outcome: "paid" });
  expect(await readItem(db, payAdjustmentKey(extra), payAdjustmentKind.read)).toMatchObject({ pay_run_id: "run-1" });
});

test("the owner's list has what waits, and a walker's what they reported of visits that are another's by now", async () => {
  const db = await reported();
  const lists = async () =>
    Promise.all((["REVIEWS", "REVIEWED"] as const).map(async (list) => (await readReviews(db, list)).length));
  const range = { from: "2026-11-20", to: "2026-11-21" } as const;
  const theirs = async (id = "walker-1") => (await readReportedBy(db, id, range)).length;
  expect([await lists(), await theirs()]).toEqual([[1, 0], 0]);
  await edit(db, { walker_id: "walker-2" });
  expect([await theirs(), await theirs("walker-2"), await theirs("walker-3")]).toEqual([1, 0, 0]);
  await answer(db, "neither");
  expect([await lists(), await theirs()]).toEqual([[0, 1], 1]);
  expect(await readReviews(db, "REVIEWED", "2026-11-21")).toEqual([]);
  await edit(db, { reviews: { [review]: { state: "aside", report: noteOf({ comments: "Mine" }) } } });
  expect([await lists(), await theirs()]).toEqual([[0, 0], 0]);
});
