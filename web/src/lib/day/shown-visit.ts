import type { AnswerOf, completeWalk, confirmVisit, noteIncident, WalkerVisit } from "@petcare/contract";
import { canTransition, isOpen } from "@petcare/domain";
import { type Act, actOf, isUnsent, type Row, timeOf } from "./row.ts";

/** The last step of an unsent report, its time in ISO, and the number of its photos. */
export interface Unsent {
  act: Act;
  at: string | undefined;
  isRefused: boolean;
  photos: number | undefined;
}

/** A visit as its walker sees it, with the reports on it that this phone has not sent. */
export interface ShownVisit extends WalkerVisit {
  unsent?: Unsent | undefined;
  unsent_incidents?: Pick<NonNullable<Row["incident"]>, "words" | "known_at" | "at">[];
}

/**
 * Applies the unsent rows to the visits. A row does not change a visit that the office has closed or moved to another
 * date meanwhile.
 */
export function withUnsent(visits: readonly WalkerVisit[], rows: readonly Row[]): ShownVisit[] {
  const all = rows.filter(isUnsent);
  const reports = new Map(all.filter(({ incident }) => !incident).map((row) => [row.visit, row]));
  return visits.map((read) => {
    const incidents = all.flatMap(({ visit, incident }) => (incident && visit === read._id ? [incident] : []));
    const visit = incidents.length > 0 ? { ...read, unsent_incidents: incidents } : read;
    const row = reports.get(visit._id);
    if (!row) return visit;
    const applies = !row.refused && isOpen(visit) && visit.date === row.date;
    return { ...(applies ? afterReport(visit, row) : visit), unsent: unsentOf(row) };
  });
}

/** Describes an unsent row for the screen. */
export const unsentOf = (row: Row): Unsent => ({
  act: actOf(row),
  at: timeOf(row),
  isRefused: row.refused !== undefined,
  photos: row.done?.photo_ids?.length,
});

function afterReport(visit: WalkerVisit, { done, arrived, confirmed }: Row): WalkerVisit {
  const there = { ...visit, arrived_at: visit.arrived_at ?? arrived?.at ?? null };
  if (done) {
    const { at, comments, photo_urls, ticks } = done;
    return { ...there, status: "completed", completed_at: at, comments, photo_urls, ticks: [...ticks] };
  }
  return confirmed && canTransition("confirm", visit.status) ? { ...there, status: "confirmed" } : there;
}

/** The server's answer to a row. */
export type RowAnswer = AnswerOf<typeof completeWalk> | AnswerOf<typeof confirmVisit> | AnswerOf<typeof noteIncident>;

/** Applies the answer to a row to its visit, until the schedule is read again. */
export function afterAnswer(visit: WalkerVisit, row: Row, answer: RowAnswer): WalkerVisit {
  if ("ok" in answer) return withIncident(visit, row);
  if ("version" in answer) return { ...visit, status: answer.status, version: answer.version };
  if ("status" in answer) {
    const { status, comments, photo_urls, completed_at } = answer;
    return { ...afterReport(visit, row), status, comments, photo_urls, completed_at };
  }
  const { outcome, visit: status } = answer;
  if (outcome === "kept") {
    const { comments = visit.comments } = row.done ?? {};
    return { ...visit, status, comments, review: { waits: true, sentence: answer.sentence } };
  }
  return { ...(outcome === "done" || status === "completed" ? afterReport(visit, row) : visit), status };
}

function withIncident(visit: WalkerVisit, { incident }: Row): WalkerVisit {
  const { incidents = [] } = visit;
  // A schedule that was read after a lost answer has the incident already.
  if (!incident || incidents.some(({ words }) => words === incident.words)) return visit;
  const { words, known_at, at } = incident;
  return { ...visit, incidents: [...incidents, { words, known_at, at }] };
}
