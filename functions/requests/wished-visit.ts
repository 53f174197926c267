import { business } from "@petcare/business";
import {
  type Cancelling,
  type Cents,
  cancelRuleFor,
  formatCents,
  type OccurrencePlan,
  planCancelOne,
  planOccurrence,
  type RestoreRefusal,
  type TimeFrame,
  type VisitPart,
  type VisitPlan,
  wholeOf,
} from "@petcare/domain";
import {
  type ClientRequest,
  isSingle,
  moneyNow,
  parseVisitId,
  previewVisitAct,
  readPriceRules,
  readSchedule,
  readVisit,
  type Schedule,
  type Terms,
  type Visit,
  type VisitKey,
} from "@petcare/storage";
import { readLeft, restoring } from "../shared/editing/restoring.ts";
import { teamRates, termsBy } from "../shared/money/terms.ts";
import { AppError } from "../shared/pipeline/app-error.ts";
import { runtime, today } from "../shared/runtime.ts";
import { visitNotFound } from "../shared/visits/visit-not-found.ts";

/** A request as far as its act is concerned. Without a quote the act is at the settings of now. */
export type Wish = Pick<ClientRequest, "kind" | "visit" | "to" | "words" | "created_at"> &
  Partial<Pick<ClientRequest, "quote">>;

type Plan = VisitPlan<Visit, RestoreRefusal> | OccurrencePlan<Visit>;

interface WishedAct {
  key: VisitKey;
  plan: (schedule: Schedule, visit: Visit) => Plan;
  terms: Terms;
}

/**
 * The owner's own act on the one visit that a request is about. What its client was shown is charged.
 * @param free whether a cancelling is to charge and pay nothing
 */
export async function wishedAct(wish: Wish, { free = false } = {}): Promise<WishedAct> {
  const rules = await readPriceRules(runtime.db);
  const terms = termsBy(rules, await teamRates());
  const key = visitKeyOf(wish);
  const restore = restoring(wish.kind === "back" ? await leftOf(key) : new Set());
  const plan = (schedule: Schedule, visit: Visit): Plan => {
    if (wish.kind === "cancel") return planCancelOne(visit, cancelling(visit), moneyNow(schedule, terms));
    const planned = wish.kind === "back" ? restore(schedule, visit) : moving(schedule, visit, wish);
    if (planned.outcome === "planned" && wish.quote) {
      holdToPrice(wish.quote.cents, wholePrice(schedule, planned.after, terms));
    }
    return planned;
  };
  return { key, plan, terms };

  /** The lead counts from the moment of asking. */
  function cancelling(visit: Visit): Cancelling {
    const rule = free ? undefined : cancelRuleFor(rules, visit, wish.created_at, business.timeZone);
    const shown = wish.quote?.cents;
    return {
      charge: free || shown === undefined ? { type: rule?.charge ?? "nothing" } : { type: "amount", cents: shown },
      pay: { type: rule?.pay ?? "nothing" },
      ...(wish.words && { reason: wish.words }),
    };
  }
}

/** Finds out what the act of a request would do, by the settings of now. Nothing is written. */
export async function previewWish(wish: Wish) {
  const { key, plan, terms } = await wishedAct(wish);
  const nobody = { id: "", way: "web", request_id: "", at: runtime.now() } as const;
  const result = await previewVisitAct(runtime.db, { key, plan, by: nobody, today: today() });
  return { result, terms };
}

/** @throws AppError not_found for an id that is no visit's */
export function visitKeyOf({ visit }: Pick<ClientRequest, "visit">): VisitKey {
  const key = parseVisitId(visit ?? "");
  if (!key) throw visitNotFound();
  return key;
}

/** Reads who of the people of a visit and its schedule has left for good. */
async function leftOf(key: VisitKey): Promise<ReadonlySet<string>> {
  const [schedule, visit] = await Promise.all([readSchedule(runtime.db, key.schedule_id), readVisit(runtime.db, key)]);
  return readLeft([schedule, visit].flatMap((one) => one ?? []));
}

const moving = (schedule: Schedule, visit: Visit, { to }: Wish): Plan =>
  planOccurrence(schedule, visit, { changes: to ? { timeframe: to.timeframe } : {}, date: to?.date }, today());

/** Computes the parts of an open visit's price by some terms. A single booking has the price of its visit. */
export function partsNow(schedule: Schedule, visit: Visit, terms: Terms): readonly VisitPart[] {
  const booking = isSingle(schedule) ? { ...schedule, price_cents: visit.price_cents } : schedule;
  return moneyNow(booking, terms).partsOf(visit);
}

/** Computes what a visit costs by some terms, its parts included. */
export const wholePrice = (schedule: Schedule, visit: Visit, terms: Terms): Cents =>
  wholeOf({ ...visit, parts: partsNow(schedule, visit, terms) });

/** @throws AppError conflict where something costs something else by now than its client was shown */
export function holdToPrice(shown: Cents, now: Cents): void {
  if (shown !== now) throw new AppError("conflict", otherPrice(now, shown));
}

/** Says what the owner does then. */
export const otherPrice = (now: Cents, shown: Cents): string =>
  `The price is ${formatCents(now)} by now, and ${formatCents(shown)} was shown. Book it by hand, or decline.`;

/** A request that is about a walk or visits. */
export type RequestAboutVisits = ClientRequest & {
  timeframe: TimeFrame;
  service: NonNullable<ClientRequest["service"]>;
};

/** Whether a request is about a walk or visits, which 'care' and 'off' are not. */
export const isAboutVisits = (request: ClientRequest): request is RequestAboutVisits =>
  request.timeframe !== undefined && request.service !== undefined;
