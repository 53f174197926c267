import { type LocalDate, weekdayOf } from "./local-date.ts";
import type { RecurrenceEnd, RepeatingRecurrence } from "./recurrence.ts";

/** The weekdays of RFC 5545, from Monday. */
export const weekdayNames = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

/**
 * Formats a rule as RFC 5545 text: 'FREQ=WEEKLY;INTERVAL=1;WKST=MO;BYDAY=MO,WE,FR;UNTIL=20270314T235959'.
 * UNTIL is the last second of its day, as a floating time. An empty list of weekdays becomes the start's weekday.
 */
export const toRuleText = (rule: RepeatingRecurrence, start: LocalDate): string =>
  [
    `FREQ=${rule.frequency.toUpperCase()}`,
    `INTERVAL=${rule.interval}`,
    "WKST=MO",
    ...dayParts(rule, start),
    ...endParts(rule.end),
  ].join(";");

function dayParts(rule: RepeatingRecurrence, start: LocalDate): string[] {
  if (rule.frequency === "daily") return [];
  if (rule.frequency === "weekly") {
    const weekdays = rule.weekdays.length > 0 ? [...new Set(rule.weekdays)].sort() : [weekdayOf(start)];
    return [`BYDAY=${weekdays.map((weekday) => weekdayNames[weekday]).join(",")}`];
  }
  const { by } = rule;
  return [by.type === "date" ? `BYMONTHDAY=${by.day}` : `BYDAY=+${by.nth}${weekdayNames[by.weekday]}`];
}

function endParts(end: RecurrenceEnd): string[] {
  if (end.type === "never") return [];
  return [end.type === "count" ? `COUNT=${end.count}` : `UNTIL=${end.date.replaceAll("-", "")}T235959`];
}
