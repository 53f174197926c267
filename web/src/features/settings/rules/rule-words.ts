import { business } from "@petcare/business";
import type { AnswerOf, getPriceRules, getPricing } from "@petcare/contract";
import {
  addDays,
  centsOf,
  formatCents,
  holidayOn,
  type LocalDate,
  partsOf,
  payOfParts,
  rateKeyOf,
  serviceLabels,
  serviceTypes,
  startOfWeek,
  visitTimes,
  weekdayNames,
  weekdayOf,
  wholeOf,
} from "@petcare/domain";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { listed } from "../../../lib/format/listed.ts";
import { frameNames, fullDay, zone } from "../../../lib/format/time.ts";
import { count } from "../../../lib/format/words.ts";
import { rulesInCents } from "../../../parts/money/rules-in-cents.ts";

export type Rules = AnswerOf<typeof getPriceRules>;
export type Rule = Rules["rules"][number];
export type CancelRow = Rules["cancelling"][number];
type Amount = Rule["charge"];
type Pricing = AnswerOf<typeof getPricing>;

/** '$10.00' or '10%' */
export const amountWords = (amount: Amount): string =>
  "dollars" in amount ? formatDollars(amount.dollars) : `${amount.percent}%`;

/** 'on Saturday and Sunday', 'each pet beyond 2' */
export function whenWords({ when }: Pick<Rule, "when">): string {
  switch (when.type) {
    case "holidays":
      return "on holidays";
    case "weekdays":
      return `on ${listed(when.weekdays.map((day) => weekdayNames[day] ?? ""))}`;
    case "frames":
      return `in the ${listed(when.timeframes.map((frame) => frameNames[frame].toLowerCase()))}`;
    case "late":
      return `booked less than ${count(when.hours, "hour")} before`;
    case "pets":
      return `each pet beyond ${when.beyond}`;
  }
}

/** 'every service', or the names of some */
export const servicesWords = ({ services }: Pick<Rule, "services">): string =>
  services.length === serviceTypes.length ? "every service" : listed(services.map((service) => serviceLabels[service]));

/** 'since Nov 20, 2026', 'from Jan 21, 2027 to Mar 1, 2027' */
export const spanWords = ({ from, to }: Pick<Rule, "from" | "to">, today: LocalDate): string =>
  `${from <= today ? "since" : "from"} ${fullDay(from)}${to ? ` until ${fullDay(addDays(to, -1))}` : ""}`;

/** Works an example of a rule with today's prices; undefined where it counts for no day soon. */
export function exampleOf(rule: Rule, rules: Rules, pricing: Pricing): { of: string; sum: string } | undefined {
  const [service] = rule.services;
  const date = exampleDay(rule, rules);
  if (!service || !date) return undefined;
  const price = centsOf(pricing[rateKeyOf(service)]);
  const rate = centsOf(business.defaultWalkerPay[rateKeyOf(service)] ?? 0);
  const { when } = rule;
  const timeframe = (when.type === "frames" && when.timeframes[0]) || "morning";
  const pets = when.type === "pets" ? when.beyond + 1 : 1;
  const visit = { service, date, original_date: date, timeframe, pet_names: Array(pets).fill(""), price_cents: price };
  const created_at = visitTimes({ date, timeframe, service }, zone).start - (when.type === "late" ? 1 : 1e12);
  const parts = partsOf(
    rulesInCents({ ...rules, rules: [{ ...rule, to: null }] }),
    visit,
    { created_at, price_cents: price },
    zone,
  );
  const added = parts.map(({ cents }) => ` + ${formatCents(cents)}`).join("");
  const pay = payOfParts(parts, rate);
  return {
    of: `${serviceLabels[service]}${exampleWords(rule, rules, date)}`,
    sum: `${formatCents(price)}${added} = ${formatCents(wholeOf({ price_cents: price, parts }))}. The walker gets ${
      pay > 0 ? `${formatCents(rate)} + ${formatCents(pay)}` : "nothing of it"
    }.`,
  };
}

/** The first day from the rule's on that it counts for, within a year. */
function exampleDay({ when, from }: Rule, rules: Rules): LocalDate | undefined {
  if (when.type === "weekdays") {
    const day = when.weekdays[0] ?? 0;
    const monday = startOfWeek(from);
    return addDays(monday, day < weekdayOf(from) ? day + 7 : day);
  }
  return when.type === "holidays" ? firstHoliday(rules, from) : from;
}

const firstHoliday = (rules: Rules, from: LocalDate): LocalDate | undefined =>
  Array.from({ length: 366 }, (_, n) => addDays(from, n)).find((date) => holidayOn(rules, date) !== undefined);

/** 'Christmas, Fri, Dec 25, 2026': the first holiday from a day on; undefined without one within a year. */
export function holidayFrom(rules: Rules, from: LocalDate): string | undefined {
  const date = firstHoliday(rules, from);
  return date && `${holidayOn(rules, date)}, ${fullDay(date)}`;
}

/** Says which other rules add to the same visits already; empty without one. */
export const alreadyWords = (rule: Rule, others: readonly Rule[]): string =>
  others
    .filter((one) => isAlike(one, rule) && one.services.some((service) => rule.services.includes(service)))
    .filter(({ from, to }) => (!to || to > rule.from) && (!rule.to || rule.to > from))
    .map((one) => `“${one.name}” already adds ${amountWords(one.charge)} ${whenWords(one)}. Both will count.`)
    .join(" ");

/** Whether two rules are of one kind and have a day or a frame in common. */
const isAlike = ({ when: one }: Rule, { when: other }: Rule): boolean =>
  one.type === other.type && timesIn(one).some((time) => timesIn(other).includes(time));
const timesIn = (when: Rule["when"]): readonly (number | string)[] =>
  when.type === "weekdays" ? when.weekdays : when.type === "frames" ? when.timeframes : [when.type];

function exampleWords({ when }: Rule, rules: Rules, date: LocalDate): string {
  switch (when.type) {
    case "holidays":
      return ` on ${holidayOn(rules, date)}`;
    case "weekdays":
      return ` on ${weekdayNames[when.weekdays[0] ?? 0]}`;
    case "frames":
      return `, ${frameNames[when.timeframes[0] ?? "morning"].toLowerCase()}`;
    case "late":
      return " booked late";
    case "pets":
      return ` of ${count(when.beyond + 1, "pet")}`;
  }
}

/** 'changes 31 booked visits, +$310.00' */
export const effectWords = ({ visits, change }: { visits: number; change: number }): string =>
  visits === 0
    ? "Nothing that is booked changes."
    : `Changes ${count(visits, "booked visit")}, ${change > 0 ? "+" : ""}${formatDollars(change)} in all.`;
