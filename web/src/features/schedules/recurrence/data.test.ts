import { recurrenceSummary } from "@petcare/domain";
import { expect, it } from "vitest";
import { firstDates, noRecurrence, type RecurrenceDraft, recurrenceOf, recurrenceProblems } from "./data.ts";

/** A Monday, the second of its month. */
const start = "2027-03-08";
const draft = (more: Partial<RecurrenceDraft>): RecurrenceDraft => ({ ...noRecurrence, ...more });
const summary = (more: Partial<RecurrenceDraft>) => recurrenceSummary(recurrenceOf(draft(more), start), start);

it.each([
  [{}, "One-time event"],
  [{ frequency: "daily", interval: "3", end: "count", count: "5" }, "Every 3 days, 5 times"],
  [{ frequency: "weekly" }, "Weekly on Mon"],
  [{ frequency: "weekly", weekdays: [2], end: "until", until: "2027-04-01" }, "Weekly on Wed, until Apr 1, 2027"],
  [{ frequency: "monthly" }, "Monthly on the 8th"],
  [{ frequency: "monthly", monthlyBy: "weekday", interval: "2" }, "Every 2 months on the second Monday of each month"],
] as const)("%j says %s", (more, text) => {
  expect(summary(more as Partial<RecurrenceDraft>)).toBe(text);
});

it.each([
  [{ interval: "0" }, { interval: "Must be 1 to 99" }],
  [{ interval: "100" }, { interval: "Must be 1 to 99" }],
  [{ interval: "1.5" }, { interval: "Must be 1 to 99" }],
  [{ interval: "99" }, {}],
  [{ end: "count", count: "" }, { count: "Must be 1 to 999" }],
  [{ end: "count", count: "1000" }, { count: "Must be 1 to 999" }],
  [{ end: "until", until: "" }, { until: "Please choose the last date" }],
  [{ end: "until", until: "2027-03-07" }, { until: "The last date is before the first" }],
  [{ end: "until", until: "2027-03-08" }, {}],
  [{ frequency: "none", interval: "0" }, {}],
] as const)("%j has the problems %j", (more, problems) => {
  expect(recurrenceProblems(draft({ frequency: "daily", ...more }), start)).toEqual(problems);
});

it("begins with the first date that the rule names", () => {
  const rule = recurrenceOf(draft({ frequency: "weekly", weekdays: [2, 4] }), start);
  expect(rule.frequency !== "none" && firstDates(rule, start, 3)).toEqual(["2027-03-10", "2027-03-12", "2027-03-17"]);
});

it("looks for first dates no farther than the calendar goes, where a year was mistyped", () => {
  const rule = recurrenceOf(draft({ frequency: "daily", interval: "99" }), "9999-12-30");
  expect(rule.frequency !== "none" && firstDates(rule, "9999-12-30", 5)).toEqual(["9999-12-30"]);
});
