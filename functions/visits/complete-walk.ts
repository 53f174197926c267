import { completeWalk, type RequestOf } from "@petcare/contract";
import { isInTime, isOpen, type Note, noteOf, payOf, type Refusal } from "@petcare/domain";
import { type CompletingResult, completeVisit, readUser, readUsers, readVisit, visitId } from "@petcare/storage";
import { payRatesOf, readPartsOf } from "../shared/money/terms.ts";
import { AppError, invalidField } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { digest, runtime } from "../shared/runtime.ts";
import { hasLeft } from "../shared/visits/has-left.ts";
import { ownersName, sentencesOf } from "../shared/visits/review-sentences.ts";
import { visitKeyIn, visitNotFound } from "../shared/visits/visit-not-found.ts";
import { byOurClock, instantOf, toldBy } from "./told.ts";

type Body = RequestOf<typeof completeWalk>["body"];

/**
 * Completes a visit, for the walker's phone, the web form and the owner. If the report does not fit the plan, it is stored and
 * the owner is asked (docs/product/visits.md#reports).
 */
export const handler = endpoint(completeWalk, async ({ params, body, caller, via, idempotencyKey }) => {
  const key = visitKeyIn(params.id);
  const by = authorOf({ caller, via });
  const isOwner = caller.role === "admin";
  const keyOf = (row: string) => digest([by.id, row]).slice(0, 24);
  const note = noteIn({ ...body, ...(await unwantedPhotos(params.id, body, isOwner)) }, by.at);
  const result = await completeVisit(runtime.db, {
    key,
    by,
    isOwner,
    ...toldBy(body),
    ...(isOwner && { time: {} }),
    words: {
      note,
      key: idempotencyKey ? keyOf(idempotencyKey) : body.version ? keyOf(digest([body.version, note])) : undefined,
      replaces: body.replaces && keyOf(body.replaces),
      isInTime: isInTime(instantOf(body.at), instantOf(body.corrected_at)),
    },
    partsOf: readPartsOf,
    payOf: async (visit) => {
      const walker = visit.walker_id === caller.id ? caller.user : await readUser(runtime.db, visit.walker_id);
      return payOf(visit, payRatesOf(walker));
    },
  });
  return answerTo(result, by.id);
});

async function answerTo(result: CompletingResult, reporterId: string) {
  if (result.outcome === "refused") throw refusals[result.why]();
  const { outcome, visit } = result;
  const [_id, status] = [visitId(visit), visit.status];
  if (outcome === "review") {
    const ids = [reporterId, visit.walker_id ?? ""].filter(Boolean);
    const reviewed = { by: reporterId, day: visit.date, reason: result.reason };
    const { walker } = sentencesOf(reviewed, visit, await readUsers(runtime.db, ids));
    return { _id, outcome: "kept" as const, visit: status, sentence: walker };
  }
  // A repeated request gets the same answer.
  const isDone = outcome === "done" || (outcome === "same" && visit.completed_by === reporterId);
  if (status !== "completed" || !isDone)
    return { _id, outcome: "known" as const, visit: status, sentence: sentences[outcome] };
  const { comments = "", photo_urls = [], completed_at = 0 } = visit;
  const answer = { _id, outcome: "done" as const, sentence: sentences.done, status, comments, photo_urls };
  return { ...answer, completed_at: new Date(completed_at).toISOString() };
}

const sentences = { done: "Sent.", joined: "Added to your note.", same: "Your note has arrived." };

const conflict = (message: string) => () => new AppError("conflict", message);

const refusals: Record<Refusal, () => AppError> = {
  missing: visitNotFound,
  completed: () => new AppError("already_completed"),
  cancelled: conflict("This walk is cancelled."),
  early: conflict("This walk cannot be completed before its day."),
  unassigned: conflict("Assign a walker before completing this visit."),
  no_room: () => conflict(`This visit has no room for another note. Call ${ownersName()}.`)(),
};

/** Reads the report of a request, with its times by our clock. @param now epoch milliseconds */
const noteIn = ({ comments, photo_urls, photo_ids, photo_times, ticks, sent }: Body, now: number): Note =>
  noteOf({
    comments,
    photo_urls,
    photo_ids,
    photo_times: photo_ids.flatMap((id, index) => {
      const at = photo_times[index];
      return at === undefined ? [] : [{ id, at: byOurClock(at, sent, now) }];
    }),
    ticks: ticks.map(({ at, ...tick }) => ({ ...tick, at: byOurClock(at, sent, now) })),
  });

/**
 * Removes photos that the client does not allow: after they have left, or have refused photos of an open visit. The walker's
 * phone may not have known. The owner gets an error instead.
 */
async function unwantedPhotos(id: string, { photo_urls, photo_ids }: Body, isOwner: boolean) {
  if (photo_urls.length + photo_ids.length === 0) return {};
  const visit = await readVisit(runtime.db, visitKeyIn(id));
  const client = visit && (await readUser(runtime.db, visit.client_id));
  if (!visit) return {};
  const isLeft = photo_ids.length > 0 && hasLeft(client);
  const isRefused = isOpen(visit) && client?.signed?.photos?.refused;
  if (isOwner && isOpen(visit) && isLeft) throw invalidField("photo_ids", "The client has left.");
  if (isOwner && isRefused) throw invalidField("photo_urls", "The client has said no to photos.");
  return { ...((isLeft || isRefused) && { photo_ids: [] }), ...(isRefused && { photo_urls: [] }) };
}
