import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryDate, arbitraryRule } from "../testing/arbitrary-rule.ts";
import { weekdayOf } from "./local-date.ts";
import { parseRuleText, RuleTextError } from "./parse-rule-text.ts";
import type { RecurrenceEnd, RepeatingRecurrence } from "./recurrence.ts";
import { toRuleText } from "./rule-text.ts";

const friday = "2026-11-20";
const never: RecurrenceEnd = { type: "never" };
const until: RecurrenceEnd = { type: "until", date: "2027-03-14" };

describe("written", () => {
  test.each<[string, RepeatingRecurrence]>([
    ["FREQ=DAILY;INTERVAL=1;WKST=MO", { frequency: "daily", interval: 1, end: never }],
    [
      "FREQ=DAILY;INTERVAL=99;WKST=MO;COUNT=999",
      { frequency: "daily", interval: 99, end: { type: "count", count: 999 } },
    ],
    [
      "FREQ=WEEKLY;INTERVAL=1;WKST=MO;BYDAY=MO,WE,FR;UNTIL=20270314T235959",
      { frequency: "weekly", interval: 1, weekdays: [4, 0, 2, 0], end: until },
    ],
    ["FREQ=WEEKLY;INTERVAL=2;WKST=MO;BYDAY=FR", { frequency: "weekly", interval: 2, weekdays: [], end: never }],
    [
      "FREQ=MONTHLY;INTERVAL=1;WKST=MO;BYMONTHDAY=31",
      { frequency: "monthly", interval: 1, by: { type: "date", day: 31 }, end: never },
    ],
    [
      "FREQ=MONTHLY;INTERVAL=3;WKST=MO;BYDAY=+2TU",
      { frequency: "monthly", interval: 3, by: { type: "weekday", nth: 2, weekday: 1 }, end: never },
    ],
  ])("%s", (text, rule) => {
    expect(toRuleText(rule, friday)).toBe(text);
  });
});

describe("read", () => {
  const weekly = (weekdays: number[], end: RecurrenceEnd = never) => ({
    frequency: "weekly",
    interval: 1,
    weekdays,
    end,
  });
  test.each([
    ["FREQ=WEEKLY;BYDAY=MO,WE,FR", weekly([0, 2, 4])],
    ["RRULE:FREQ=WEEKLY;BYDAY=FR,MO,MO", weekly([0, 4])],
    [" rrule:freq=weekly;byday=mo,we,fr ", weekly([0, 2, 4])],
    ["FREQ=WEEKLY", weekly([4])],
    ["FREQ=WEEKLY;UNTIL=20270314", weekly([4], until)],
    ["FREQ=WEEKLY;UNTIL=20270314T235959Z", weekly([4], until)],
    ["FREQ=DAILY;INTERVAL=2;COUNT=10", { frequency: "daily", interval: 2, end: { type: "count", count: 10 } }],
    ["FREQ=MONTHLY", { frequency: "monthly", interval: 1, by: { type: "date", day: 20 }, end: never }],
    ["FREQ=MONTHLY;BYMONTHDAY=31", { frequency: "monthly", interval: 1, by: { type: "date", day: 31 }, end: never }],
    [
      "FREQ=MONTHLY;BYDAY=5SU",
      { frequency: "monthly", interval: 1, by: { type: "weekday", nth: 5, weekday: 6 }, end: never },
    ],
    [
      "FREQ=MONTHLY;BYDAY=+1MO",
      { frequency: "monthly", interval: 1, by: { type: "weekday", nth: 1, weekday: 0 }, end: never },
    ],
  ])("%s", (text, rule) => {
    expect(parseRuleText(text, friday)).toEqual(rule);
  });

  test("formatting and parsing gives the same rule", () => {
    const started = arbitraryDate.chain((start) =>
      fc.record({ start: fc.constant(start), rule: arbitraryRule(start) }),
    );
    fc.assert(
      fc.property(started, ({ start, rule }) => {
        expect(parseRuleText(toRuleText(rule, start), start)).toEqual(
          rule.frequency === "weekly"
            ? { ...rule, weekdays: rule.weekdays.length > 0 ? [...rule.weekdays].sort() : [weekdayOf(start)] }
            : rule,
        );
      }),
      { seed: 5, numRuns: 3000 },
    );
  });
});

