import { expect, test } from "vitest";
import type { LocalDate } from "../local-date.ts";
import type { EditableSeries } from "./editable.ts";
import { book, following, values, weekly } from "./testing/monday-wednesday-friday.ts";

test("an edit of a series changes the named field alone, whatever the opened visit has of its own", () => {
  const model = book();
  model.editOne("2026-11-27", { changes: { timeframe: "evening" } });
  model.edit({ notes: "Two dogs now" });
  expect(values(model, "timeframe", ["2026-11-25", "2026-11-27"])).toEqual(["morning", "evening"]);
  expect(values(model, "notes", ["2026-11-25", "2026-11-27"])).toEqual(["Two dogs now", "Two dogs now"]);
});

test.each([
  { at: "2026-11-27", old: 3, changed: 7 },
  { at: "2026-11-20", old: 0, changed: 10, today: "2026-11-20" },
  { at: "2026-12-11", old: 9, changed: 1 },
] as const)("ten visits, changed from $at on: $old as they were, $changed changed", ({ at, old, changed, ...rest }) => {
  const model = book({ recurrence: weekly({ type: "count", count: 10 }) }, "today" in rest ? rest.today : undefined);
  model.edit({ walker_id: "marcus" }, following(at));
  const walkers = model.calendar("2026-11-01", "2027-06-01").map(({ walker_id }) => walker_id);
  expect(walkers).toEqual([...Array(old).fill("rosa"), ...Array(changed).fill("marcus")]);
  if (old === 0) expect(model.series.earlier).toBeUndefined();
});

test("the last date stays when a series is changed from a date on", () => {
  const model = book({ recurrence: weekly({ type: "until", date: "2027-01-06" }) });
  const result = model.edit({ timeframe: "evening" }, following("2026-12-04"));
  expect(result).toMatchObject({ outcome: "planned", plan: { changes: { length: 15 }, later: 0 } });
  const all = model.calendar("2026-11-01", "2027-06-01");
  expect(all.filter(({ timeframe }) => timeframe === "morning")).toHaveLength(6);
  expect(all.at(-1)?.date).toBe("2027-01-06");
});

test.each(["2027-01-20", "2027-01-22", "2027-01-25"] as const)(
  "a change from %s is the same before and after the nightly job",
  (from) => {
    const model = book();
    model.edit({ walker_id: "marcus" }, following(from));
    const seen = () => model.calendar("2027-01-10", "2027-02-10").map(({ date, walker_id }) => [date, walker_id]);
    const before = seen();
    expect(before).toEqual(before.map(([date]) => [date, String(date) < from ? "rosa" : "marcus"]));
    model.today = "2027-01-15";
    model.nightly();
    expect(seen()).toEqual(before);
  },
);

test("a far visit that somebody edited keeps its own, and takes the rest", () => {
  const model = book();
  model.editOne("2027-06-07", { changes: { timeframe: "evening" } });
  model.edit({ walker_id: "marcus" }, following("2027-06-04"));
  expect(values(model, "walker_id", ["2027-06-02", "2027-06-04", "2027-06-07"])).toEqual(["rosa", "marcus", "marcus"]);
  expect(model.visit("2027-06-07").timeframe).toBe("evening");
  model.today = "2027-06-01";
  model.nightly();
  expect(model.calendar("2027-06-07", "2027-06-08")).toHaveLength(1);
  expect(model.series.stored_ahead).toEqual(new Set());
});

test("a moved visit takes other fields, keeps its day, and leaves no other in its place", () => {
  const model = book();
  model.editOne("2027-06-07", { changes: { walker_id: "marcus" }, date: "2026-11-30" });
  model.edit({ walker_id: "aisha", price_cents: 3000 });
  const onDay = model.calendar("2026-11-30", "2026-12-01");
  expect(onDay.map(({ walker_id, price_cents }) => [walker_id, price_cents])).toEqual([
    ["aisha", 3000],
    ["marcus", 3000],
  ]);
  expect(model.calendar("2027-06-07", "2027-06-08")).toEqual([]);
});

test("two changes from dates on make three steps, and a value that becomes equal everywhere joins them", () => {
  const model = book();
  model.edit({ walker_id: "marcus" }, following("2026-12-04"));
  model.edit({ walker_id: "aisha" }, following("2027-01-04"));
  model.edit({ price_cents: 3000 });
  const dates: LocalDate[] = ["2026-12-02", "2026-12-04", "2027-01-01", "2027-01-04", "2027-09-01"];
  expect(values(model, "walker_id", dates)).toEqual(["rosa", "marcus", "marcus", "aisha", "aisha"]);
  expect(values(model, "price_cents", dates)).toEqual([3000, 3000, 3000, 3000, 3000]);
  model.edit({ walker_id: "rosa" });
  expect(model.series.earlier).toBeUndefined();
});

