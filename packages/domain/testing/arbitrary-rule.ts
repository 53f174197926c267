import fc from "fast-check";
import {
  addDays,
  type LocalDate,
  nthOfMonth,
  type RecurrenceEnd,
  type RepeatingRecurrence,
  weekdayOf,
} from "../src/index.ts";

/** Dates of the years 2024 to 2029. A leap day and the clock changes of 2027 are drawn more often. */
export const arbitraryDate: fc.Arbitrary<LocalDate> = fc.oneof(
  fc.integer({ min: 0, max: 2000 }).map((days) => addDays("2024-01-01", days)),
  fc.constantFrom<LocalDate>("2024-02-29", "2026-01-31", "2027-03-14", "2027-11-07", "2024-12-31"),
);

const interval = fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 99 }));

function arbitraryEnd(start: LocalDate): fc.Arbitrary<RecurrenceEnd> {
  return fc.oneof(
    fc.constant<RecurrenceEnd>({ type: "never" }),
    fc.integer({ min: -10, max: 700 }).map((days): RecurrenceEnd => ({ type: "until", date: addDays(start, days) })),
    fc
      .oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 999 }))
      .map((count): RecurrenceEnd => ({ type: "count", count })),
  );
}

/** Rules of all forms. Half of the monthly rules fall on the start's day, as in the booking form. */
export function arbitraryRule(start: LocalDate): fc.Arbitrary<RepeatingRecurrence> {
  const common = { interval, end: arbitraryEnd(start) };
  const startDay = Number(start.slice(8));
  const byDate = fc.oneof(fc.constant(startDay), fc.integer({ min: 1, max: 31 }));
  const byWeekday = fc.oneof(
    fc.constant({ nth: nthOfMonth(start), weekday: weekdayOf(start) }),
    fc.record({ nth: fc.integer({ min: 1, max: 5 }), weekday: fc.integer({ min: 0, max: 6 }) }),
  );
  return fc.oneof(
    fc.record({ frequency: fc.constant("daily" as const), ...common }),
    fc.record({
      frequency: fc.constant("weekly" as const),
      ...common,
      weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 7 }),
    }),
    fc.record({
      frequency: fc.constant("monthly" as const),
      ...common,
      by: fc.oneof(
        byDate.map((day) => ({ type: "date" as const, day })),
        byWeekday.map((position) => ({ type: "weekday" as const, ...position })),
      ),
    }),
  );
}

export interface Case {
  start: LocalDate;
  rule: RepeatingRecurrence;
  from: LocalDate;
  to: LocalDate;
}

/** A rule and a window of 0 to 200 days. The window begins from 30 days before the start to three years after it. */
export const arbitraryCase: fc.Arbitrary<Case> = arbitraryDate.chain((start) =>
  fc
    .record({
      rule: arbitraryRule(start),
      offset: fc.oneof(fc.integer({ min: -30, max: 60 }), fc.integer({ min: 0, max: 1100 })),
      length: fc.integer({ min: 0, max: 200 }),
    })
    .map(({ rule, offset, length }) => {
      const from = addDays(start, offset);
      return { start, rule, from, to: addDays(from, length) };
    }),
);
