import { dateInWords, type LocalDate, weekdayOf } from "./local-date.ts";
import type { MonthlyDay, Recurrence, RecurrenceEnd } from "./recurrence.ts";

const shortWeekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
/** The days of the week, Monday first. */
export const weekdayNames = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const nths = ["first", "second", "third", "fourth", "fifth"];

/** A rule in words (docs/product/schedules.md#in-words): 'Weekly on Mon, Wed, Fri, until Mar 14, 2027'. */
export function recurrenceSummary(rule: Recurrence, start: LocalDate): string {
  if (rule.frequency === "none") return "One-time event";
  const { interval } = rule;
  const ending = endingOf(rule.end);
  if (rule.frequency === "daily") return `${interval === 1 ? "Daily" : `Every ${interval} days`}${ending}`;
  if (rule.frequency === "weekly") {
    const picked = rule.weekdays.length > 0 ? rule.weekdays : [weekdayOf(start)];
    const days = shortWeekdays.filter((_, weekday) => picked.includes(weekday)).join(", ");
    return `${interval === 1 ? "Weekly" : `Every ${interval} weeks`} on ${days}${ending}`;
  }
  return `${interval === 1 ? "Monthly" : `Every ${interval} months`} on the ${dayOf(rule.by)}${ending}`;
}

function dayOf(by: MonthlyDay): string {
  if (by.type === "date") return ordinal(by.day);
  return `${nths[by.nth - 1]} ${weekdayNames[by.weekday]} of each month`;
}

function endingOf(end: RecurrenceEnd): string {
  if (end.type === "never") return "";
  if (end.type === "count") return `, ${end.count} times`;
  return `, until ${dateInWords(end.date)}`;
}

function ordinal(n: number): string {
  const last = n % 10;
  const teen = n >= 11 && n <= 13;
  if (last === 1 && !teen) return `${n}st`;
  if (last === 2 && !teen) return `${n}nd`;
  if (last === 3 && !teen) return `${n}rd`;
  return `${n}th`;
}
