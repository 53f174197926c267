import { business } from "@petcare/business";
import type { askRequest, RequestOf } from "@petcare/contract";
import {
  addDays,
  begunSentence,
  type CareFact,
  type Cents,
  cancelRuleFor,
  dayLong,
  isOpen,
  soldAs,
  type VisitPart,
} from "@petcare/domain";
import {
  type ClientRequest,
  readPriceRules,
  readVisit,
  readVisitsIn,
  type User,
  type Visit,
  visitId,
} from "@petcare/storage";
import { visitRefusal } from "../shared/editing/refusals.ts";
import { AppError, invalidField } from "../shared/pipeline/app-error.ts";
import { ofAnybody } from "../shared/pipeline/of-anybody.ts";
import { runtime, today } from "../shared/runtime.ts";
import { visitNotFound } from "../shared/visits/visit-not-found.ts";
import { awayOf } from "./away.ts";
import { beginOf, checkNear } from "./begin-of.ts";
import { careOf } from "./care.ts";
import { offOf } from "./walker-off.ts";
import { wishedBooking } from "./wished-booking.ts";
import { partsNow, previewWish, visitKeyOf, type Wish, wholePrice } from "./wished-visit.ts";

type Body = RequestOf<typeof askRequest>["body"];

/** A request before it is stored: its subject and its price. */
type Draft = Omit<
  ClientRequest,
  "id" | "version" | "state" | "client_id" | "created_at" | "created_by" | "request_hash"
>;

interface Made {
  draft: Omit<Draft, "kind" | "words">;
  recurring: boolean;
  /** For 'away': all visits on the days, including those that stay. */
  visits?: Awaited<ReturnType<typeof awayOf>>["visits"];
  /** For 'care': the current care sheet. */
  sheet?: CareFact[];
}

/** In days. No cancellation rule looks further ahead. */
const longestLead = 31;

/**
 * Drafts a request at current prices. Writes nothing.
 * @throws AppError not_found for another client's visit, conflict or invalid_input if it cannot be requested
 */
export async function draftOf(body: Body, asker: User): Promise<Made & { draft: Draft }> {
  checkNear(body.date);
  const { draft, ...made } = await wishOf(body, asker);
  const { begins_at = Number.POSITIVE_INFINITY } = draft;
  if (begins_at <= runtime.now()) throw new AppError("conflict", begunSentence(body.kind, "client"));
  return { ...made, draft: { ...draft, kind: body.kind, words: body.words || undefined } };
}

function wishOf(body: Body, asker: User): Promise<Made> | Made {
  switch (body.kind) {
    case "book":
      return walkOf(body, asker);
    case "away":
      return awayOf(body, asker);
    case "care":
      return careOf(body, asker);
    case "off":
      return offOf(body, asker);
    default:
      return visitOf(body, asker);
  }
}

async function walkOf(body: Body, client: User) {
  const { date = today(), timeframe = "morning", service_type: service = "25", weekdays } = body;
  const service_label = (service === "other" && body.service_label) || undefined;
  const names = client.pets.map(({ name }) => name);
  const pet_names = body.pet_names.length > 0 ? body.pet_names : names;
  if (names.length > 0 && !pet_names.every((name) => names.includes(name))) {
    throw invalidField("pet_names", "Pets must be yours");
  }
  if (service === "other" && !service_label) throw invalidField("service_label", "Service Description is required");
  const begins_at = beginOf(date, timeframe);
  const draft = { date, timeframe, service, service_label, pet_names, begins_at, weekdays };
  const { cents, parts } = await wishedBooking({ ...draft, client_id: client.id, created_at: runtime.now() });
  return { draft: { ...draft, quote: quoteOf(cents, parts) }, recurring: weekdays !== undefined };
}

async function visitOf(body: Body, client: User) {
  const { kind, visit_id, following, date, timeframe } = body;
  const key = visitKeyOf({ visit: visit_id });
  const visit = await readVisit(runtime.db, key);
  if (visit?.client_id !== client.id) throw visitNotFound();
  if (kind !== "back" && !isOpen(visit)) throw new AppError("conflict", "This walk is done or cancelled already.");
  const to = kind === "change" && date && timeframe ? { date, timeframe } : undefined;
  if (to && to.date < today()) throw invalidField("date", "Choose today or a later day.");
  const isSeries = kind === "cancel" && following && visit.recurring;
  const begins = [visit, ...(to ? [to] : [])].map((place) => beginOf(place.date, place.timeframe));
  const draft = {
    date: visit.date,
    timeframe: visit.timeframe,
    service: soldAs(visit.service),
    service_label: visit.service_label,
    pet_names: visit.pet_names,
    begins_at: Math.min(...begins),
    visit: visitId(visit),
    seen: visit.version,
    to,
    following: isSeries ? (true as const) : undefined,
  };
  if (isSeries) await checkFree(visit);
  const quote = isSeries ? { cents: 0 } : await visitQuote({ kind, to, visit: draft.visit });
  return { draft: { ...draft, quote }, recurring: visit.recurring };
}

async function visitQuote(wish: Pick<Wish, "kind" | "to" | "visit">) {
  const { result, terms } = await previewWish({ ...wish, created_at: runtime.now() });
  if (result.outcome === "missing") throw visitNotFound();
  if (result.outcome === "refused") throw visitRefusal(result.reason, result.visit);
  if (result.outcome !== "done") throw new AppError("conflict", "It is so already.");
  const { visit, before } = result;
  if (wish.kind === "cancel") return { cents: visit.charge_cents ?? 0 };
  return quoteOf(wholePrice(before.schedule, visit, terms), partsNow(before.schedule, visit, terms));
}

const quoteOf = (cents: Cents, parts: readonly VisitPart[]) => ({
  cents,
  ...(parts.length > 0 && { parts: parts.map(({ name, cents: of }) => ({ name, cents: of })) }),
});

/**
 * Checks that ending a series is free. Its visits would have different cancellation fees, but the form shows one price.
 * @throws AppError conflict that names the first day from which it is free
 */
async function checkFree({ schedule_id, original_date, client_id }: Visit): Promise<void> {
  const rules = await readPriceRules(runtime.db);
  const range = { from: today(), to: addDays(today(), longestLead) };
  const visits = await readVisitsIn(
    runtime.db,
    range,
    ["schedule_id", "original_date", "date", "timeframe", "service", "status"],
    { role: "client", id: ofAnybody(client_id) },
  );
  const charged = visits.filter(
    (visit) =>
      visit.schedule_id === schedule_id &&
      visit.original_date >= original_date &&
      isOpen(visit) &&
      (cancelRuleFor(rules, visit, runtime.now(), business.timeZone)?.charge ?? "nothing") !== "nothing",
  );
  const last = charged
    .map(({ date }) => date)
    .sort()
    .at(-1);
  if (last === undefined) return;
  throw new AppError(
    "conflict",
    `Cancelling the visit of ${dayLong(last)} costs something. Cancel the visits up to then one by one, and the rest from the next one on.`,
  );
}
