import { type AnswerOf, clientSeries } from "@petcare/contract";
import {
  addMonths,
  fieldsAt,
  isOnRule,
  type LocalDate,
  mayHaveParts,
  type PriceRules,
  payOf,
  soldAs,
  stepStarts,
  toDollars,
  toRuleText,
  totalOf,
} from "@petcare/domain";
import { type ComingSeries, readClientSeries, readPriceRules, readUsers, type Visit, visitId } from "@petcare/storage";
import { payRatesOf } from "../shared/money/terms.ts";
import { findClient } from "../shared/people/find-person.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime, today } from "../shared/runtime.ts";
import type { People } from "../shared/visits/visit-answer.ts";

export const handler = endpoint(clientSeries, async ({ params }) => {
  const { id } = await findClient(params.id);
  const month = addMonths(`${today().slice(0, 7)}-01` as LocalDate, 1);
  const coming = await readClientSeries(runtime.db, id, { today: today(), to: addMonths(month, 1) });
  const walkers = coming.flatMap(({ schedule, next }) => fieldsAt(schedule, next.original_date).walker_id ?? []);
  const [team, rules] = await Promise.all([readUsers(runtime.db, walkers), readPriceRules(runtime.db)]);
  return coming.flatMap((series) => answerOf(series, month, { team, rules }));
});

/** @param month the first day of the month that is added up */
function answerOf(
  { schedule, next, visits }: ComingSeries,
  month: LocalDate,
  { team, rules }: { team: People; rules: PriceRules },
): AnswerOf<typeof clientSeries> {
  const { id, date, recurrence } = schedule;
  if (recurrence.frequency === "none") return [];
  const given = fieldsAt(schedule, next.original_date);
  const walker = team.get(given.walker_id ?? "");
  const pay = walker && payOf({ service: given.service }, payRatesOf(walker));
  const ofMonth = visits.filter(
    (visit) => visit.status !== "cancelled" && visit.date.slice(0, 7) === month.slice(0, 7),
  );
  return [
    {
      id,
      date,
      rrule: toRuleText(recurrence, date),
      timeframe: given.timeframe,
      service_type: soldAs(given.service),
      service_label: given.service_label ?? null,
      pet_names: given.pet_names,
      walker_id: given.walker_id ?? null,
      price: toDollars(given.price_cents),
      pay: pay === undefined ? null : toDollars(pay),
      next: { _id: visitId(next), date: next.date },
      changes_on: stepStarts(schedule, next.original_date)[1] ?? null,
      exceptions: visits
        .filter((visit) => isException(schedule, visit))
        .map((visit) => ({
          _id: visitId(visit),
          original_date: visit.original_date,
          date: visit.date,
          timeframe: visit.timeframe,
          walker_id: visit.walker_id ?? null,
          status: visit.status,
        })),
      month: {
        from: month,
        visits: ofMonth.length,
        price: toDollars(totalOf(ofMonth.map(({ price_cents }) => price_cents))),
        ...(ofMonth.some((visit) => mayHaveParts(rules, visit)) && { plus_fees: true as const }),
      },
    },
  ];
}

/** Tells whether a visit differs from its series. A visit cancelled by the series' end does not. */
function isException(schedule: ComingSeries["schedule"], visit: Visit): boolean {
  const { original_date } = visit;
  if (visit.status === "cancelled") {
    return isOnRule(schedule.recurrence, schedule.date, original_date);
  }
  const given = fieldsAt(schedule, original_date);
  return visit.date !== original_date || visit.timeframe !== given.timeframe || visit.walker_id !== given.walker_id;
}
