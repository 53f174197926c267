import { bulkScope, isCancelling, totalOf } from "@petcare/domain";
import {
  AlsoRefusedError,
  type Author,
  actOnSeries,
  actOnVisit,
  type ClientRequest,
  readHardDay,
  requestWrites,
  storeHardDay,
  storeRequest,
  type Writes,
} from "@petcare/storage";
import { seriesRefusal, visitRefusal } from "../shared/editing/refusals.ts";
import { goOn } from "../shared/hard-days/go-on.ts";
import { newHardDay } from "../shared/hard-days/new-hard-day.ts";
import { teamRates, termsWith } from "../shared/money/terms.ts";
import { AppError, invalidField } from "../shared/pipeline/app-error.ts";
import { answered, type Event, judge, readRequestFor } from "../shared/requests/change-request.ts";
import { requestAnswer } from "../shared/requests/request-answer.ts";
import { digest, idFrom, runtime, today } from "../shared/runtime.ts";
import { visitNotFound } from "../shared/visits/visit-not-found.ts";
import { type AwayDoes, awayDoes } from "./away.ts";
import { takenOf, takeOver } from "./care.ts";
import { letSignUp } from "./meet.ts";
import { agreeToOff } from "./walker-off.ts";
import { book } from "./wished-booking.ts";
import { isAboutVisits, visitKeyOf, wishedAct } from "./wished-visit.ts";

interface Choice {
  walker_id?: string | undefined;
  free?: boolean;
  /** The indexes of the accepted changes of a care sheet. */
  care?: number[] | undefined;
}

/** Accepts a request once. If it has changed meanwhile, it is judged again in its new state. */
export async function acceptOnce(
  request: ClientRequest,
  choice: Choice,
  event: Event,
  by: Author,
): Promise<ClientRequest> {
  try {
    return await accept(request, choice, by);
  } catch (error) {
    if (!(error instanceof AlsoRefusedError)) throw error;
    const now = await readRequestFor(event);
    if ((await judge(now, event)) === "same") return now;
    throw new AppError("conflict", "This has changed since you looked.", { current: requestAnswer(now) });
  }
}

/**
 * Carries out a request by the owner's own act, and stores it as accepted in the same transaction
 * (docs/decisions/032-requests-carry-the-act.md).
 *
 * @throws AlsoRefusedError if the request has changed meanwhile
 */
async function accept(request: ClientRequest, { walker_id, free = false, care }: Choice, by: Author) {
  const away = request.kind === "away" ? await awayDoes(request, free) : undefined;
  const taken = request.kind === "care" ? await takenOf(request, care) : undefined;
  const after = answered({
    ...request,
    ...(taken && { care: taken.care }),
    quote: chargedNow(request, away, free),
    state: "accepted",
    version: request.version + 1,
  });
  const also = requestWrites(runtime.db, request, after, by);
  // The act wrote nothing if its result was there already.
  if (!(await act())) await storeRequest(runtime.db, request, after, by);
  return after;

  /** Acts; true if the act was stored now, together with the request. */
  async function act(): Promise<boolean> {
    if (taken) await takeOver(taken, by, also);
    else if (request.kind === "off") await agreeToOff(request, by, also);
    else if (request.kind === "meet") await letSignUp(request, by, also);
    else if (away) return cancelAll(request, away.acts, by, also);
    else if (request.kind === "book" && isAboutVisits(request)) {
      if (!walker_id) throw invalidField("walker_id", "Please select a walker");
      await book(request, walker_id, by, also);
    } else return request.following ? endSeries(request, by, also) : actOnOne(request, free, by, also);
    return true;
  }
}

/** Computes the price of an accepted request. A cancellation may charge less than was shown. */
function chargedNow({ kind, quote }: ClientRequest, away: AwayDoes | undefined, free: boolean): ClientRequest["quote"] {
  if (away) return { cents: totalOf(away.away.map(({ charge }) => charge)) };
  return free && isCancelling(kind) ? { cents: 0 } : quote;
}

/** Stores a hard day together with the request, and does it. An interrupted one goes on as every hard day does. */
async function cancelAll(request: ClientRequest, acts: AwayDoes["acts"], by: Author, also: Writes): Promise<boolean> {
  if (acts.length === 0) return false;
  const { date: from, through = from, client_id: about, words } = request;
  const days = { kind: "away", about, from, through, reason: words } as const;
  const day = newHardDay({ id: dayIdOf(request), ...days, acts, request_hash: digest(request.id) }, by);
  await goOn(await storeHardDay(runtime.db, day, also));
  return true;
}

const dayIdOf = ({ id }: Pick<ClientRequest, "id">) => idFrom("request", id);

/** Continues the hard day of an accepted request that was interrupted. */
export async function continueAccepted(request: ClientRequest): Promise<void> {
  const day = request.kind === "away" ? await readHardDay(runtime.db, dayIdOf(request)) : undefined;
  if (day) await goOn(day);
}

async function actOnOne(request: ClientRequest, free: boolean, by: Author, also: Writes): Promise<boolean> {
  const { key, plan } = await wishedAct(request, { free });
  const result = await actOnVisit(runtime.db, { key, plan, by, today: today(), also });
  if (result.outcome === "missing") throw visitNotFound();
  if (result.outcome === "refused") throw visitRefusal(result.reason, result.visit);
  return result.outcome === "done";
}

/** Ends a series before a visit, without a charge. */
async function endSeries(request: ClientRequest, by: Author, also: Writes): Promise<boolean> {
  const { schedule_id, original_date } = visitKeyOf(request);
  const nothing = { type: "nothing" } as const;
  const scope = bulkScope(original_date);
  const act = { kind: "cancel", charge: nothing, pay: nothing, reason: request.words, scope } as const;
  const termsOf = async () => termsWith(await teamRates());
  const result = await actOnSeries(runtime.db, schedule_id, { act, termsOf, by, today: today(), also });
  if (result.outcome === "missing") throw visitNotFound();
  if (result.outcome === "refused") throw await seriesRefusal(result.reason, result.schedule);
  return result.outcome === "done";
}