test("a step that has ended is kept while a visit of today or later comes from it", () => {
  const model = book();
  model.editOne("2026-11-25", { changes: {}, date: "2026-12-20" });
  model.edit({ timeframe: "afternoon" }, following("2026-12-04"));
  model.today = "2026-12-10";
  model.edit({ notes: "New gate" });
  model.editOne("2026-11-25", { changes: {} });
  expect(model.visit("2026-11-25")).toMatchObject({ date: "2026-12-20", timeframe: "morning", notes: "New gate" });
  model.today = "2026-12-21";
  model.edit({ notes: "Old gate" });
  expect(model.series.earlier).toBeUndefined();
});

test("a series is changed from today on also where today's visit was done on an earlier day", () => {
  const model = book();
  model.editOne("2026-11-25", { changes: {}, date: "2026-11-24" });
  model.today = "2026-11-25";
  model.edit({ walker_id: "marcus" }, following("2026-11-25"));
  expect(values(model, "walker_id", ["2026-11-25", "2026-11-27", "2027-06-02"])).toEqual(["rosa", "marcus", "marcus"]);
});

test("an overdue visit is left alone, and stands alone once it is moved to a day to come", () => {
  const model = book();
  model.edit({ timeframe: "afternoon" });
  expect(model.visit("2026-11-20").timeframe).toBe("morning");
  model.editOne("2026-11-20", { changes: {}, date: "2026-11-24" });
  const result = model.edit({ timeframe: "evening" });
  expect(model.visit("2026-11-20").timeframe).toBe("morning");
  expect(result).toMatchObject({
    plan: { skipped: [{ visit: { original_date: "2026-11-20" }, reason: "own", ownFields: ["timeframe"] }] },
  });
});

test("a visit moved beyond the last date is changed and cancelled with its series", () => {
  const model = book({ recurrence: weekly({ type: "until", date: "2027-01-06" }) });
  model.editOne("2027-01-06", { changes: {}, date: "2027-01-09" });
  model.edit({ timeframe: "evening" });
  expect(model.visit("2027-01-06").timeframe).toBe("evening");
  model.cancel();
  expect(model.visit("2027-01-06").status).toBe("cancelled");
});

test("a confirmed visit must be confirmed again after its walker, day or frame has changed", () => {
  const model = book();
  model.become("2026-11-23", "confirmed");
  model.edit({ notes: "Side door" });
  expect(model.visit("2026-11-23").status).toBe("confirmed");
  model.edit({ timeframe: "afternoon" });
  expect(model.visit("2026-11-23").status).toBe("scheduled");
});

test("a completed visit stays as it was done", () => {
  const model = book({}, "2026-11-20");
  model.become("2026-11-20", "completed");
  const result = model.edit({ price_cents: 3000 });
  expect(result).toMatchObject({ plan: { skipped: [{ reason: "completed", ownFields: [] }] } });
  expect(model.visit("2026-11-20").price_cents).toBe(2800);
});

test("a reopened visit of today keeps its price and stands alone", () => {
  const model = book({}, "2026-11-20");
  model.become("2026-11-20", "completed");
  model.edit({ price_cents: 3000 });
  model.reopen("2026-11-20");
  expect(model.visit("2026-11-20")).toMatchObject({ status: "scheduled", price_cents: 2800 });
  expect(model.visit("2026-11-20")).not.toHaveProperty("pay_cents");
  model.edit({ price_cents: 3200 });
  expect(model.visit("2026-11-20").price_cents).toBe(2800);
});

test.each([
  [{ today: "2026-12-10" }, following("2026-12-04"), "past_visit"],
  [{}, following("2028-11-24"), "too_far_ahead"],
  [{ recurrence: weekly({ type: "until", date: "2026-12-03" }) }, following("2026-12-04"), "after_end"],
  [
    { recurrence: weekly({ type: "until", date: "2026-12-03" }), today: "2026-12-04" },
    { type: "series" },
    "nothing_to_come",
  ],
] as const)(
  "an edit is refused: %o, %o: %s",
  ({
    today = "2026-11-21",
    ...changes
  }: { today?: LocalDate; recurrence?: EditableSeries["recurrence"] }, scope, reason) => {
    const model = book(changes, today);
    expect(model.edit({ notes: "x" }, scope)).toEqual({ outcome: "refused", reason });
  },
);
