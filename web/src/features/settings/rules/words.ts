import { business } from "@petcare/business";
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
  timeFrames,
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
import type { Amount, Pricing, Rule, Rules } from "./data.ts";

export const serviceOptions = serviceTypes.map((value) => ({ value, label: serviceLabels[value] }));
export const frameOptions = timeFrames.map(({ value }) => ({ value, label: frameNames[value] }));

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

/** 'since Nov 20, 2026', 'from Jan 21, 2027 until Mar 1, 2027' */
export const spanWords = ({ from, to }: Pick<Rule, "from" | "to">, today: LocalDate): string =>
  `${from <= today ? "since" : "from"} ${fullDay(from)}${to ? ` until ${fullDay(addDays(to, -1))}` : ""}`;

/** 'Changes 31 booked visits, +$310.00 in all.' */
export const effectWords = ({ visits, change }: { visits: number; change: number }): string =>
  visits === 0
    ? "Nothing that is booked changes."
    : `Changes ${count(visits, "booked visit")}, ${change > 0 ? "+" : ""}${formatDollars(change)} in all.`;

/** Warns of each other rule that adds to the same visits: '“Weekend” already adds 10% on Sunday. Both will count.' */
export const overlapWords = (rule: Rule, others: readonly Rule[]): string =>
  others
    .filter((other) => overlap(rule, other))
    .map((other) => `“${other.name}” already adds ${amountWords(other.charge)} ${whenWords(other)}. Both will count.`)
    .join(" ");

/** Tells whether two rules of one kind can count for the same visit. */
const overlap = (one: Rule, other: Rule): boolean =>
  shareAny(one.services, other.services) &&
  shareAny(timesOf(one), timesOf(other)) &&
  (!one.to || one.to > other.from) &&
  (!other.to || other.to > one.from);

const shareAny = <Item>(some: readonly Item[], others: readonly Item[]) => some.some((item) => others.includes(item));

/** The weekdays or time frames for which a rule counts. Rules of other kinds always overlap with their own kind. */
function timesOf({ when }: Rule): string[] {
  if (when.type === "weekdays") return when.weekdays.map((day) => `weekday ${day}`);
  return when.type === "frames" ? when.timeframes : [when.type];
}

/** The first holiday from a day on; undefined without one within a year. */
const firstHoliday = (rules: Rules, from: LocalDate): LocalDate | undefined =>
  Array.from({ length: 366 }, (_, days) => addDays(from, days)).find((date) => holidayOn(rules, date) !== undefined);

/** 'Christmas, Fri, Dec 25, 2026': the first holiday from a day on; undefined without one within a year. */
export function firstHolidayWords(rules: Rules, from: LocalDate): string | undefined {
  const date = firstHoliday(rules, from);
  return date && `${holidayOn(rules, date)}, ${fullDay(date)}`;
}

/** A year, in milliseconds. A visit booked that early is not booked late by any rule. */
const early = 366 * 24 * 3_600_000;

/**
 * Works out what one visit costs by a rule, at today's prices: '25 minute walk on Christmas', and '$25.00 + $10.00 =
 * $35.00. The walker gets $15.00 + $5.00.' Undefined if the rule counts on no day within a year.
 */
export function exampleOf(rule: Rule, rules: Rules, pricing: Pricing) {
  const { when } = rule;
  const [service] = rule.services;
  const date = firstDayOf(rule, rules);
  if (!service || !date) return undefined;
  const price_cents = centsOf(pricing[rateKeyOf(service)]);
  const rate = centsOf(business.defaultWalkerPay[rateKeyOf(service)] ?? 0);
  const timeframe = (when.type === "frames" && when.timeframes[0]) || "morning";
  const pet_names = Array(when.type === "pets" ? when.beyond + 1 : 1).fill("");
  const { start } = visitTimes({ date, timeframe, service }, zone);
  const parts = partsOf(
    rulesInCents({ ...rules, rules: [{ ...rule, to: null }] }),
    { service, date, original_date: date, timeframe, pet_names, price_cents },
    { created_at: start - (when.type === "late" ? 1 : early), price_cents },
    zone,
  );
  const pay = payOfParts(parts, rate);
  const added = parts.map(({ cents }) => ` + ${formatCents(cents)}`).join("");
  const walker = pay > 0 ? `${formatCents(rate)} + ${formatCents(pay)}` : "nothing of it";
  return {
    visit: serviceLabels[service] + visitWords(rule, rules, date),
    sum: `${formatCents(price_cents)}${added} = ${formatCents(wholeOf({ price_cents, parts }))}. The walker gets ${walker}.`,
  };
}

function firstDayOf({ when, from }: Rule, rules: Rules): LocalDate | undefined {
  if (when.type === "holidays") return firstHoliday(rules, from);
  if (when.type !== "weekdays") return from;
  const day = when.weekdays[0] ?? 0;
  return addDays(startOfWeek(from), day < weekdayOf(from) ? day + 7 : day);
}

/** ' on Christmas', ', evening', ' of 3 pets' */
function visitWords({ when }: Rule, rules: Rules, date: LocalDate): string {
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
