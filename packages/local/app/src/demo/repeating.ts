import { addDays, type LocalDate, nthOfMonth, type Recurrence, type RecurrenceEnd, weekdayOf } from "@petcare/domain";

/** Makes the rule of a schedule, and its start on the first matching day from `from` on. */
export type Repeating = (from: LocalDate, today: LocalDate) => { date: LocalDate; recurrence: Recurrence };

/** The end of a rule; none where both are absent. `until` is in days from today. */
type End = { until?: number; count?: number };

export const [mon, tue, wed, thu, fri, sat, sun] = [0, 1, 2, 3, 4, 5, 6];

export const once: Repeating = (date) => ({ date, recurrence: { frequency: "none" } });

export const daily =
  (interval = 1, end: End = {}): Repeating =>
  (date, today) => ({ date, recurrence: { frequency: "daily", interval, end: endOf(end, today) } });

export const weekly =
  (weekdays: number[], { interval = 1, ...end }: End & { interval?: number } = {}): Repeating =>
  (from, today) => ({
    date: firstFrom(from, (date) => weekdays.includes(weekdayOf(date))),
    recurrence: { frequency: "weekly", interval, weekdays, end: endOf(end, today) },
  });

export const monthlyOn =
  (day: number): Repeating =>
  (from) => ({
    date: firstFrom(from, (date) => Number(date.slice(-2)) === day),
    recurrence: { frequency: "monthly", interval: 1, by: { type: "date", day }, end: { type: "never" } },
  });

export const monthlyNth =
  (nth: number, weekday: number): Repeating =>
  (from) => ({
    date: firstFrom(from, (date) => nthOfMonth(date) === nth && weekdayOf(date) === weekday),
    recurrence: { frequency: "monthly", interval: 1, by: { type: "weekday", nth, weekday }, end: { type: "never" } },
  });

function firstFrom(from: LocalDate, fits: (date: LocalDate) => boolean): LocalDate {
  let date = from;
  while (!fits(date)) date = addDays(date, 1);
  return date;
}

function endOf({ until, count }: End, today: LocalDate): RecurrenceEnd {
  if (until !== undefined) return { type: "until", date: addDays(today, until) };
  return count === undefined ? { type: "never" } : { type: "count", count };
}
