import { type LocalDate, toDays, weekdayOf } from "./local-date.ts";
import type { RecurrenceEnd, RepeatingRecurrence } from "./recurrence.ts";
import { RRule, Weekday } from "./rrule-library.ts";

/**
 * A rule as RFC 5545 text, e.g. 'FREQ=WEEKLY;INTERVAL=1;WKST=MO;BYDAY=MO,WE,FR;UNTIL=20270314T235959'.
 * UNTIL is floating (the business's own time): the last second of its day. Weekdays left open are written
 * as the start's.
 */
export function toRuleText(rule: RepeatingRecurrence, start: LocalDate): string {
  const text = RRule.optionsToString({
    freq: { daily: RRule.DAILY, weekly: RRule.WEEKLY, monthly: RRule.MONTHLY }[rule.frequency],
    interval: rule.interval,
    wkst: 0,
    ...dayOptions(rule, start),
    ...endOptions(rule.end),
    // Not written itself, but without a zone rrule would mark UNTIL as UTC.
    tzid: "floating",
  });
  return text.replace("RRULE:", "");
}

function dayOptions(rule: RepeatingRecurrence, start: LocalDate) {
  if (rule.frequency === "daily") return {};
  if (rule.frequency === "weekly") {
    return { byweekday: rule.weekdays.length > 0 ? [...new Set(rule.weekdays)].sort() : [weekdayOf(start)] };
  }
  const { by } = rule;
  return by.type === "date" ? { bymonthday: by.day } : { byweekday: new Weekday(by.weekday, by.nth) };
}

function endOptions(end: RecurrenceEnd) {
  if (end.type === "never") return {};
  if (end.type === "count") return { count: end.count };
  return { until: new Date((toDays(end.date) + 1) * 86_400_000 - 1000) };
}
