import {
  addDays,
  civilOf,
  daysInMonth,
  daysOf,
  fromDays,
  type LocalDate,
  toDays,
  weekdayOfDays,
} from "./local-date.ts";
import type { MonthlyDay, Recurrence } from "./recurrence.ts";

/** A rule's start and window, in days since 1970-01-01. */
interface Search {
  /** The start date. No visit comes before it. */
  first: number;
  interval: number;
  /** The number of visits of the whole rule; Infinity for a rule without COUNT. */
  count: number;
  /** The window. `low` is included and not before `first`; `stop` is excluded. */
  low: number;
  stop: number;
}

/** Tells whether a rule that begins at `start` has a visit on the date. */
export const isOnRule = (rule: Recurrence, start: LocalDate, date: LocalDate): boolean =>
  expand(rule, start, date, addDays(date, 1)).length > 0;

/**
 * The dates of a rule's visits, ascending; `from` is included and `to` is excluded.
 * The first visit is the first matching date on or after `start`. See docs/product/schedules.md#recurrence.
 * The work depends on the window, not on the rule's age.
 * The exception is a monthly rule with COUNT on a day that some months lack.
 * Throws RangeError for an interval below 1.
 */
export function expand(rule: Recurrence, start: LocalDate, from: LocalDate, to: LocalDate): LocalDate[] {
  if (rule.frequency === "none") return start >= from && start < to ? [start] : [];
  const { interval, end } = rule;
  if (!(interval >= 1)) throw new RangeError(`An interval of ${interval} repeats nothing`);

  const first = toDays(start);
  const search: Search = {
    first,
    interval,
    count: end.type === "count" ? end.count : Number.POSITIVE_INFINITY,
    low: Math.max(first, toDays(from)),
    stop: end.type === "until" ? Math.min(toDays(to), toDays(end.date) + 1) : toDays(to),
  };
  if (search.low >= search.stop) return [];
  if (rule.frequency === "daily") return datesOf(dailyDays(search));
  if (rule.frequency === "weekly") return datesOf(weeklyDays(search, rule.weekdays));
  return datesOf(monthlyDays(search, rule.by));
}

function dailyDays({ first, interval, count, low, stop }: Search): number[] {
  const days: number[] = [];
  const end = Math.min(stop, first + count * interval);
  for (let day = first + Math.ceil((low - first) / interval) * interval; day < end; day += interval) days.push(day);
  return days;
}

/** Weeks are counted from the start's Monday. Each active week has equally many visits, so COUNT needs no loop. */
function weeklyDays({ first, interval, count, low, stop }: Search, weekdays: number[]): number[] {
  const startWeekday = weekdayOfDays(first);
  const picked = weekdays.length === 0 ? [startWeekday] : [0, 1, 2, 3, 4, 5, 6].filter((day) => weekdays.includes(day));
  const missedInFirstWeek = picked.filter((weekday) => weekday < startWeekday).length;
  const monday = first - startWeekday;
  const step = 7 * interval;
  const weeksBefore = Math.floor((low - monday) / step);

  const days: number[] = [];
  let left = count + missedInFirstWeek - weeksBefore * picked.length;
  for (let week = monday + weeksBefore * step; week < stop && left > 0; week += step) {
    for (const weekday of picked) {
      const day = week + weekday;
      if (left <= 0 || day >= stop) break;
      left -= 1;
      if (day >= low) days.push(day);
    }
  }
  return days;
}

function monthlyDays({ first, interval, count, low, stop }: Search, by: MonthlyDay): number[] {
  const startMonth = monthOf(first);
  // Some months lack a 29th to 31st or a fifth weekday. A COUNT of those needs a look at each month from the start.
  const everyMonthHasIt = by.type === "date" ? by.day <= 28 : by.nth <= 4;
  const canJump = everyMonthHasIt || count === Number.POSITIVE_INFINITY;
  const monthsBefore = canJump ? Math.floor((monthOf(low) - startMonth) / interval) : 0;

  const days: number[] = [];
  let left = count - monthsBefore;
  if (monthsBefore > 0 && dayIn(startMonth, by) < first) left += 1;
  const lastMonth = monthOf(stop - 1);
  for (let month = startMonth + monthsBefore * interval; left > 0 && month <= lastMonth; month += interval) {
    const day = dayIn(month, by);
    if (Number.isNaN(day) || day < first) continue;
    left -= 1;
    if (day >= low && day < stop) days.push(day);
  }
  return days;
}

/** The rule's day in a month, in days since 1970-01-01; NaN if the month has no such day. */
function dayIn(month: number, by: MonthlyDay): number {
  const year = Math.floor(month / 12);
  const monthOfYear = month - year * 12 + 1;
  const start = daysOf(year, monthOfYear, 1);
  const day = by.type === "date" ? by.day : 1 + ((by.weekday - weekdayOfDays(start) + 7) % 7) + (by.nth - 1) * 7;
  return day <= daysInMonth(year, monthOfYear) ? start + day - 1 : Number.NaN;
}

/** Months since January of the year 0. */
function monthOf(days: number): number {
  const { year, month } = civilOf(days);
  return year * 12 + month - 1;
}

function monthStart(month: number): number {
  const year = Math.floor(month / 12);
  return daysOf(year, month - year * 12 + 1, 1);
}

/** Formatted dates by month. Formatting is the expensive part, and all series share the same dates. */
const datesByMonth = new Map<number, LocalDate[]>();
const maxCachedMonths = 1200;

/** Formats ascending days. */
function datesOf(days: number[]): LocalDate[] {
  let dates: LocalDate[] = [];
  let start = 0;
  let end = Number.NEGATIVE_INFINITY;
  return days.map((day) => {
    if (day >= end) {
      const month = monthOf(day);
      start = monthStart(month);
      end = monthStart(month + 1);
      dates = datesByMonth.get(month) ?? formatMonth(month);
    }
    return dates[day - start] as LocalDate;
  });
}

function formatMonth(month: number): LocalDate[] {
  if (datesByMonth.size >= maxCachedMonths) datesByMonth.clear();
  const start = monthStart(month);
  const dates = Array.from({ length: monthStart(month + 1) - start }, (_, day) => fromDays(start + day));
  datesByMonth.set(month, dates);
  return dates;
}
