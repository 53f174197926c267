import type { askRequest, RequestOf } from "@petcare/contract";
import { type Cancelling, type Cents, isOpen, planCancelOne, soldAs, totalOf } from "@petcare/domain";
import {
  type ClientRequest,
  type HardDayAct,
  moneyNow,
  parseVisitId,
  readAnyVisits,
  readPriceRules,
  type Schedule,
  type Terms,
  type User,
  type Visit,
  visitId,
} from "@petcare/storage";
import { costing, isToCome, workOfDays } from "../shared/hard-days/work-of-days.ts";
import { teamRates, termsBy } from "../shared/money/terms.ts";
import { AppError } from "../shared/pipeline/app-error.ts";
import { runtime, today } from "../shared/runtime.ts";
import { beginOf } from "./begin-of.ts";
import { wholePrice } from "./wished-visit.ts";

type Body = RequestOf<typeof askRequest>["body"];

/**
 * Lists the visits on a client's days away, with the cost of cancelling each now, in cents. By default the free ones are
 * cancelled.
 * @throws AppError invalid_input if the days are not valid, conflict if a chosen visit is missing
 */
export async function awayOf(body: Body, client: User) {
  const { date = today(), through = date, visit_ids } = body;
  const { visits: open, schedules } = await workOfDays(
    { field: "date", from: date, through },
    { id: client.id, role: "client" },
  );
  const terms = await termsNow();
  const costOf = await costing({ cost: "rule", at: runtime.now() });
  const visits = open
    .filter((visit) => isToCome(visit) && beginOf(visit.date, visit.timeframe) > runtime.now())
    .sort((a, b) => beginOf(a.date, a.timeframe) - beginOf(b.date, b.timeframe))
    .flatMap((visit) => {
      const schedule = schedules.get(visit.schedule_id);
      if (!schedule) return [];
      const charge = chargeOf(visit, schedule, costOf(visit), terms);
      const chosen = visit_ids ? visit_ids.includes(visitId(visit)) : charge === 0;
      return [{ visit, price: wholePrice(schedule, visit, terms), charge, chosen }];
    });
  const chosen = visits.filter((one) => one.chosen);
  if (visit_ids && new Set(visit_ids).size > chosen.length) {
    throw new AppError("conflict", "The visits of these days have changed since you looked.");
  }
  // Without a chosen visit this is only a preview.
  const first = (chosen[0] ?? visits[0])?.visit;
  if (!first) throw new AppError("conflict", "Nothing is booked on these days.");
  const draft = {
    date,
    through,
    timeframe: first.timeframe,
    service: soldAs(first.service),
    pet_names: [...new Set(chosen.flatMap(({ visit }) => visit.pet_names))],
    begins_at: beginOf(first.date, first.timeframe),
    visits: chosen.map(({ visit, charge }) => ({ visit: visitId(visit), version: visit.version, cents: charge })),
    quote: { cents: totalOf(chosen.map(({ charge }) => charge)) },
  };
  return { draft, recurring: false, visits };
}

/** A visit that accepting the request cancels, with its charge in cents. */
export interface AwayCancelled {
  visit: Visit;
  charge: Cents;
}

/** The effect of accepting a client's days away now. */
export interface AwayDoes {
  look: string[];
  away: AwayCancelled[];
  /** The charge by the current settings. */
  cents: Cents;
  acts: HardDayAct[];
}

/**
 * Plans accepting the request: each coming visit is cancelled at the charge that was shown.
 * @param free cancels without charge and pay
 */
export async function awayDoes(request: ClientRequest, free = false): Promise<AwayDoes> {
  const { visits: listed = [], client_id, created_at, words } = request;
  const { visits, schedules } = await readAnyVisits(
    runtime.db,
    listed.flatMap(({ visit }) => parseVisitId(visit) ?? []),
  );
  const costOf = await costing({ cost: free ? "free" : "rule", at: created_at });
  const terms = await termsNow();
  const found = listed.flatMap(({ visit: id, version, cents }) => {
    const visit = visits.get(id);
    const schedule = visit && schedules.get(visit.schedule_id);
    if (!schedule || visit.client_id !== client_id || !isOpen(visit) || !isToCome(visit)) return [];
    const cost = costOf(visit);
    const charge = free ? cost.charge : ({ type: "amount", cents } as const);
    const does = { do: "cancel", ...cost, charge, ...(words && { reason: words }) } as const;
    const before = { date: visit.date, ...(visit.walker_id && { walker_id: visit.walker_id }) };
    const act: HardDayAct = { visit: id, version: visit.version, does, before };
    const now = chargeOf(visit, schedule, cost, terms);
    return [{ act, now, away: { visit, charge: free ? 0 : cents }, isChanged: visit.version !== version }];
  });
  const gone = listed.length - found.length;
  const changed = found.filter(({ isChanged }) => isChanged).length;
  return {
    look: [
      ...(gone > 0
        ? [`Done, cancelled or begun by now: ${gone} of ${listed.length} visits. They stay as they are.`]
        : []),
      ...(changed > 0 ? [`Changed since it was asked for: ${changed} of ${listed.length} visits.`] : []),
    ],
    away: found.map(({ away }) => away),
    cents: totalOf(found.map(({ now }) => now)),
    acts: found.map(({ act }) => act),
  };
}

const termsNow = async (): Promise<Terms> => termsBy(await readPriceRules(runtime.db), await teamRates());

function chargeOf(visit: Visit, schedule: Schedule, cancelling: Cancelling, terms: Terms): Cents {
  const planned = planCancelOne(visit, cancelling, moneyNow(schedule, terms));
  return planned.outcome === "planned" ? (planned.after.charge_cents ?? 0) : 0;
}
