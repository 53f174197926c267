import { business } from "@petcare/business";
import {
  type AgreementKind,
  agreementList,
  type Cents,
  dayLong,
  durationMinutes,
  fillsFrame,
  formatCents,
  frameMinutes,
  isCancelling,
  soldAs,
} from "@petcare/domain";
import { type ClientRequest, type HardDayAct, isSingle, readUser, type Visit } from "@petcare/storage";
import { checkBooking } from "../shared/editing/check-booking.ts";
import { visitRefusal } from "../shared/editing/refusals.ts";
import { AppError } from "../shared/pipeline/app-error.ts";
import { digest, runtime } from "../shared/runtime.ts";
import { isAboutVisits, type RequestAboutVisits } from "./about-visits.ts";
import { type AwayCancelled, awayDoes } from "./away.ts";
import { careDoes } from "./care.ts";
import { conflictSentence } from "./conflict-sentence.ts";
import { offDoes } from "./walker-off.ts";
import { recurrenceOf, wishedBooking } from "./wished-booking.ts";
import { previewWish, wholePrice } from "./wished-visit.ts";

interface Person {
  id: string;
  name: string;
}

/** The outcome of accepting a request now, and what to look at before. */
interface WhatItDoes {
  /** Sentences for the owner. Empty: nothing is in the way. */
  look: string[];
  /** The agreements that the client of a new booking has not signed. */
  unsigned: AgreementKind[];
  walker: Person | null;
  /** The walker's work and travel in the frame with it, without it, and how long the frame is, in minutes. */
  load: { minutes: number; before: number; of: number } | null;
  fits: Person[];
  /** The visit as it is now, where it is not as the client saw it. */
  now: Visit | null;
  /** The price or the charge by the settings of now. */
  cents: Cents;
  /** For 'away': the acts on the visits that are still to come. */
  acts?: HardDayAct[];
  /** For 'away': those visits, each with its charge. */
  away?: AwayCancelled[];
  /** For 'care': the text of each field now. */
  careNow?: (string | null)[];
  /** For 'off': the walker's visits on the days. */
  visitsThere?: number;
}

/** The request as its offer would make it, once the client says yes. */
export function withOffer({ offer, ...request }: ClientRequest): ClientRequest {
  if (!offer) return request;
  const { date, timeframe, cents, walker_id } = offer;
  const place = request.kind === "change" ? { to: { date, timeframe } } : { date, timeframe };
  return { ...request, ...place, quote: { cents }, ...(walker_id && { walker_id }) };
}

/** Finds out what accepting a request would do. Nothing is written. */
export async function whatItDoes(request: ClientRequest): Promise<WhatItDoes & { plan: string }> {
  const does = await doesOf(request);
  const { look, unsigned, walker, now, cents, acts, careNow } = does;
  const signing = unsigned.length > 0 ? [`Not signed: ${agreementList(unsigned)}.`] : [];
  // A text that is signed after an offer changes nothing of what was offered.
  return {
    ...does,
    look: [...look, ...signing],
    plan: digest([look, walker?.id, now?.version, cents, ...(acts ?? careNow ?? [])]),
  };
}

async function doesOf(request: ClientRequest): Promise<WhatItDoes> {
  const free = { ...nobody, cents: 0 };
  if (request.kind === "care") return { ...free, ...(await careDoes(request)) };
  if (request.kind === "off") return { ...free, ...(await offDoes(request)) };
  if (request.kind === "meet") return { ...free, look: [] };
  if (!isAboutVisits(request)) throw new Error(`Request ${request.id} has no time frame`);
  if (request.kind === "book") return bookingDoes(request);
  return request.kind === "away" ? absenceDoes(request) : visitDoes(request);
}

async function absenceDoes(request: RequestAboutVisits): Promise<WhatItDoes> {
  const { look, cents, acts, away } = await awayDoes(request);
  return { ...nobody, look: [...look, ...(await priceSentences(request, cents))], cents, acts, away };
}

/** Nobody comes, and one visit is not looked at. */
const nobody = { walker: null, load: null, fits: [], now: null, unsigned: [] };

