import { expect, test } from "vitest";
import type { VisitSide } from "./outbox.ts";
import { type NoticeSeries, type PlanChange, planLines, planMessage } from "./plan-notice.ts";

const base: VisitSide = { date: "2026-11-24", timeframe: "morning", state: "open", walker_id: "Rosa" };
const cancelled: VisitSide = { ...base, state: "cancelled" };
const afternoon: VisitSide = { ...base, timeframe: "afternoon" };
const evening: VisitSide = { ...base, timeframe: "evening" };
const marcus: VisitSide = { ...base, walker_id: "Marcus" };
const series: NoticeSeries = {
  ...{ pets: ["Biscuit"], start: base.date },
  recurrence: { frequency: "weekly", interval: 1, weekdays: [1, 4], end: { type: "never" } },
};

const change = (from?: VisitSide, to?: VisitSide, more: Partial<PlanChange> = {}): PlanChange => ({
  ...{ pets: ["Biscuit"], base: from, after: to, charged: 0 },
  ...more,
});
const linesFor = (changes: readonly PlanChange[], reader: "client" | "walker" = "client") =>
  planLines(changes, { reader, today: "2026-11-23", nameOf: (id) => id });
const messageFor = (changes: readonly PlanChange[], reader: "client" | "walker" = "client") => {
  const { subject, lines } = planMessage(linesFor(changes, reader), reader);
  return [subject, ...lines];
};

test.each<[PlanChange, client: string, walker?: string]>([
  [
    change(undefined, base),
    "Booked: Biscuit, Tue Nov 24, 9 AM–12 PM / Rosa will come.",
    "Yours: Biscuit, Tue Nov 24, 9 AM–12 PM / See your plan.",
  ],
  [
    change({ ...base, date: "2026-11-23" }, afternoon),
    "Biscuit: now Tue Nov 24, 12–3 PM / It was Mon, Nov 23, 9 AM–12 PM. Rosa will come.",
    "Biscuit: now Tue Nov 24, 12–3 PM / It was Mon, Nov 23, 9 AM–12 PM.",
  ],
  [
    change(base, marcus),
    "Biscuit: Marcus comes on Tue Nov 24 / Marcus comes instead of Rosa. The time stays 9 AM–12 PM.",
  ],
  [
    change(base, cancelled, { charged: 1400 }),
    "Cancelled: Biscuit, Tue Nov 24 / The visit between 9 AM and 12 PM is cancelled. $14.00 is charged for it.",
    "Cancelled: Biscuit, Tue Nov 24 / The visit between 9 AM and 12 PM is cancelled.",
  ],
  [
    change(cancelled, base),
    "Back on: Biscuit, Tue Nov 24, 9 AM–12 PM / Rosa will come.",
    "Back on: Biscuit, Tue Nov 24, 9 AM–12 PM / See your plan.",
  ],
  [change(base, undefined), "No longer yours: Biscuit, Tue Nov 24 / Somebody else will go."],
  [change(undefined, base, { pets: [] }), "Booked: a visit, Tue Nov 24, 9 AM–12 PM / Rosa will come."],
])("a change of the plan: %j", (one, client, walker) => {
  expect(messageFor([one]).join(" / ")).toBe(client);
  if (walker !== undefined) expect(messageFor([one], "walker").join(" / ")).toBe(walker);
});

test("several changes are a line each, and no more than seven", () => {
  const days = [23, 24, 25, 26, 27, 28, 29, 30].map((day) => change(undefined, { ...base, date: `2026-11-${day}` }));
  const [subject, ...lines] = messageFor(days);
  expect([subject, lines[0], ...lines.slice(7)]).toEqual([
    "8 changes to Biscuit’s visits",
    "Booked: Biscuit, Mon Nov 23, 9 AM–12 PM. Rosa will come.",
    "and 1 more",
  ]);
  expect(messageFor(days, "walker")[0]).toBe("Your plan: 8 changes");
  for (const pets of [["Max"], []])
    expect(messageFor([change(cancelled, base, { pets: [] }), change(base, cancelled, { pets })])[0]).toBe(
      "2 changes to your visits",
    );
});

const dates = ["2026-11-24", "2026-11-27", "2026-12-01"] as const;
/** A change of one of a series' dates, by one row. */
const dated = (date: VisitSide["date"], from: VisitSide | undefined, to: VisitSide): PlanChange =>
  change(from && { ...from, date }, { ...to, date }, { row: "s1#2", series });

test.each<[VisitSide | undefined, VisitSide, string]>([
  [undefined, base, "Booked: Biscuit, every Tue and Fri, 9 AM–12 PM / From Tue, Nov 24 on, with Rosa."],
  [cancelled, base, "Goes on: Biscuit, every Tue and Fri, 9 AM–12 PM / Rosa will come."],
  [base, evening, "Biscuit, every Tue and Fri: now 6–9 PM / From Tue, Nov 24 on. It was 9 AM–12 PM. Rosa will come."],
  [
    base,
    marcus,
    "Biscuit, every Tue and Fri: Marcus comes / From Tue, Nov 24 on. Marcus comes instead of Rosa. The time stays 9 AM–12 PM.",
  ],
  [base, cancelled, "Ends: Biscuit, every Tue and Fri, 9 AM–12 PM / No visit is left."],
])("what a row does to a series is one sentence: %j to %j is %s", (from, to, sentence) => {
  const changes = dates.map((date) => dated(date, from, to));
  expect(messageFor(changes).join(" / ")).toBe(sentence);
  expect(linesFor(changes)).toMatchObject([{ isSentence: true, says: changes }]);
  expect(linesFor(changes, "walker")).toHaveLength(3);
});

test("a series that ends names its last visit", () => {
  const until = { frequency: "daily", interval: 1, end: { type: "until", date: "2026-11-27" } } as const;
  const changes = dates.map((date) => ({ ...dated(date, base, cancelled), series: { ...series, recurrence: until } }));
  expect(messageFor(changes)[1]).toBe("The last visit is on Fri, Nov 27.");
});

test("a date that the row changes otherwise has a line of its own, and so has one that changes its day", () => {
  const changes = dates.map((date) => dated(date, base, evening));
  const other = dated("2026-12-04", marcus, { ...marcus, timeframe: "evening" });
  const moved = { ...dated("2026-12-08", base, evening), base: { ...base, date: "2026-12-07" } as const };
  expect(linesFor([moved, ...changes, other]).map(({ text, says }) => [text.subject, says.length])).toEqual([
    ["Biscuit, every Tue and Fri: now 6–9 PM", 3],
    ["Biscuit: now Fri Dec 4, 6–9 PM", 1],
    ["Biscuit: now Tue Dec 8, 6–9 PM", 1],
  ]);
});
