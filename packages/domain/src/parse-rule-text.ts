import { isLocalDate, type LocalDate, partsOf, weekdayOf } from "./local-date.ts";
import { type MonthlyDay, type RecurrenceEnd, type RepeatingRecurrence, recurrenceLimits } from "./recurrence.ts";
import { weekdayNames } from "./rule-text.ts";
import { localDateOf } from "./zone.ts";

/** Thrown for unsupported rule text. Its message may be shown to the sender. */
export class RuleTextError extends Error {
  override name = "RuleTextError";
}

type Parts = Map<string, string>;

const maxLength = 200;
const { interval, count } = recurrenceLimits;
const plainDays = /^(MO|TU|WE|TH|FR|SA|SU)(,(MO|TU|WE|TH|FR|SA|SU))*$/;
const nthDay = /^\+?([1-5])(MO|TU|WE|TH|FR|SA|SU)$/;

/** The supported parts and their allowed values. */
const supportedParts = new Map<string, { test: (value: string) => boolean; expected: string }>([
  ["FREQ", { test: (v) => /^(DAILY|WEEKLY|MONTHLY)$/.test(v), expected: "DAILY, WEEKLY or MONTHLY" }],
  ["INTERVAL", wholeNumber(interval)],
  ["COUNT", wholeNumber(count)],
  ["UNTIL", { test: (v) => dateIn(v, "UTC") !== undefined, expected: "a date such as 20270314 or 20270314T235959" }],
  ["WKST", { test: (v) => v === "MO", expected: "MO" }],
  [
    "BYDAY",
    { test: (v) => plainDays.test(v) || nthDay.test(v), expected: "weekdays such as MO,WE or one such as 2TU" },
  ],
  ["BYMONTHDAY", wholeNumber({ min: 1, max: 31 })],
]);

/**
 * Parses RFC 5545 rule text of at most 200 characters, with or without 'RRULE:', in either case.
 * A missing weekday or day of the month is the start's.
 * UNTIL may be a date, a floating time or a UTC time. Its day counts, of a UTC time the day in the time zone.
 *
 * @param timeZone IANA name; without it UNTIL is read as it stands, which is right for a rule of toRuleText
 * @throws RuleTextError, which names the part, for an unsupported rule
 */
export function parseRuleText(text: string, start: LocalDate, timeZone = "UTC"): RepeatingRecurrence {
  const parts = partsIn(text);
  const common = { interval: Number(parts.get("INTERVAL") ?? 1), end: endIn(parts, timeZone) };
  if (parts.get("FREQ") === "DAILY") {
    refuse(parts, "BYDAY", "BYMONTHDAY");
    return { frequency: "daily", ...common };
  }
  if (parts.get("FREQ") === "WEEKLY") {
    refuse(parts, "BYMONTHDAY");
    return { frequency: "weekly", ...common, weekdays: weekdaysIn(parts) ?? [weekdayOf(start)] };
  }
  return { frequency: "monthly", ...common, by: monthlyDayIn(parts) ?? { type: "date", day: partsOf(start)[2] } };
}

/** Splits and checks the text. */
function partsIn(text: string): Parts {
  if (text.length > maxLength) throw new RuleTextError(`A rule has at most ${maxLength} characters`);
  const parts: Parts = new Map();
  for (const part of text
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, "")
    .split(";")) {
    const [, name, value] = /^([A-Z-]+)[=:](.+)$/.exec(part) ?? [];
    if (name === undefined || value === undefined) throw new RuleTextError(`'${part}' is not of the form NAME=VALUE`);
    const rule = supportedParts.get(name);
    if (!rule) throw new RuleTextError(`${name} is not supported`);
    if (parts.has(name)) throw new RuleTextError(`${name} is given twice`);
    if (!rule.test(value)) throw new RuleTextError(`${name} must be ${rule.expected}`);
    parts.set(name, value);
  }
  if (!parts.has("FREQ")) throw new RuleTextError("FREQ is missing");
  return parts;
}

function refuse(parts: Parts, ...names: string[]): void {
  const found = names.find((name) => parts.has(name));
  if (found) throw new RuleTextError(`${found} is not supported with FREQ=${parts.get("FREQ")}`);
}

function endIn(parts: Parts, timeZone: string): RecurrenceEnd {
  const date = dateIn(parts.get("UNTIL") ?? "", timeZone);
  const times = parts.get("COUNT");
  if (date && times) throw new RuleTextError("COUNT and UNTIL cannot both be given");
  if (times) return { type: "count", count: Number(times) };
  return date ? { type: "until", date } : { type: "never" };
}

function weekdaysIn(parts: Parts): number[] | undefined {
  const days = parts.get("BYDAY");
  if (!days) return undefined;
  if (nthDay.test(days)) throw new RuleTextError("BYDAY must be weekdays such as MO,WE with FREQ=WEEKLY");
  return [...new Set(days.split(",").map((day) => weekdayNames.indexOf(day)))].sort();
}

function monthlyDayIn(parts: Parts): MonthlyDay | undefined {
  const [picked, date] = [parts.get("BYDAY"), parts.get("BYMONTHDAY")];
  if (picked && date) throw new RuleTextError("BYDAY and BYMONTHDAY cannot both be given");
  if (date) return { type: "date", day: Number(date) };
  if (!picked) return undefined;
  const [, nth, day = ""] = nthDay.exec(picked) ?? [];
  if (!nth) throw new RuleTextError("BYDAY must be one weekday such as 2TU with FREQ=MONTHLY");
  return { type: "weekday", nth: Number(nth), weekday: weekdayNames.indexOf(day) };
}

function wholeNumber({ min, max }: { min: number; max: number }) {
  const test = (value: string) => /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max;
  return { test, expected: `a whole number from ${min} to ${max}` };
}

function dateIn(until: string, timeZone: string): LocalDate | undefined {
  const [, day = "", time, zone] = /^(\d{8})(?:T((?:[01]\d|2[0-3])[0-5]\d[0-5]\d)(Z)?)?$/.exec(until) ?? [];
  const date = day.replace(/(..)(..)$/, "-$1-$2");
  if (!isLocalDate(date)) return undefined;
  if (!time || !zone) return date;
  return localDateOf(Date.parse(`${date}T${time.replace(/(..)(..)(..)/, "$1:$2:$3")}Z`), timeZone);
}
