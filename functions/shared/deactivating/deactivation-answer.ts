import { business } from "@petcare/business";
import type { AnswerOf, deactivatePerson } from "@petcare/contract";
import { cancelCharge, cancelledPay, daysBetween, hasRoom, toDollars, wholeOf, withParts } from "@petcare/domain";
import {
  isSingle,
  listPeople,
  moneyNow,
  type OpenWork,
  payFor,
  type Terms,
  type User,
  type Visit,
  visitId,
} from "@petcare/storage";
import { runtime } from "../runtime.ts";
import { type HandoverPlan, toGive } from "./decide.ts";
import type { ScheduleContext } from "./schedule-context.ts";

type DeactivationAnswer = AnswerOf<typeof deactivatePerson>;

/** The most unassignable visits that are listed one by one. */
const named = 20;

interface Planned {
  work: OpenWork;
  context: ScheduleContext;
  plan: HandoverPlan;
  terms: Terms;
}

/** Counts the effects on the visits. */
function outcomeOf({ visits }: OpenWork, { walkerByVisit, cancel }: HandoverPlan): DeactivationAnswer["outcome"] {
  const to = (is: (walker: string | null | undefined) => boolean) =>
    visits.filter((visit) => is(walkerByVisit.get(visitId(visit)))).length;
  return {
    kept: cancel ? 0 : to((walker) => walker === undefined),
    moved: to((walker) => typeof walker === "string"),
    unassigned: to((walker) => walker === null),
    cancelled: cancel ? visits.length : 0,
  };
}

/** Makes the preview's part about visits and money. */
export function visitsAnswer({ work, context, plan, terms }: Planned) {
  const { visits, schedules } = work;
  const { walkerByVisit } = plan;
  const ofSeries = visits.filter(({ schedule_id }) => isOfSeries(work, schedule_id));
  const nobody = visits.filter((visit) => walkerByVisit.get(visitId(visit)) === null);
  return {
    visits: {
      count: visits.length,
      today: visits.filter(({ date }) => date === context.today).length,
      first: visits[0]?.date ?? null,
      last: visits.at(-1)?.date ?? null,
      in_series: ofSeries.length,
      series: [...schedules.values()].filter((schedule) => !isSingle(schedule)).length,
      clients: new Set(visits.map(({ client_id }) => client_id)).size,
    },
    outcome: outcomeOf(work, plan),
    walkers: context.team.map((walker) => walkerLine(walker, { work, context, plan, terms })),
    nobody: nobody.slice(0, named).map((visit) => ({
      _id: visitId(visit),
      date: visit.date,
      timeframe: visit.timeframe,
      client_id: visit.client_id,
      pet_names: [...visit.pet_names],
    })),
    money: moneyAnswer(work, plan, terms),
  };
}

/** Sums up the money of the visits, before and after. */
function moneyAnswer({ visits, schedules }: OpenWork, { walkerByVisit, cancel }: HandoverPlan, terms: Terms) {
  const pay = (visit: Visit) => payFor(visit, terms.rates);
  const whole = visits.map((visit) => {
    const schedule = schedules.get(visit.schedule_id);
    return schedule ? withParts(visit, moneyNow(schedule, terms).partsOf(visit)) : visit;
  });
  const sum = (of: (visit: Visit) => number) => toDollars(whole.reduce((total, visit) => total + of(visit), 0));
  const newPay = (visit: Visit) => {
    const walker = walkerByVisit.get(visitId(visit));
    return walker ? pay({ ...visit, walker_id: walker }) : 0;
  };
  return {
    prices: sum(wholeOf),
    pay: sum(pay),
    new_pay: sum(newPay),
    charged: sum((visit) => (cancel ? cancelCharge(cancel.charge, wholeOf(visit)) : 0)),
    paid: sum((visit) => (cancel ? cancelledPay(visit, cancel.pay, pay) : 0)),
  };
}

const isOfSeries = ({ schedules }: OpenWork, id: string) => {
  const schedule = schedules.get(id);
  return schedule !== undefined && !isSingle(schedule);
};

function walkerLine({ id, name }: User, { work: { visits }, context, plan: { walkerByVisit } }: Planned) {
  const weeks = Math.max(1, daysBetween(context.today, context.until) / 7);
  const own = context.there.filter(({ walker_id }) => walker_id === id).length;
  const got = visits.filter((visit) => walkerByVisit.get(visitId(visit)) === id).length;
  const travel = business.travelBufferMinutes;
  return {
    walker_id: id,
    name,
    visits: got,
    room: visits.filter((visit) => hasRoom(toGive(visit), id, { ...context, travel })).length,
    knows: [...new Set(visits.map(({ client_id }) => client_id))].filter((client) => context.knows(client, id) > 0)
      .length,
    before: Math.round(own / weeks),
    after: Math.round((own + got) / weeks),
  };
}

/** Lists the client keys that a person holds. */
export async function heldKeys(id: string): Promise<DeactivationAnswer["keys"]> {
  const clients = await listPeople(runtime.db, "clients");
  return clients.flatMap((client) =>
    (client.keys ?? [])
      .filter(({ holder_id }) => holder_id === id)
      .map((key) => ({
        client_id: client.id,
        client_name: client.name,
        key_id: key.id,
        label: key.label,
        since: key.since,
      })),
  );
}
