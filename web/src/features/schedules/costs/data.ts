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

/** Visits that cost the same for the same reasons. */
interface SameCosts {
  /** The first of them, and how many follow. */
  first: LocalDate;
  more: number;
  parts: readonly VisitPart[];
  whole: Cents;
}

export interface NextCosts {
  visits: number;
  price: Cents;
  /** A visit of a series on a holiday, and on another day; absent where that makes no difference. */
  onHolidays?: { ordinary: Cents; holiday: Cents };
  groups: SameCosts[];
}

const maxVisits = 30;

/**
 * The costs of the next visits of a booking that is being filled in; undefined where no rule adds anything, or too little
 * is known. @param now when it would be booked, in epoch milliseconds
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

/** The costs of a visit on an ordinary day and on the next holiday of the year; undefined where ordinary days differ. */
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
