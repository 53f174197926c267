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

/** The fields of a request that its act needs. Without a quote the act uses the current settings. */
export type Wish = Pick<ClientRequest, "kind" | "visit" | "to" | "words" | "created_at"> &
  Partial<Pick<ClientRequest, "quote">>;

type Plan = VisitPlan<Visit, RestoreRefusal> | OccurrencePlan<Visit>;

interface WishedAct {
  key: VisitKey;
  plan: (schedule: Schedule, visit: Visit) => Plan;
  terms: Terms;
}

/**
 * Makes the owner's act on the request's visit. It charges what the client was shown.
 * @param free cancels without charge and pay
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

  /** Computes the cancellation. The lead time counts from the request. */
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

/** Previews the act of a request by the current settings. Writes nothing. */
export async function previewWish(wish: Wish) {
  const { key, plan, terms } = await wishedAct(wish);
  const nobody = { id: "", way: "web", request_id: "", at: runtime.now() } as const;
  const result = await previewVisitAct(runtime.db, { key, plan, by: nobody, today: today() });
  return { result, terms };
}

/** @throws AppError not_found if the id is not a visit's */
export function visitKeyOf({ visit }: Pick<ClientRequest, "visit">): VisitKey {
  const key = parseVisitId(visit ?? "");
  if (!key) throw visitNotFound();
  return key;
}

/** Reads the ids of the visit's and its schedule's people who have left. */
async function leftOf(key: VisitKey): Promise<ReadonlySet<string>> {
  const [schedule, visit] = await Promise.all([readSchedule(runtime.db, key.schedule_id), readVisit(runtime.db, key)]);
  return readLeft([schedule, visit].flatMap((one) => one ?? []));
}

const moving = (schedule: Schedule, visit: Visit, { to }: Wish): Plan =>
  planOccurrence(schedule, visit, { changes: to ? { timeframe: to.timeframe } : {}, date: to?.date }, today());

/** Computes an open visit's price parts. A single booking has the price of its visit. */
export function partsNow(schedule: Schedule, visit: Visit, terms: Terms): readonly VisitPart[] {
  const booking = isSingle(schedule) ? { ...schedule, price_cents: visit.price_cents } : schedule;
  return moneyNow(booking, terms).partsOf(visit);
}

/** Computes a visit's price with its parts. */
export const wholePrice = (schedule: Schedule, visit: Visit, terms: Terms): Cents =>
  wholeOf({ ...visit, parts: partsNow(schedule, visit, terms) });

/** Checks that the price is the one that was shown. @throws AppError conflict */
export function holdToPrice(shown: Cents, now: Cents): void {
  if (shown !== now) throw new AppError("conflict", otherPrice(now, shown));
}

/** Makes the sentence about a price that has changed. */
export const otherPrice = (now: Cents, shown: Cents): string =>
  `The price is ${formatCents(now)} by now, and ${formatCents(shown)} was shown. Book it by hand, or decline.`;

/** A request about a walk or visits. */
export type RequestAboutVisits = ClientRequest & {
  timeframe: TimeFrame;
  service: NonNullable<ClientRequest["service"]>;
};

/** Tells whether a request is about a walk or visits. 'care' and 'off' are not. */
export const isAboutVisits = (request: ClientRequest): request is RequestAboutVisits =>
  request.timeframe !== undefined && request.service !== undefined;
