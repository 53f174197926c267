import { completeWalk } from "@petcare/contract";
import { addDays, expand, payOf } from "@petcare/domain";
import {
  completeVisit,
  materialise,
  readSchedule,
  readStoredVisit,
  readUser,
  type Visit,
  type VisitKey,
  visitId,
} from "@petcare/storage";
import { payRatesOf } from "../shared/money/pay-rates.ts";
import { AppError } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/author.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { digest, runtime, today } from "../shared/runtime.ts";
import { visitKeyIn, visitNotFound } from "../shared/visits/visit-not-found.ts";

/** A visit is completed once. The same request gets the same answer again, and a different one a 409. */
export const handler = endpoint(completeWalk, async ({ params, body, caller, via }) => {
  const key = visitKeyIn(params.id);
  const hash = digest([caller.id, body.comments, body.photo_urls]);
  const attempt = () =>
    completeVisit(runtime.db, {
      key,
      walkerId: caller.role === "walker" ? caller.id : undefined,
      by: authorOf({ caller, via }),
      payOf: async (visit) => {
        const walker = visit.walker_id === caller.id ? caller.user : await readUser(runtime.db, visit.walker_id);
        return payOf(visit, payRatesOf(walker));
      },
      comments: body.comments,
      photoUrls: body.photo_urls,
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

const answer = (visit: Visit) => ({
  _id: visitId(visit),
  status: "completed" as const,
  comments: visit.comments ?? "",
  photo_urls: visit.photo_urls ?? [],
  completed_at: new Date(visit.completed_at ?? 0).toISOString(),
});

/**
 * Stores a series up to a visit whose day has come and that no nightly run has stored.
 * @returns true if this call stored the visit; false if it was stored before, or if the series has no such visit
 */
async function storeDueVisit(key: VisitKey): Promise<boolean> {
  if (key.original_date > today() || (await readStoredVisit(runtime.db, key))) return false;
  const schedule = await readSchedule(runtime.db, key.schedule_id);
  if (!schedule) return false;
  const next = addDays(key.original_date, 1);
  if (expand(schedule.recurrence, schedule.date, key.original_date, next).length === 0) return false;
  await materialise(runtime.db, schedule, key.original_date);
  return true;
}
