import { business } from "@petcare/business";
import type { AnswerOf, doHardDay } from "@petcare/contract";
import { fillsFrame, frameLoads, planCancelOne, soldAs, toDollars, totalOf, withParts } from "@petcare/domain";
import { moneyNow, payFor, type User, type Visit, visitId } from "@petcare/storage";
import { toGive } from "../shared/deactivating/decide.ts";
import { changedParts } from "../shared/editing/changed-parts.ts";
import type { Planned } from "./plan-hard-day.ts";

type Preview = AnswerOf<typeof doHardDay>;
type Line = Preview["visits"][number];

/** Makes the preview of a hard day: each visit, the walkers who take over, and the money. */
export function previewOf(planned: Planned): Pick<Preview, "visits" | "begun" | "walkers" | "money" | "parts"> {
  const rows = planned.work.visits.map((visit) => ({ visit, money: moneyOf(visit, planned) }));
  const sum = (name: keyof Preview["money"]) => toDollars(totalOf(rows.map(({ money }) => money[name])));
  return {
    visits: rows.map(({ visit, money }) => lineOf(visit, planned, money)),
    begun: planned.begun,
    walkers: planned.team.map((walker) => walkerLine(walker, planned)),
    money: { charged: sum("charged"), paid: sum("paid"), pay: sum("pay"), new_pay: sum("new_pay") },
    ...changedParts(movesOf(planned), planned.rules),
  };
}

/** Lists the moved visits, each before and after. */
const movesOf = ({ work, plan }: Planned) =>
  work.visits.flatMap((visit) => {
    const act = plan.acts.get(visitId(visit));
    const schedule = work.schedules.get(visit.schedule_id);
    if (act?.do !== "move" || !schedule) return [];
    return [{ before: { schedule, visit }, after: { schedule, visit: { ...visit, date: act.date } } }];
  });

/** Computes a visit's money in cents if its act were done now. */
function moneyOf(visit: Visit, { work, plan, terms }: Planned): Preview["money"] {
  const act = plan.acts.get(visitId(visit));
  const schedule = work.schedules.get(visit.schedule_id);
  const whole = schedule ? withParts(visit, moneyNow(schedule, terms).partsOf(visit)) : visit;
  const cancelled = act?.do === "cancel" && schedule && planCancelOne(visit, act, moneyNow(schedule, terms));
  const { charge_cents = 0, pay_cents = 0 } = cancelled && cancelled.outcome === "planned" ? cancelled.after : {};
  const goesOn = act?.do === "give" || act?.do === "move";
  const payOf = (walker_id: string | null | undefined) =>
    goesOn && walker_id ? payFor({ ...whole, walker_id }, terms.rates) : 0;
  const pay = payOf(visit.walker_id);
  return { charged: charge_cents, paid: pay_cents, pay, new_pay: act?.do === "give" ? payOf(act.walker_id) : pay };
}

function lineOf(visit: Visit, { plan: { acts, unfit }, goOn }: Planned, { charged, paid }: Preview["money"]): Line {
  const [_id, walker_id] = [visitId(visit), visit.walker_id ?? null];
  const act = acts.get(_id);
  const { date, timeframe, client_id, pet_names } = visit;
  return {
    ...{ _id, date, timeframe, client_id, pet_names, walker_id },
    service: soldAs(visit.service),
    usual: !goOn.has(_id),
    does: act?.do ?? "stay",
    to_walker_id: act?.do === "give" ? act.walker_id : walker_id,
    to_date: act?.do === "move" ? act.date : date,
    unfit: unfit.includes(_id),
    charge: toDollars(charged),
    pay: toDollars(paid),
  };
}

/** Makes a walker's line: their visits on these days before and after, and the fullest frame in which they take one over. */
function walkerLine({ id, name }: User, { work, plan, there, chosen }: Planned): Preview["walkers"][number] {
  const isGiven = (visit: Visit) => {
    const act = plan.acts.get(visitId(visit));
    return act?.do === "give" && act.walker_id === id;
  };
  const got = work.visits.filter(isGiven).map((visit) => ({ ...toGive(visit), walker_id: id }));
  const own = there.filter(({ walker_id }) => walker_id === id);
  const loads = got.filter(fillsFrame).flatMap(({ date, timeframe }) => {
    const ofDay = [...own, ...got].filter((visit) => visit.date === date && visit.timeframe === timeframe);
    return frameLoads(ofDay, business.travelBufferMinutes).map((load) => ({ date, ...load }));
  });
  const [fullest] = loads.sort((a, b) => b.share - a.share);
  return {
    walker_id: id,
    name,
    chosen: chosen.has(id),
    before: own.length,
    after: own.length + got.length,
    fullest: fullest
      ? { date: fullest.date, timeframe: fullest.timeframe, minutes: fullest.minutes, of: fullest.limit }
      : null,
  };
}
