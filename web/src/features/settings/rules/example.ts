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
  startOfWeek,
  visitTimes,
  weekdayNames,
  weekdayOf,
  wholeOf,
} from "@petcare/domain";
import { frameNames, zone } from "../../../lib/format/time.ts";
import { count } from "../../../lib/format/words.ts";
import { rulesInCents } from "../../../parts/money/rules-in-cents.ts";
import type { Pricing, Rule, Rules } from "./data.ts";
import { firstHoliday } from "./words.ts";

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
