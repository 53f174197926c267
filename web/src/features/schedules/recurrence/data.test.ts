import { expect, it } from "vitest";
import { firstDates, noRecurrence, type RecurrenceDraft, recurrenceOf, recurrenceProblems } from "./data.ts";

/** A Monday, the second of its month. */
const start = "2027-03-08";
const draft = (more: Partial<RecurrenceDraft>): RecurrenceDraft => ({ ...noRecurrence, ...more });

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

it("looks for first dates no farther than the calendar goes, where a year was mistyped", () => {
  const rule = recurrenceOf(draft({ frequency: "daily", interval: "99" }), "9999-12-30");
  expect(rule.frequency !== "none" && firstDates(rule, "9999-12-30", 5)).toEqual(["9999-12-30"]);
});
