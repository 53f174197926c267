import { civilOf, daysInMonth, daysOf } from "./civil.ts";
import { fromDays, type LocalDate, toDays, weekdayOfDays } from "./local-date.ts";
import type { MonthlyDay, Recurrence } from "./recurrence.ts";

/** What to look for, in days since 1970-01-01. */
interface Search {
  /** The start date: nothing comes before it. */
  first: number;
  interval: number;
  /** How many visits the rule has in all, Infinity when it does not say. */
  count: number;
  /** The window; `low` is never before `first`, `stop` is exclusive. */
  low: number;
  stop: number;
}

/**
 * The dates of a rule's visits from `from` up to but not including `to`, ascending. The first visit is the
 * first date on or after `start` that the rule names. Jumps to the window, so that a rule's age costs nothing.
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

/** Every active week, counted from the start's own Monday, has the same number of visits, so COUNT is arithmetic. */
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
  // To count visits, months that lack the day have to be looked at one by one; there is no need without a count.
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

/** The rule's day in a month, in days since 1970-01-01; NaN where the month lacks it. */
function dayIn(month: number, by: MonthlyDay): number {
  const year = Math.floor(month / 12);
  const monthOfYear = month - year * 12 + 1;
  const start = daysOf(year, monthOfYear, 1);
  const day = by.type === "date" ? by.day : 1 + ((by.weekday - weekdayOfDays(start) + 7) % 7) + (by.nth - 1) * 7;
  return day <= daysInMonth(year, monthOfYear) ? start + day - 1 : Number.NaN;
}

/** Months since the year 0, as monthStart takes them. */
function monthOf(days: number): number {
  const { year, month } = civilOf(days);
  return year * 12 + month - 1;
}

function monthStart(month: number): number {
  const year = Math.floor(month / 12);
  return daysOf(year, month - year * 12 + 1, 1);
}

/** Dates by month, so that a date is written once, not once a series. */
const writtenMonths = new Map<number, LocalDate[]>();
const monthsKept = 1200;

/** Ascending days as dates. */
function datesOf(days: number[]): LocalDate[] {
  let dates: LocalDate[] = [];
  let start = 0;
  let end = Number.NEGATIVE_INFINITY;
  return days.map((day) => {
    if (day >= end) {
      const month = monthOf(day);
      start = monthStart(month);
      end = monthStart(month + 1);
      dates = writtenMonths.get(month) ?? writeMonth(month);
    }
    return dates[day - start] as LocalDate;
  });
}

function writeMonth(month: number): LocalDate[] {
  if (writtenMonths.size >= monthsKept) writtenMonths.clear();
  const start = monthStart(month);
  const dates = Array.from({ length: monthStart(month + 1) - start }, (_, day) => fromDays(start + day));
  writtenMonths.set(month, dates);
  return dates;
}
