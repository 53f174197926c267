import { bulkScope } from "@petcare/domain";
import {
  AlsoRefusedError,
  type Author,
  type ClientRequest,
  readClientRequest,
  requestWrites,
  storeRequest,
  type Writes,
} from "@petcare/storage";
import { answerSeriesAct } from "../shared/editing/series-act.ts";
import { answerVisitAct } from "../shared/editing/visit-act.ts";
import { AppError, invalidField } from "../shared/pipeline/app-error.ts";
import { runtime } from "../shared/runtime.ts";
import { type Event, judge, readRequestFor } from "./change-request.ts";
import { requestAnswer } from "./request-answer.ts";
import { book } from "./wished-booking.ts";
import { visitKeyOf, wishedAct } from "./wished-visit.ts";

interface Choice {
  walker_id?: string | undefined;
  free?: boolean;
}

/**
 * Accepts a request once: where it has changed meanwhile, it is judged again by what it is then.
 *
 * @param request the same as it is accepted, an offer being what is asked for
 */
export async function acceptOnce(
  before: ClientRequest,
  request: ClientRequest,
  choice: Choice,
  event: Event,
  by: Author,
): Promise<ClientRequest> {
  try {
    return await accept(before, request, choice, by);
  } catch (error) {
    if (!(error instanceof AlsoRefusedError)) throw error;
    const now = await readRequestFor(event);
    if ((await judge(now, event)) === "same") return now;
    throw new AppError("conflict", "This has changed since you looked.", { current: requestAnswer(now) });
  }
}

/**
 * Does what a request asks for by the owner's own act, and stores the request as accepted in the same transaction: both or
 * neither (docs/decisions/032-requests-carry-the-act.md).
 *
 * @throws AlsoRefusedError where the request has changed meanwhile
 */
async function accept(
  before: ClientRequest,
  request: ClientRequest,
  { walker_id, free = false }: Choice,
  by: Author,
): Promise<ClientRequest> {
  const { offer: _, ...rest } = request;
  const after: ClientRequest = { ...rest, state: "accepted", version: before.version + 1 };
  const also = requestWrites(runtime.db, before, after, by);
  if (request.kind === "book") {
    if (!walker_id) throw invalidField("walker_id", "Please select a walker");
    await book(request, walker_id, by, also);
    return after;
  }
  if (request.following) await endSeries(request, by, also);
  else await answerVisitAct({ ...(await wishedAct(request, { free })), version: undefined, preview: false, by, also });
  // Where the visit was so already, the act wrote nothing.
  const stored = await readClientRequest(runtime.db, request.id);
  if (stored?.version === before.version) await storeRequest(runtime.db, before, after, by);
  return after;
}

/** Ends a series before the visit from which on it is cancelled. Nothing is charged for what goes. */
async function endSeries(request: ClientRequest, by: Author, also: Writes): Promise<void> {
  const { schedule_id, original_date } = visitKeyOf(request);
  const nothing = { type: "nothing" } as const;
  await answerSeriesAct({
    id: request.visit ?? "",
    scheduleId: schedule_id,
    act: { kind: "cancel", charge: nothing, pay: nothing, reason: request.words, scope: bulkScope(original_date) },
    preview: false,
    by,
    also,
  });
}
