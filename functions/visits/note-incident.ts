import { business } from "@petcare/business";
import { noteIncident as definition } from "@petcare/contract";
import { clockMinutes } from "@petcare/domain";
import { maxIncidents, noteIncident, storeDueVisit } from "@petcare/storage";
import { AppError } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { idFrom, runtime, today } from "../shared/runtime.ts";
import { visitKeyIn, visitNotFound } from "../shared/visits/visit-not-found.ts";
import { isInWalkerWindow } from "../shared/visits/walker-visits.ts";

/** Stores an incident, also on a visit that was reassigned since. The owner's own incident counts as read. */
export const handler = endpoint(definition, async ({ params, body, caller, via }) => {
  const key = visitKeyIn(params.id);
  const by = authorOf({ caller, via });
  const isOwner = caller.role === "admin";
  const [at, sent] = [body.at, body.sent].map((time) => (time === undefined ? undefined : Date.parse(time)));
  // Whole minutes, so that a time that a person typed stays the same if their clock is right.
  const clock_minutes = clockMinutes(sent, by.at);
  const known_at = Math.min(by.at, Date.parse(body.known_at) - (clock_minutes ?? 0) * 60_000);
  const attempt = () =>
    noteIncident(runtime.db, {
      key,
      id: idFrom(by.id, body.id),
      incident: { words: body.words, known_at, clock_minutes, ...(isOwner && { read_at: by.at }) },
      written: { at, sent, zone: business.timeZone },
      mayWrite: (visit) => isOwner || (visit.walker_id === caller.id && isInWalkerWindow(visit)),
      version: isOwner ? undefined : body.version,
      by,
    });
  let outcome = await attempt();
  if (outcome === "missing" && (await storeDueVisit(runtime.db, key, today()))) outcome = await attempt();
  if (outcome === "missing") throw visitNotFound();
  if (outcome === "taken") throw new AppError("conflict");
  if (outcome === "full") throw new AppError("conflict", `A walk has room for ${maxIncidents} incidents.`);
  return { ok: true as const };
});
