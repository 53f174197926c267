import { type AnswerOf, completedWalksTotals } from "@petcare/contract";
import { type Billing, billingOf, chargeOf, toDollars, totalOf } from "@petcare/domain";
import { type CalendarVisit, calendarFields, readDoneVisits } from "@petcare/storage";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { doneQuery } from "./done-query.ts";
import { lateMinutes } from "./walk-answer.ts";

export const handler = endpoint(completedWalksTotals, async ({ query, caller }) =>
  totalsOf(await readDoneVisits(runtime.db, doneQuery(query, caller), calendarFields)),
);

function totalsOf(visits: readonly CalendarVisit[]): AnswerOf<typeof completedWalksTotals> {
  const completed = visits.filter(({ status }) => status === "completed").length;
  const inBucket = (billing: Billing) => sumsOf(visits.filter((visit) => billingOf(visit) === billing));
  return {
    ...sumsOf(visits),
    completed,
    cancelled: visits.length - completed,
    late: visits.filter((visit) => lateMinutes(visit) > 0).length,
    to_bill: inBucket("to-bill"),
    invoiced: inBucket("invoiced"),
    written_off: inBucket("written-off"),
    days: [...Map.groupBy(visits, ({ date }) => date)].map(([date, ofDay]) => ({ date, ...sumsOf(ofDay) })),
  };
}

function sumsOf(visits: readonly CalendarVisit[]) {
  const sum = (cents: (visit: CalendarVisit) => number) => toDollars(totalOf(visits.map(cents)));
  return { count: visits.length, charge: sum(chargeOf), pay: sum(({ pay_cents = 0 }) => pay_cents) };
}
