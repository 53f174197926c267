import type { AnswerOf, completeWalk, confirmVisit, noteIncident, WalkerVisit } from "@petcare/contract";
import { canTransition, isOpen } from "@petcare/domain";
import { type Act, actOf, isUnsent, type Row, timeOf } from "./row.ts";

/** A visit as its walker sees it, with what they have said of it and not sent. */
export interface ShownVisit extends WalkerVisit {
  said?: { act: Act; at: string | undefined; isRefused: boolean; photos?: number } | undefined;
  /** Incidents that are not sent. */
  unsent_incidents?: Pick<NonNullable<Row["incident"]>, "words" | "known_at" | "at">[];
}

/**
 * The visits with what the rows say of them, where the office has not decided otherwise meanwhile: a visit that is over
 * or has another date shows as it is. It writes nothing, and without rows it is the visits.
 */
export function laidOver(visits: readonly WalkerVisit[], rows: readonly Row[]): ShownVisit[] {
  const all = rows.filter(isUnsent);
  const unsent = new Map(all.filter(({ incident }) => !incident).map((row) => [row.visit, row]));
  return visits.map((read) => {
    const incidents = all.flatMap(({ visit, incident }) => (incident && visit === read._id ? [incident] : []));
    const visit = incidents.length > 0 ? { ...read, unsent_incidents: incidents } : read;
    const row = unsent.get(visit._id);
    if (!row) return visit;
    const act = actOf(row);
    const said = { act, at: timeOf(row), isRefused: row.refused !== undefined, ...photosIn(row) };
    const holds = !row.refused && isOpen(visit) && visit.date === row.date;
    return { ...(holds ? asSaid(visit, row) : visit), said };
  });
}

/** How many photos a row names; nothing where there are none. */
export function photosIn({ done }: Row): { photos?: number } {
  const photos = done?.photo_ids?.length ?? 0;
  return photos > 0 ? { photos } : {};
}

function asSaid(visit: WalkerVisit, { done, arrived, confirmed }: Row): WalkerVisit {
  const there = { ...visit, arrived_at: visit.arrived_at ?? arrived?.at ?? null };
  if (done) {
    const { at, comments, photo_urls, ticks } = done;
    return { ...there, status: "completed", completed_at: at, comments, photo_urls, ticks: [...ticks] };
  }
  return confirmed && canTransition("confirm", visit.status) ? { ...there, status: "confirmed" } : there;
}

/** The answers to a row. */
export type Heard = AnswerOf<typeof completeWalk> | AnswerOf<typeof confirmVisit> | AnswerOf<typeof noteIncident>;

/** The visit after the answer to its row, until it is read again. */
export function afterHearing(visit: WalkerVisit, row: Row, answer: Heard): WalkerVisit {
  if ("ok" in answer) return withIncident(visit, row);
  if ("version" in answer) return { ...visit, status: answer.status, version: answer.version };
  if ("status" in answer) {
    const { status, comments, photo_urls, completed_at } = answer;
    return { ...asSaid(visit, row), status, comments, photo_urls, completed_at };
  }
  const { outcome, visit: status } = answer;
  if (outcome === "kept") {
    const { comments = visit.comments } = row.done ?? {};
    return { ...visit, status, comments, review: { waits: true, sentence: answer.sentence } };
  }
  return { ...(outcome === "done" || status === "completed" ? asSaid(visit, row) : visit), status };
}

/** A day that was read since the answer was lost has it already. */
function withIncident(visit: WalkerVisit, { incident }: Row): WalkerVisit {
  const { incidents = [] } = visit;
  if (!incident || incidents.some(({ words }) => words === incident.words)) return visit;
  const { words, known_at, at } = incident;
  return { ...visit, incidents: [...incidents, { words, known_at, at }] };
}
