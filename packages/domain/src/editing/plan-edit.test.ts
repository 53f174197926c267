import { expect, test } from "vitest";
import { planEdit } from "./plan-edit.ts";
import { series, today, visitOf } from "./testing/weekly-series.ts";
import type { FieldChanges } from "./timeline.ts";

// What an edit does to every visit is held by the plain model of storage's property test, and its refusals by the handlers.

const wholeSeries = { type: "series" } as const;
const edit = (visits: ReturnType<typeof visitOf>[], changes: FieldChanges, { of = series, on = today } = {}) => {
  const result = planEdit(of, visits, { changes, scope: wholeSeries, today: on });
  if (result.outcome !== "planned") throw new Error(result.outcome);
  return result.plan;
};

test("what keeps a field, or is done or cancelled, is named with what it keeps", () => {
  const own = visitOf("2026-11-23", { timeframe: "evening", own: new Set(["timeframe", "notes"]) });
  const [done, off] = [visitOf("2026-11-25", { status: "completed" }), visitOf("2026-11-27", { status: "cancelled" })];
  const { skipped, changes } = edit([own, done, off], { timeframe: "afternoon", price_cents: 3000 });
  expect(skipped).toEqual([
    { visit: own, reason: "own", ownFields: ["timeframe"] },
    { visit: done, reason: "completed", ownFields: [] },
    { visit: off, reason: "cancelled", ownFields: [] },
  ]);
  expect(changes).toEqual([{ before: own, after: { ...own, price_cents: 3000 } }]);
});

test("a step that has ended is kept while a visit of today or later comes from it", () => {
  const of = { ...series, earlier: [{ until: "2026-12-03", fields: { timeframe: "evening" } }] } as const;
  const moved = visitOf("2026-11-25", { date: "2026-12-20" }, of);
  const steps = (on: typeof today) => edit([moved], { notes: "New gate" }, { of, on }).timeline.earlier;
  expect(steps("2026-12-20")).toEqual(of.earlier);
  expect(steps("2026-12-21")).toBeUndefined();
});

test("a value that becomes equal everywhere leaves one step", () => {
  const of = { ...series, earlier: [{ until: "2026-12-03", fields: { walker_id: "marcus" } }] } as const;
  expect(edit([], { price_cents: 3000 }, { of }).timeline.earlier).toEqual(of.earlier);
  expect(edit([], { walker_id: "aisha" }, { of }).timeline.earlier).toBeUndefined();
});
