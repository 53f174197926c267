import { isLocalDate, type LocalDate, partsOf, weekdayOf } from "./local-date.ts";
import { type MonthlyDay, type RecurrenceEnd, type RepeatingRecurrence, recurrenceLimits } from "./recurrence.ts";
import { RRule, Weekday } from "./rule-text.ts";
import { localDateOf } from "./zone.ts";

/** Thrown for unsupported rule text. Its message may be shown to the sender. */
export class RuleTextError extends Error {
  override name = "RuleTextError";
}

type Parts = Map<string, string>;
type Options = ReturnType<typeof RRule.parseString>;

const maxLength = 200;
const { interval, count } = recurrenceLimits;
const plainDays = /^(MO|TU|WE|TH|FR|SA|SU)(,(MO|TU|WE|TH|FR|SA|SU))*$/;
const nthDay = /^\+?[1-5](MO|TU|WE|TH|FR|SA|SU)$/;

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
 * UNTIL may be a date, a floating time or a UTC time. Only its day counts; a UTC time's is the day in the time zone.
 *
 * @param timeZone IANA name; without it UNTIL is read as it stands, which is right for a rule of toRuleText
 * @throws RuleTextError, which names the part, for an unsupported rule
 */
export function parseRuleText(text: string, start: LocalDate, timeZone = "UTC"): RepeatingRecurrence {
  const parts = partsIn(text);
  const options = RRule.parseString([...parts].map((part) => part.join("=")).join(";"));
  const common = { interval: options.interval ?? 1, end: endIn(parts, options, timeZone) };
  if (options.freq === RRule.DAILY) {
    refuse(parts, "BYDAY", "BYMONTHDAY");
    return { frequency: "daily", ...common };
  }
  if (options.freq === RRule.WEEKLY) {
    refuse(parts, "BYMONTHDAY");
    return { frequency: "weekly", ...common, weekdays: weekdaysIn(parts, options) ?? [weekdayOf(start)] };
  }
  return {
    frequency: "monthly",
    ...common,
    by: monthlyDayIn(parts, options) ?? { type: "date", day: partsOf(start)[2] },
  };
}

/** Splits and checks the text before rrule parses it, because rrule ignores unknown parts and rolls over bad dates. */
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

function endIn(parts: Parts, options: Options, timeZone: string): RecurrenceEnd {
  const date = dateIn(parts.get("UNTIL") ?? "", timeZone);
  if (date && options.count) throw new RuleTextError("COUNT and UNTIL cannot both be given");
  if (options.count) return { type: "count", count: options.count };
  return date ? { type: "until", date } : { type: "never" };
}

function weekdaysIn(parts: Parts, options: Options): number[] | undefined {
  if (nthDay.test(parts.get("BYDAY") ?? ""))
    throw new RuleTextError("BYDAY must be weekdays such as MO,WE with FREQ=WEEKLY");
  const weekdays = pickedDays(options).map(({ weekday }) => weekday);
  return weekdays.length > 0 ? [...new Set(weekdays)].sort() : undefined;
}

function monthlyDayIn(parts: Parts, options: Options): MonthlyDay | undefined {
  if (parts.has("BYDAY") && parts.has("BYMONTHDAY"))
    throw new RuleTextError("BYDAY and BYMONTHDAY cannot both be given");
  if (typeof options.bymonthday === "number") return { type: "date", day: options.bymonthday };
  const [picked] = pickedDays(options);
  if (!picked) return undefined;
  if (!picked.n) throw new RuleTextError("BYDAY must be one weekday such as 2TU with FREQ=MONTHLY");
  return { type: "weekday", nth: picked.n, weekday: picked.weekday };
}

function pickedDays({ byweekday }: Options): InstanceType<typeof Weekday>[] {
  return [byweekday ?? []].flat().filter((day) => day instanceof Weekday);
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
