import { completeWalk } from "@petcare/contract";
import { isOpen, payOf } from "@petcare/domain";
import { completeVisit, readUser, readVisit, type Visit, type VisitKey, visitId } from "@petcare/storage";
import { payRatesOf } from "../shared/money/pay-rates.ts";
import { readPartsOf } from "../shared/money/terms.ts";
import { AppError, invalidField } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/author.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { digest, runtime, today } from "../shared/runtime.ts";
import { hasLeft } from "../shared/visits/has-left.ts";
import { visitKeyIn, visitNotFound } from "../shared/visits/visit-not-found.ts";
import { addedAt, answerTo, reportOf, tickedAt } from "./report.ts";
import { storeDueVisit } from "./store-due-visit.ts";

/**
 * A visit is completed once. The same request gets the same answer again, and a different one a 409. A walker's request
 * with an Idempotency-Key is a report, which is kept whatever the office has done (docs/product/visits.md#reports).
 */
export const handler = endpoint(completeWalk, async ({ params, body, caller, via, idempotencyKey }) => {
  const key = visitKeyIn(params.id);
  const unwanted = await unwantedPhotos(key, body);
  if (idempotencyKey && caller.role === "walker") {
    const by = authorOf({ caller, via });
    // The phone may not have known, so the report is kept without its photos.
    const report = { ...body, ...unwanted?.none };
    const result = await reportOf({ key, act: "done", row: idempotencyKey, by, user: caller.user, ...report });
    if (result.outcome !== "done" && result.outcome !== "taken") return answerTo(result, by.id);
    return { ...answer(result.visit), sentence: (await answerTo(result, by.id)).sentence };
  }
  const isTheirs = caller.role === "admin" || unwanted?.visit.walker_id === caller.id;
  if (unwanted && isTheirs && isOpen(unwanted.visit)) throw invalidField(unwanted.field, unwanted.why);
  // Without ticks and photos it is as it was before there were any.
  const later = [body.ticks, body.photo_ids].filter((list) => list.length > 0);
  const hash = digest([caller.id, body.comments, body.photo_urls, ...later]);
  const attempt = () =>
    completeVisit(runtime.db, {
      key,
      walkerId: caller.role === "walker" ? caller.id : undefined,
      by: authorOf({ caller, via }),
      partsOf: readPartsOf,
      payOf: async (visit) => {
        const walker = visit.walker_id === caller.id ? caller.user : await readUser(runtime.db, visit.walker_id);
        return payOf(visit, payRatesOf(walker));
      },
      comments: body.comments,
      photoUrls: body.photo_urls,
      photoIds: body.photo_ids.length > 0 ? body.photo_ids : undefined,
      photoTimes: addedAt(body, runtime.now()),
      ticks: tickedAt(body, runtime.now()),
      today: today(),
      hash,
    });
  let result = await attempt();
  if (result.outcome === "missing" && (await storeDueVisit(key))) result = await attempt();

  if (result.outcome === "missing") throw visitNotFound();
  const { outcome, visit } = result;
  if (outcome === "completed" || visit.completion_hash === hash) return answer(visit);
  if (outcome === "unassigned") throw new AppError("conflict", "Assign a walker before completing this visit.");
  if (visit.status === "completed") throw new AppError("already_completed");
  if (visit.status === "cancelled") throw new AppError("conflict", "This walk is cancelled.");
  throw new AppError("conflict", "This walk cannot be completed before its day.");
});

interface Unwanted {
  visit: Visit;
  field: string;
  why: string;
  /** The photos of a report in their place. */
  none: { photo_ids: []; photo_urls?: [] };
}

/** The photos that a visit's client wants none of: open or not once they have left, and open after their no. */
async function unwantedPhotos(
  key: VisitKey,
  { photo_urls, photo_ids }: { photo_urls: string[]; photo_ids: string[] },
): Promise<Unwanted | undefined> {
  if (photo_urls.length + photo_ids.length === 0) return undefined;
  const visit = await readVisit(runtime.db, key);
  const client = visit && (await readUser(runtime.db, visit.client_id));
  if (!visit) return undefined;
  if (photo_ids.length > 0 && hasLeft(client)) {
    return { visit, field: "photo_ids", why: "The client has left.", none: { photo_ids: [] } };
  }
  if (!isOpen(visit) || !client?.signed?.photos?.refused) return undefined;
  const why = "The client has said no to photos.";
  return { visit, field: "photo_urls", why, none: { photo_urls: [], photo_ids: [] } };
}

const answer = (visit: Visit) => ({
  _id: visitId(visit),
  outcome: "done" as const,
  sentence: "Sent",
  status: "completed" as const,
  comments: visit.comments ?? "",
  photo_urls: visit.photo_urls ?? [],
  completed_at: new Date(visit.completed_at ?? 0).toISOString(),
});
