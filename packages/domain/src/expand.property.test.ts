import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryCase } from "../testing/arbitrary-rule.ts";
import { runs } from "../testing/sampled.ts";
import { expand } from "./expand.ts";
import { addDays, isLocalDate, weekdayOf } from "./local-date.ts";

const seed = 20_271_107;
const drawn = { seed, numRuns: runs({ sample: 200, whole: 2000 }) };

describe("for any rule and window", () => {
  test("dates are real, ascending, without duplicates and inside the window", () => {
    fc.assert(
      fc.property(arbitraryCase, ({ rule, start, from, to }) => {
        const dates = expand(rule, start, from, to);
        expect(dates).toEqual([...new Set(dates)].sort());
        expect(dates.every((date) => isLocalDate(date) && date >= start && date >= from && date < to)).toBe(true);
      }),
      drawn,
    );
  });

  test("two adjoining windows give the same dates as one window", () => {
    fc.assert(
      fc.property(arbitraryCase, fc.double({ min: 0, max: 1, noNaN: true }), ({ rule, start, from, to }, part) => {
        const length = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
        const middle = addDays(from, Math.floor(length * part));
        const halves = [...expand(rule, start, from, middle), ...expand(rule, start, middle, to)];
        expect(halves).toEqual(expand(rule, start, from, to));
      }),
      drawn,
    );
  });

  test("COUNT keeps the first visits of the endless rule", () => {
    fc.assert(
      fc.property(arbitraryCase, fc.integer({ min: 1, max: 40 }), ({ rule, start }, count) => {
        const to = addDays(start, 5000);
        const endless = expand({ ...rule, end: { type: "never" } }, start, start, to);
        expect(expand({ ...rule, end: { type: "count", count } }, start, start, to)).toEqual(endless.slice(0, count));
      }),
      { seed, numRuns: runs({ sample: 50, whole: 500 }) },
    );
  });

  test("UNTIL keeps the dates up to its day, that day included", () => {
    fc.assert(
      fc.property(arbitraryCase, fc.integer({ min: -5, max: 800 }), ({ rule, start, from, to }, days) => {
        const date = addDays(start, days);
        const endless = expand({ ...rule, end: { type: "never" } }, start, from, to);
        const ended = expand({ ...rule, end: { type: "until", date } }, start, from, to);
        expect(ended).toEqual(endless.filter((one) => one <= date));
      }),
      drawn,
    );
  });

  test("a weekly rule falls only on its weekdays", () => {
    fc.assert(
      fc.property(arbitraryCase, ({ rule, start, from, to }) => {
        fc.pre(rule.frequency === "weekly" && rule.weekdays.length > 0);
        for (const date of expand(rule, start, from, to)) {
          expect(rule.frequency === "weekly" && rule.weekdays).toContain(weekdayOf(date));
        }
      }),
      { seed, numRuns: runs({ sample: 30, whole: 300 }) },
    );
  });
});
