import {
  addDays,
  type Cents,
  isLocalDate,
  type LocalDate,
  type PriceRules,
  partsOf,
  toCents,
  type VisitPart,
  wholeOf,
} from "@petcare/domain";
import { zone } from "../../../lib/format/time.ts";
import { petNamesIn, type ScheduleValues } from "../data.ts";
import { firstDates, recurrenceOf, recurrenceProblems } from "../recurrence/data.ts";

/** Visits with the same price and the same parts of it. */
interface SameCosts {
  first: LocalDate;
  /** How many visits there are after the first. */
  more: number;
  parts: readonly VisitPart[];
  whole: Cents;
}

export interface NextCosts {
  visits: number;
  price: Cents;
  /** The price of a visit on ordinary days and on holidays; absent if the two are the same. */
  onHolidays?: { ordinary: Cents; holiday: Cents };
  groups: SameCosts[];
}

const maxVisits = 30;

/**
 * Computes the costs of a booking's next visits; undefined if no rule adds anything, or if price or date are missing.
 * @param now the time of booking, in epoch milliseconds
 */
export function nextCosts(form: ScheduleValues, rules: PriceRules, now: number): NextCosts | undefined {
  const { date, recurrence, price: typed, service_type: service, timeframe } = form;
  const price = typed.trim() === "" ? undefined : toCents(Number(typed));
  if (price === undefined || !isLocalDate(date)) return undefined;
  if (Object.keys(recurrenceProblems(recurrence, date)).length > 0) return undefined;
  const rule = recurrenceOf(recurrence, date);
  const dates = rule.frequency === "none" ? [date] : firstDates(rule, date, maxVisits);
  const pet_names = petNamesIn(form.pet_names);
  const partsOn = (day: LocalDate, some = rules.rules): VisitPart[] => {
    const visit = { service, date: day, original_date: day, timeframe, pet_names, price_cents: price };
    return partsOf({ ...rules, rules: some }, visit, { created_at: now, price_cents: price }, zone);
  };
  const groups = [...Map.groupBy(dates, (day) => JSON.stringify(partsOn(day))).values()].flatMap(([first, ...more]) => {
    const parts = first ? partsOn(first) : [];
    return first ? [{ first, more: more.length, parts, whole: wholeOf({ price_cents: price, parts }) }] : [];
  });
  const mayGoOn = rule.frequency !== "none" && dates.length === maxVisits;
  const onHolidays = mayGoOn ? holidaySums(rules, dates, price, partsOn) : undefined;
  if (!onHolidays && groups.every(({ parts }) => parts.length === 0)) return undefined;
  return { visits: dates.length, price, ...(onHolidays && { onHolidays }), groups };
}

/** The price on an ordinary day and on the next holiday of the year; undefined if ordinary days differ. */
function holidaySums(
  rules: PriceRules,
  dates: readonly LocalDate[],
  price: Cents,
  partsOn: (day: LocalDate, rules: PriceRules["rules"]) => VisitPart[],
): NextCosts["onHolidays"] {
  const only = (...types: string[]) => rules.rules.filter(({ when }) => types.includes(when.type));
  const others = only("weekdays", "frames", "pets");
  const [ordinary, ...different] = new Set(
    dates.map((day) => wholeOf({ price_cents: price, parts: partsOn(day, others) })),
  );
  const [from] = dates;
  const days = from ? Array.from({ length: 366 }, (_, n) => addDays(from, n)) : [];
  const holiday = days.map((day) => partsOn(day, only("holidays"))).find((parts) => parts.length > 0);
  if (ordinary === undefined || different.length > 0 || !holiday) return undefined;
  return { ordinary, holiday: wholeOf({ price_cents: ordinary, parts: holiday }) };
}
