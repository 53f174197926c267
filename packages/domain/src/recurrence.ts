import type { LocalDate } from "./local-date.ts";

export type RecurrenceEnd =
  | { type: "never" }
  /** The last day that can have a visit. */
  | { type: "until"; date: LocalDate }
  /** How many visits there are in all, counted from the first. */
  | { type: "count"; count: number };

/** Which day of its month a visit falls on. A month without that day (a 31st, a fifth Tuesday) has no visit. */
export type MonthlyDay =
  | { type: "date"; day: number }
  /** nth 1 (first) to 5 (fifth); weekday 0 Monday … 6 Sunday. */
  | { type: "weekday"; nth: number; weekday: number };

/** A rule that repeats. The interval counts days, Monday-to-Sunday weeks or months from the start's own. */
export type RepeatingRecurrence =
  | { frequency: "daily"; interval: number; end: RecurrenceEnd }
  /** weekdays 0 Monday … 6 Sunday, in any order; none means the start date's. */
  | { frequency: "weekly"; interval: number; weekdays: number[]; end: RecurrenceEnd }
  | { frequency: "monthly"; interval: number; by: MonthlyDay; end: RecurrenceEnd };

export type Recurrence = { frequency: "none" } | RepeatingRecurrence;

/** Both ends included; see docs/product/schedules.md#recurrence. */
export const recurrenceLimits = { interval: { min: 1, max: 99 }, count: { min: 1, max: 999 } } as const;
