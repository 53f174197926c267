import {
  addDays,
  daysBetween,
  expand,
  isLocalDate,
  type LocalDate,
  lastDay,
  nthOfMonth,
  type Recurrence,
  type RecurrenceEnd,
  type RepeatingRecurrence,
  recurrenceLimits,
  weekdayOf,
} from "@petcare/domain";

/** The recurrence editor's fields, with numbers as typed. */
export interface RecurrenceDraft {
  frequency: Recurrence["frequency"];
  interval: string;
  /** 0 is Monday, 6 is Sunday. None means the weekday of the start date. */
  weekdays: number[];
  monthlyBy: "date" | "weekday";
  end: RecurrenceEnd["type"];
  until: LocalDate | "";
  count: string;
}

export const noRecurrence: RecurrenceDraft = {
  frequency: "none",
  interval: "1",
  weekdays: [],
  monthlyBy: "date",
  end: "never",
  until: "",
  count: "10",
};

type RecurrenceProblems = Partial<Record<"interval" | "until" | "count", string>>;

/** The problems of a draft, by field (docs/product/schedules.md#the-booking-form). */
export function recurrenceProblems(draft: RecurrenceDraft, start: LocalDate | ""): RecurrenceProblems {
  if (draft.frequency === "none") return {};
  const { interval, count } = recurrenceLimits;
  const problems: RecurrenceProblems = {};
  if (!within(draft.interval, interval)) problems.interval = `Must be ${interval.min} to ${interval.max}`;
  if (draft.end === "count" && !within(draft.count, count)) problems.count = `Must be ${count.min} to ${count.max}`;
  if (draft.end === "until") {
    if (draft.until === "") problems.until = "Please choose the last date";
    else if (start !== "" && draft.until < start) problems.until = "The last date is before the first";
  }
  return problems;
}

/** The rule of a draft without problems. Monthly rules take their day from the start date. */
export function recurrenceOf(draft: RecurrenceDraft, start: LocalDate): Recurrence {
  const interval = Number(draft.interval);
  const end = endOf(draft);
  switch (draft.frequency) {
    case "none":
      return { frequency: "none" };
    case "daily":
      return { frequency: "daily", interval, end };
    case "weekly":
      return { frequency: "weekly", interval, end, weekdays: weekdaysOf(draft, start) };
    case "monthly":
      return { frequency: "monthly", interval, end, by: monthlyDays(start)[draft.monthlyBy] };
  }
}

/** The days of a weekly rule: the picked ones, or else the start's weekday. 0 is Monday. */
export function weekdaysOf({ weekdays }: RecurrenceDraft, start: LocalDate | ""): number[] {
  return weekdays.length === 0 && start !== "" ? [weekdayOf(start)] : weekdays;
}

/** The two monthly rules that a start date allows: by date and by weekday. */
export function monthlyDays(start: LocalDate) {
  return {
    date: { type: "date", day: Number(start.slice(8)) },
    weekday: { type: "weekday", nth: nthOfMonth(start), weekday: weekdayOf(start) },
  } as const;
}

/** The first dates of a rule, `max` at most. */
export function firstDates(rule: RepeatingRecurrence, start: LocalDate, max: number): LocalDate[] {
  // Some months do not have the day. 40 steps find enough dates of any rule.
  const step = { daily: 1, weekly: 7, monthly: 31 }[rule.frequency];
  const days = Math.min(rule.interval * step * 40, 100 * 366, daysBetween(start, lastDay));
  return expand(rule, start, start, addDays(start, days)).slice(0, max);
}

function endOf({ end, until, count }: RecurrenceDraft): RecurrenceEnd {
  if (end === "until" && isLocalDate(until)) return { type: "until", date: until };
  return end === "count" ? { type: "count", count: Number(count) } : { type: "never" };
}

const within = (typed: string, { min, max }: { min: number; max: number }) =>
  /^\d+$/.test(typed.trim()) && Number(typed) >= min && Number(typed) <= max;