async function bookingDoes(request: RequestAboutVisits): Promise<WhatItDoes> {
  const { cents } = await wishedBooking(unquoted(request));
  const { fits, conflicts, unsigned } = await checked(request, request.walker_id);
  const best = fits.find(({ room }) => room.every((day) => day.fits));
  const chosen = request.walker_id ? fits.find(({ walker_id }) => walker_id === request.walker_id) : best;
  const sentences = conflicts.flatMap(conflictSentence);
  return {
    look: [
      ...(chosen ? [] : [`Nobody has room ${request.weekdays ? "on every day" : `on ${dayLong(request.date)}`}.`]),
      ...sentences,
      ...(await priceSentences(request, cents)),
    ],
    unsigned,
    walker: chosen ? { id: chosen.walker_id, name: chosen.name } : null,
    load: chosen ? loadOf(request, chosen.minutes) : null,
    fits: fits.map(({ walker_id: id, name }) => ({ id, name })),
    now: null,
    cents,
  };
}

async function visitDoes(request: RequestAboutVisits): Promise<WhatItDoes> {
  const { result, terms } = await previewWish(unquoted(request));
  if (result.outcome === "missing") return { ...nobody, look: ["This visit is gone."], cents: request.quote.cents };
  if (result.outcome === "refused") {
    const look = [visitRefusal(result.reason, result.visit).message];
    return { ...nobody, look, now: result.visit, cents: request.quote.cents };
  }
  if (result.outcome !== "done") return { ...nobody, look: [], cents: request.quote.cents };
  const { visit, before } = result;
  const cents = request.kind === "cancel" ? (visit.charge_cents ?? 0) : wholePrice(before.schedule, visit, terms);
  const walker = (visit.walker_id && (await readUser(runtime.db, visit.walker_id))) || null;
  const isChanged = before.visit.version !== request.seen;
  const common = {
    walker: walker && { id: walker.id, name: walker.name },
    fits: [],
    unsigned: [],
    now: isChanged ? before.visit : null,
    cents: request.following ? 0 : cents,
  };
  const changed = isChanged ? ["This visit has changed since it was asked for."] : [];
  const price = request.following ? [] : await priceSentences(request, cents);
  if (request.kind === "cancel") return { ...common, load: null, look: [...changed, ...price] };
  const service = soldAs(visit.service);
  const there = {
    ...request,
    service,
    date: visit.date,
    timeframe: visit.timeframe,
    weekdays: undefined,
  };
  const { conflicts, fits } = await checked(
    there,
    visit.walker_id,
    isSingle(before.schedule) ? undefined : request.visit,
  );
  const fit = fits.find(({ walker_id }) => walker_id === visit.walker_id);
  return {
    ...common,
    load: fit ? loadOf(there, fit.minutes) : null,
    look: [...changed, ...conflicts.flatMap(conflictSentence), ...price],
  };
}

const unquoted = ({ quote, ...request }: RequestAboutVisits) => request;

const checked = (
  {
    date,
    timeframe,
    service,
    client_id,
    weekdays,
  }: Pick<RequestAboutVisits, "date" | "timeframe" | "service" | "client_id" | "weekdays">,
  walker_id: string | undefined,
  except?: string,
) => {
  const booking = { date, timeframe, service_type: soldAs(service), client_id, walker_id, except };
  return checkBooking(booking, recurrenceOf({ weekdays }));
};

/**
 * Holds that accepting would charge what was shown, to the cent.
 * @throws AppError conflict where no price comes to it
 */
export async function checkShown(request: ClientRequest): Promise<void> {
  if (request.kind === "book" && isAboutVisits(request)) await wishedBooking(request);
  if (request.kind === "change" || request.kind === "back") await previewWish(request);
}

async function priceSentences(request: ClientRequest, cents: Cents): Promise<string[]> {
  const { kind, quote } = request;
  if (quote.cents === cents) return [];
  try {
    await checkShown(request);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return [error.message];
  }
  const what = isCancelling(kind) ? "The charge" : "The price";
  return [`${what} is ${formatCents(cents)} by now. ${formatCents(quote.cents)} was shown and will be charged.`];
}

function loadOf({ timeframe, service }: Pick<RequestAboutVisits, "timeframe" | "service">, minutes: number) {
  const service_type = soldAs(service);
  const own = fillsFrame({ status: "scheduled", service_type })
    ? durationMinutes[service_type] + business.travelBufferMinutes
    : 0;
  return { minutes, before: minutes - own, of: frameMinutes(timeframe) };
}

/** @throws AppError conflict where accepting would do something else than was seen */
export function holdTo(seen: string | undefined, plan: string): void {
  if (seen !== undefined && seen !== plan) throw new AppError("conflict", "This has changed since you looked.");
}