describe("refused", () => {
  const intervalMessage = "INTERVAL must be a whole number from 1 to 99";
  const countMessage = "COUNT must be a whole number from 1 to 999";
  const untilMessage = "UNTIL must be a date such as 20270314 or 20270314T235959";
  const dayMessage = "BYDAY must be weekdays such as MO,WE or one such as 2TU";
  const monthDayMessage = "BYMONTHDAY must be a whole number from 1 to 31";

  test.each([
    ["", "'' is not of the form NAME=VALUE"],
    ["FREQ=DAILY;COUNT=", "'COUNT=' is not of the form NAME=VALUE"],
    ["INTERVAL=2", "FREQ is missing"],
    ["FREQ=YEARLY", "FREQ must be DAILY, WEEKLY or MONTHLY"],
    ["FREQ=DAILY;FREQ=DAILY", "FREQ is given twice"],
    ["FREQ=MONTHLY;BYDAY=TU;BYSETPOS=2", "BYSETPOS is not supported"],
    [
      "DTSTART:20261120T090000\nRRULE:FREQ=DAILY",
      "'DTSTART:20261120T090000\nRRULE:FREQ=DAILY' is not of the form NAME=VALUE",
    ],
    ["FREQ=DAILY;INTERVAL=0", intervalMessage],
    ["FREQ=DAILY;INTERVAL=100", intervalMessage],
    ["FREQ=DAILY;COUNT=0", countMessage],
    ["FREQ=DAILY;COUNT=5;UNTIL=20270314", "COUNT and UNTIL cannot both be given"],
    ["FREQ=DAILY;UNTIL=20270231", untilMessage],
    ["FREQ=DAILY;UNTIL=2027-03-14", untilMessage],
    ["FREQ=WEEKLY;WKST=SU", "WKST must be MO"],
    ["FREQ=WEEKLY;BYDAY=MO,2TU", dayMessage],
    ["FREQ=MONTHLY;BYDAY=-1FR", dayMessage],
    ["FREQ=MONTHLY;BYDAY=2TU,4TU", dayMessage],
    ["FREQ=WEEKLY;BYDAY=2TU", "BYDAY must be weekdays such as MO,WE with FREQ=WEEKLY"],
    ["FREQ=MONTHLY;BYDAY=TU", "BYDAY must be one weekday such as 2TU with FREQ=MONTHLY"],
    ["FREQ=MONTHLY;BYMONTHDAY=0", monthDayMessage],
    ["FREQ=MONTHLY;BYMONTHDAY=1,15", monthDayMessage],
    ["FREQ=MONTHLY;BYMONTHDAY=1;BYDAY=2TU", "BYDAY and BYMONTHDAY cannot both be given"],
    ["FREQ=DAILY;BYDAY=MO", "BYDAY is not supported with FREQ=DAILY"],
    ["FREQ=DAILY;BYMONTHDAY=1", "BYMONTHDAY is not supported with FREQ=DAILY"],
    [`FREQ=DAILY;COUNT=${"0".repeat(200)}1`, "A rule has at most 200 characters"],
  ])("%j", (text, message) => {
    expect(() => parseRuleText(text, friday)).toThrow(new RuleTextError(message));
  });
});

describe("UNTIL in UTC is read in the business's zone", () => {
  test.each([
    ["20270101T045959Z", "2026-12-31"],
    ["20270101T050000Z", "2027-01-01"],
    ["20270101T045959", "2027-01-01"],
  ])("%s ends on %s in New York", (text, date) => {
    const { end } = parseRuleText(`FREQ=DAILY;UNTIL=${text}`, "2026-11-20", "America/New_York");
    expect(end).toEqual({ type: "until", date });
  });
});
