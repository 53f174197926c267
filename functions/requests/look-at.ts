import { agreementList, type Cents, dayLong, formatCents, isCancelling, type LocalDate, soldAs } from "@petcare/domain";
import { type ClientRequest, isSingle, readUser } from "@petcare/storage";
import { checkBooking } from "../shared/editing/check-booking.ts";
import { visitRefusal } from "../shared/editing/refusals.ts";
import { runtime } from "../shared/runtime.ts";
import { type AwayCancelled, awayDoes } from "./away.ts";
import { careDoes } from "./care.ts";
import { offDoes } from "./walker-off.ts";
import { recurrenceOf, wishedBooking } from "./wished-booking.ts";
import { isAboutVisits, otherPrice, previewWish, type RequestAboutVisits, wholePrice } from "./wished-visit.ts";

interface Person {
  id: string;
  name: string;
}

/** The owner's information before accepting a request. */
export interface Outlook {
  /** Warnings. Empty if nothing is in the way. */
  look: string[];
  /** The walker who would get the visit. */
  walker: Person | null;
  /** For 'away': the coming visits, each with its charge. */
  away?: AwayCancelled[];
  /** For 'care': the current text of each field. */
  careNow?: (string | null)[];
  /** For 'off': the walker's visits on the days. */
  visitsThere?: number;
}

/** Finds out what is in the way of accepting a request, and who would come. Writes nothing. */
export async function lookAt(request: ClientRequest): Promise<Outlook> {
  const nobody = { walker: null };
  if (request.kind === "care") return { ...nobody, ...(await careDoes(request)) };
  if (request.kind === "off") return { ...nobody, ...(await offDoes(request)) };
  if (request.kind === "meet") return { ...nobody, look: [] };
  if (!isAboutVisits(request)) throw new Error(`Request ${request.id} has no time frame`);
  if (request.kind === "book") return lookAtBooking(request);
  if (request.kind === "away") {
    const { look, cents, away } = await awayDoes(request);
    return { ...nobody, look: [...look, ...priceSentences(request, cents)], away };
  }
  return lookAtVisit(request);
}

async function lookAtBooking(request: RequestAboutVisits): Promise<Outlook> {
  const { cents } = await wishedBooking(unquoted(request));
  const { fits, conflicts, unsigned } = await check(request, undefined);
  const best = fits.find(({ room }) => room.every((day) => day.fits));
  const where = request.weekdays ? "on every day" : `on ${dayLong(request.date)}`;
  return {
    look: [
      ...(best ? [] : [`Nobody has room ${where}.`]),
      ...conflicts.map(conflictSentence),
      ...priceSentences(request, cents),
      ...(unsigned.length > 0 ? [`Not signed: ${agreementList(unsigned)}.`] : []),
    ],
    walker: best ? { id: best.walker_id, name: best.name } : null,
  };
}

async function lookAtVisit(request: RequestAboutVisits): Promise<Outlook> {
  const { result, terms } = await previewWish(unquoted(request));
  if (result.outcome === "missing") return { walker: null, look: ["This visit is gone."] };
  if (result.outcome === "refused") {
    return { walker: null, look: [visitRefusal(result.reason, result.visit).message] };
  }
  if (result.outcome !== "done") return { walker: null, look: [] };
  const { visit, before } = result;
  const user = visit.walker_id && (await readUser(runtime.db, visit.walker_id));
  const walker = user ? { id: user.id, name: user.name } : null;
  const isCancel = request.kind === "cancel";
  const cents = isCancel ? (visit.charge_cents ?? 0) : wholePrice(before.schedule, visit, terms);
  const place = { date: visit.date, timeframe: visit.timeframe, weekdays: undefined };
  const except = isSingle(before.schedule) ? undefined : request.visit;
  const { conflicts } = isCancel
    ? { conflicts: [] }
    : await check({ ...request, service: visit.service, ...place }, visit.walker_id, except);
  return {
    look: [
      ...(before.visit.version !== request.seen ? ["This visit has changed since it was asked for."] : []),
      ...conflicts.map(conflictSentence),
      ...(request.following ? [] : priceSentences(request, cents)),
    ],
    walker,
  };
}

/** Removes the quote, so that the act uses the current settings. */
const unquoted = ({ quote, ...request }: RequestAboutVisits) => request;

const check = (
  wish: Pick<RequestAboutVisits, "date" | "timeframe" | "service" | "client_id" | "weekdays">,
  walker_id: string | undefined,
  except?: string,
) => {
  const { date, timeframe, client_id } = wish;
  const booking = { date, timeframe, service_type: soldAs(wish.service), client_id, walker_id, except };
  return checkBooking(booking, recurrenceOf(wish));
};

/** Warns if the price has changed. A cancellation is charged as shown; anything else must then be booked by hand. */
function priceSentences({ kind, quote }: ClientRequest, now: Cents): string[] {
  if (quote.cents === now) return [];
  const shown = formatCents(quote.cents);
  if (isCancelling(kind)) return [`The charge is ${formatCents(now)} by now. ${shown} was shown and will be charged.`];
  return [otherPrice(now, quote.cents)];
}

type Conflict = Awaited<ReturnType<typeof checkBooking>>["conflicts"][number];

/** Makes the sentence of a conflict, as the owner's form has it. */
function conflictSentence(conflict: Conflict): string {
  const days = daysText(conflict.dates);
  switch (conflict.kind) {
    case "frame_too_full":
      return `${conflict.walker} would have ${conflict.minutes} of ${conflict.of} min${days}.`;
    case "walker_inactive":
      return `${conflict.walker} is not active.`;
    case "walker_off":
      return `${conflict.walker} is off${days}.`;
    case "same_service":
      return `The same is booked in this time frame already${days}.`;
    case "same_day":
      return `Another visit of this series is on the day already${days}.`;
    case "same_night":
      return `${conflict.walker} has another overnight stay${days}.`;
  }
}

/** ' on Tue, Nov 24', or ' on 3 days'. */
const daysText = ([first, ...more]: readonly LocalDate[]) =>
  first === undefined ? "" : more.length > 0 ? ` on ${more.length + 1} days` : ` on ${dayLong(first)}`;
