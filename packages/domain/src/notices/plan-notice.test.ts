import { expect, test } from "vitest";
import { reminderOf, summarySpan } from "../index.ts";
import type { VisitSide } from "./outbox.ts";
import { type NoticeSeries, type PlanChange, planLines } from "./plan-notice.ts";

const base: VisitSide = { date: "2026-11-24", timeframe: "morning", state: "open", walker_id: "rosa" };
const series: NoticeSeries = {
  pets: ["Biscuit"],
  start: "2026-11-24",
  recurrence: { frequency: "weekly", interval: 1, weekdays: [1, 4], end: { type: "never" } },
};
const of = { today: "2026-11-23", nameOf: (id: string | undefined) => id } as const;

/** A change of one of a series' dates, by one row. */
const dated = (date: VisitSide["date"], from: Partial<VisitSide> | undefined, to: Partial<VisitSide>): PlanChange => ({
  pets: ["Biscuit"],
  base: from && { ...base, date, ...from },
  after: { ...base, date, ...to },
  charged: 0,
  row: "s1#2",
  series,
});
const said = (changes: readonly PlanChange[], reader: "client" | "walker" = "client") =>
  planLines(changes, { ...of, reader }).map(({ fact, says }) => [
    fact.type,
    "every" in fact ? fact.from : fact.date,
    says.length,
  ]);
const dates = ["2026-11-24", "2026-11-27", "2026-12-01"] as const;

test.each<[Partial<VisitSide> | undefined, Partial<VisitSide>, string]>([
  [undefined, {}, "series"],
  [{ state: "cancelled" }, {}, "series-goes-on"],
  [{}, { timeframe: "evening" }, "series-moved"],
  [{}, { walker_id: "marcus" }, "series-walker"],
  [{}, { state: "cancelled" }, "series-ends"],
])("what a row does to a series is one sentence: %j to %j is %s", (from, to, type) => {
  const changes = dates.map((date) => dated(date, from, to));
  expect(said(changes)).toEqual([[type, "2026-11-24", 3]]);
  expect(said(changes, "walker")).toHaveLength(3);
});

test("a date that the row changes otherwise has a line of its own, and so has one that changes its day", () => {
  const changes = dates.map((date) => dated(date, {}, { timeframe: "evening" }));
  const other = dated("2026-12-04", { walker_id: "marcus" }, { walker_id: "marcus", timeframe: "evening" });
  const moved = dated("2026-12-08", { date: "2026-12-07" }, { timeframe: "evening" });
  expect(said([moved, ...changes, other])).toEqual([
    ["series-moved", "2026-11-24", 3],
    ["moved", "2026-12-04", 1],
    ["moved", "2026-12-08", 1],
  ]);
});

test.each([
  ["2026-11-26", 0],
  ["2026-11-27", undefined],
  ["2026-11-29", undefined],
  ["2026-11-30", 3],
  ["2026-12-06", 3],
  ["2026-12-07", 10],
] as const)("an invoice that is due on Nov 27 calls on %s for the reminder %j", (today, step) => {
  expect(reminderOf("2026-11-27", [3, 10, 20], today)).toBe(step);
});

test("the owner's day goes from one 7 PM to the next, also across a clock change", () => {
  const { from, to } = summarySpan("2026-11-01", "America/New_York");
  expect([from, to].map((at) => new Date(at).toISOString())).toEqual([
    "2026-10-31T23:00:00.000Z",
    "2026-11-02T00:00:00.000Z",
  ]);
});
