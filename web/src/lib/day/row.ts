import type { BodyOf, completeWalk, noteIncident, RequestOf, WalkerVisit } from "@petcare/contract";
import { ApiError, isUnreachable } from "../api/api-error.ts";
import { petsText } from "../format/words.ts";

/** A time of the phone's own clock, in ISO: of a tap, or typed later. */
interface Moment {
  at: string;
  how: "tap" | "given";
}

/** An arrival is noted by a tap or by the tag at the door. */
type Arrival = Omit<Moment, "how"> & Pick<NonNullable<Body["arrived"]>, "how" | "tag">;

type Body = RequestOf<typeof completeWalk>["body"];

/** A walker's note on a completed walk. Rows of earlier releases lack photos, or their times. */
type Note = Pick<Body, "comments" | "photo_urls" | "ticks"> & Partial<Pick<Body, "photo_ids" | "photo_times">>;

/** An incident on a visit. `at` is when it was written, in ISO by the phone's own clock. */
type Incident = Pick<BodyOf<typeof noteIncident>, "id" | "words" | "known_at"> & { at: string };

type Done = Moment & Note;

/** A walker's report on a visit. */
export interface Report {
  /** An incident has a row of its own, without the other parts. */
  incident?: Incident;
  confirmed?: true;
  arrived?: Arrival;
  done?: Done;
}

/** An unsent report as it is stored (docs/product/visits.md#the-outbox). Formats are only ever added. */
export interface Row extends Report {
  format: 1;
  visit: string;
  /** The idempotency key, random. A second note that joins the row gives it a new one. */
  key: string;
  /** The key of the first note, and the time of the second one in ISO, where two were joined. */
  replaces?: string;
  corrected_at?: string;
  /** The number of changes. */
  rev: number;
  /** The version of the visit at the first tap. */
  version: number;
  date: WalkerVisit["date"];
  /** The pets, for a visit that has left the schedule. */
  name: string;
  /** The server's refusal of this rev. */
  refused?: { status: number; words: string };
  /** The rev that the server has accepted. An arrival stays stored, because the completion uses its key. */
  heard?: number;
  /** When the row was created, in epoch milliseconds. */
  made: number;
}

export type Act = keyof Report;

/** The subject of a row: a visit, or one incident of it. */
export type Subject = Pick<Row, "visit" | "incident">;

export const isSameSubject = (row: Subject, { visit, incident }: Subject): boolean =>
  row.visit === visit && row.incident?.id === incident?.id;

/** The last step that a report has reached. Its request carries the earlier steps. */
export const actOf = ({ incident, done, arrived }: Report): Act =>
  incident ? "incident" : done ? "done" : arrived ? "arrived" : "confirmed";

/** When the reported step happened, in ISO. A confirmation has no time. */
export const timeOf = ({ incident, done, arrived }: Report): string | undefined =>
  incident?.known_at ?? done?.at ?? arrived?.at;

/** Counts the visits of the rows. */
export const visitsOf = (rows: readonly Subject[]): number => new Set(rows.map(({ visit }) => visit)).size;

/** Adds a report to a row. An earlier refusal is removed, and an earlier note is joined. */
export function withReport(row: Row, report: Report): Row {
  const { refused: _, ...before } = row;
  const done = row.done && report.done && joined(row.done, report.done);
  return { ...before, ...report, ...(done && { done }), rev: row.rev + 1 };
}

/**
 * Adds a report to a row, under a new key where it joins a note. The server may have the first note under the old key,
 * and replaces it by both.
 */
export const joinReport = (row: Row, report: Report, key: string): Row =>
  withReport(
    report.done && doneBefore(row, report) ? { ...row, key, replaces: row.key, corrected_at: report.done.at } : row,
    report,
  );

/** When another tab has completed the visit with another note, in ISO. */
export const doneBefore = (row: Row | undefined, { done }: Report): string | undefined =>
  done && row?.done && row.done.comments !== done.comments ? row.done.at : undefined;

