import * as library from "rrule";
import { type LocalDate, toDays, weekdayOf } from "./local-date.ts";
import type { RecurrenceEnd, RepeatingRecurrence } from "./recurrence.ts";

/**
 * Formats a rule as RFC 5545 text: 'FREQ=WEEKLY;INTERVAL=1;WKST=MO;BYDAY=MO,WE,FR;UNTIL=20270314T235959'.
 * UNTIL is the last second of its day, as a floating time. An empty list of weekdays becomes the start's weekday.
 */
export function toRuleText(rule: RepeatingRecurrence, start: LocalDate): string {
  const text = RRule.optionsToString({
    freq: { daily: RRule.DAILY, weekly: RRule.WEEKLY, monthly: RRule.MONTHLY }[rule.frequency],
    interval: rule.interval,
    wkst: 0,
    ...dayOptions(rule, start),
    ...endOptions(rule.end),
    // rrule marks UNTIL as UTC if no zone is given. The zone itself is not written.
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

// Node loads the package's UMD build, which exports everything under `default`. Bundlers load its ES build.
const loaded: typeof library & { default?: typeof library } = library;

export const { RRule, Weekday } = loaded.default ?? loaded;
