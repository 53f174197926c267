import type { LocalDate } from "./local-date.ts";

export type RecurrenceEnd =
  | { type: "never" }
  /** The last day that may have a visit. */
  | { type: "until"; date: LocalDate }
  /** The number of visits of the whole rule. */
  | { type: "count"; count: number };

/** The day of a monthly visit. A month without that day (a 31st, a fifth Tuesday) has no visit. */
export type MonthlyDay =
  | { type: "date"; day: number }
  /** nth 1 (first) to 5 (fifth); weekday 0 Monday … 6 Sunday. */
  | { type: "weekday"; nth: number; weekday: number };

/** A repeating rule. The interval counts days, Monday-to-Sunday weeks or months, from the start's. */
export type RepeatingRecurrence =
  | { frequency: "daily"; interval: number; end: RecurrenceEnd }
  /** weekdays 0 Monday … 6 Sunday, in any order. An empty list means the start's weekday. */
  | { frequency: "weekly"; interval: number; weekdays: number[]; end: RecurrenceEnd }
  | { frequency: "monthly"; interval: number; by: MonthlyDay; end: RecurrenceEnd };

export type Recurrence = { frequency: "none" } | RepeatingRecurrence;

/** `min` and `max` are allowed. See docs/product/schedules.md#recurrence. */
export const recurrenceLimits = { interval: { min: 1, max: 99 }, count: { min: 1, max: 999 } } as const;