/** Joins two completions of one visit: the first one's time, and the notes, photos and ticks of both. */
function joined(one: Done, other: Done): Done {
  const photos = new Map(
    [one, other].flatMap(({ photo_ids = [], photo_times = [] }) => photo_ids.map((id, at) => [id, photo_times[at]])),
  );
  const times = [...photos.values()].filter((at) => at !== undefined);
  return {
    ...one,
    comments: one.comments === other.comments ? one.comments : `${one.comments}\n\n${other.comments}`,
    photo_urls: [...new Set([...one.photo_urls, ...other.photo_urls])],
    ticks: [
      ...one.ticks,
      ...other.ticks.filter(({ pet, care }) => !one.ticks.some((tick) => tick.pet === pet && tick.care === care)),
    ],
    ...(photos.size > 0 && { photo_ids: [...photos.keys()], photo_times: times }),
  };
}

/** Makes an empty row for a visit. `made` is in epoch milliseconds. */
export const newRow = (
  { _id, version, date, pet_names }: Pick<WalkerVisit, "_id" | "version" | "date" | "pet_names">,
  key: string,
  made: number,
): Row => ({ format: 1, visit: _id, key, rev: 0, version, date, name: petsText(pet_names), made });

/** Tells whether the row is to be sent in the background. */
export const isWaiting = ({ refused, heard, rev }: Row): boolean => refused === undefined && heard !== rev;

/** Tells whether the walker sees the row: it waits, or was refused. */
export const isUnsent = (row: Row): boolean => row.refused !== undefined || isWaiting(row);

/** The outcome of sending a row. After `failed`, it is sent again. */
export type Outcome = "answered" | "dropped" | { refused: NonNullable<Row["refused"]> } | { failed: ApiError };

export const dropped = "Not confirmed: this walk has changed. Look again.";
export const notYours = "This walk is no longer yours to report. Your text is kept here.";

/**
 * Reads the outcome from a failure. Only a refusal by the server itself stops a row from being sent again. An ended
 * session or the sign-in page of a public network does not.
 */
export function outcomeOf(failure: unknown, act: Act): Outcome {
  if (!(failure instanceof ApiError)) return { failed: new ApiError(0) };
  const { status, message } = failure;
  const isRefusal = [400, 403, 404, 409].includes(status) && message !== "";
  if (!isRefusal) return { failed: failure };
  if (act === "confirmed" && (status === 404 || status === 409)) return "dropped";
  return { refused: { status, words: status === 404 ? notYours : message } };
}

/**
 * Applies the outcome of sending `sent` to the row as it is now; undefined removes the row. The outcome of another key
 * or an earlier rev changes nothing.
 */
export function afterOutcome(row: Row | undefined, sent: Row, outcome: Outcome): Row | undefined {
  if (!row || row.key !== sent.key || row.rev !== sent.rev) return row;
  if (outcome === "dropped") return undefined;
  if (outcome === "answered") return actOf(row) === "arrived" ? { ...row, heard: row.rev } : undefined;
  return "refused" in outcome ? { ...row, refused: outcome.refused } : row;
}

const firstMs = 2000;
const longestMs = { silence: 30_000, refusal: 300_000 };

/**
 * Computes the pause before sending again, in milliseconds: 2 s, doubled with each failure in a row, and at least what
 * the server asks for. The longest pause is 30 s without a signal, and 5 min while the server fails.
 * @param chance a random number from 0 to below 1, so that phones do not all send at once
 */
export function backOff(failures: number, failed: ApiError, chance: number): number {
  const longest = isUnreachable(failed) ? longestMs.silence : longestMs.refusal;
  const wait = Math.min(longest, firstMs * 2 ** (failures - 1)) * (0.75 + chance / 4);
  return Math.max(wait, failed.retryAfterMs);
}
