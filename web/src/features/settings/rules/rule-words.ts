import type { AnswerOf, getPriceRules } from "@petcare/contract";
import { addDays, holidayOn, type LocalDate, serviceLabels, serviceTypes, weekdayNames } from "@petcare/domain";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { listed } from "../../../lib/format/listed.ts";
import { frameNames, fullDay } from "../../../lib/format/time.ts";
import { count } from "../../../lib/format/words.ts";

export type Rules = AnswerOf<typeof getPriceRules>;
export type Rule = Rules["rules"][number];
export type CancelRow = Rules["cancelling"][number];
type Amount = Rule["charge"];

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

const firstHoliday = (rules: Rules, from: LocalDate): LocalDate | undefined =>
  Array.from({ length: 366 }, (_, n) => addDays(from, n)).find((date) => holidayOn(rules, date) !== undefined);

/** 'Christmas, Fri, Dec 25, 2026': the first holiday from a day on; undefined without one within a year. */
export function holidayFrom(rules: Rules, from: LocalDate): string | undefined {
  const date = firstHoliday(rules, from);
  return date && `${holidayOn(rules, date)}, ${fullDay(date)}`;
}

/** 'changes 31 booked visits, +$310.00' */
export const effectWords = ({ visits, change }: { visits: number; change: number }): string =>
  visits === 0
    ? "Nothing that is booked changes."
    : `Changes ${count(visits, "booked visit")}, ${change > 0 ? "+" : ""}${formatDollars(change)} in all.`;
