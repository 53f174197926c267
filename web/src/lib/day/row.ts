import type { BodyOf, completeWalk, noteIncident, RequestOf, WalkerVisit } from "@petcare/contract";
import { ApiError, isUnreachable } from "../api/api-error.ts";
import { petsText } from "../format/words.ts";

/** A time of the phone's own clock, in ISO: of a tap, or given by the person later. */
interface Told {
  at: string;
  how: "tap" | "given";
}

/** An arrival can be by the tag at the door, too, with what was read of it. */
type Arrival = Omit<Told, "how"> & Pick<NonNullable<Body["arrived"]>, "how" | "tag">;

type Body = RequestOf<typeof completeWalk>["body"];

/** A walker's words on a walk that is done. A row of an earlier release names no photos, or not their times. */
type DoneWords = Pick<Body, "comments" | "photo_urls" | "ticks"> & Partial<Pick<Body, "photo_ids" | "photo_times">>;

/** Something that went wrong on a visit. `at`: when it was written, in ISO by the phone's own clock. */
type Incident = Pick<BodyOf<typeof noteIncident>, "id" | "words" | "known_at"> & { at: string };

/** The parts of what a walker says of a visit. */
export interface Said {
  /** It has a row of its own, with nothing beside it. */
  incident?: Incident;
  confirmed?: true;
  arrived?: Arrival;
  done?: Told & DoneWords;
}

/** A walker's words on one visit that are not sent (docs/product/visits.md#the-outbox). Formats are only ever added. */
export interface Row extends Said {
  format: 1;
  visit: string;
  /** Random. The server counts it once. A second note that joins the row brings a new one. */
  key: string;
  /** The key of the note that the second one has joined, and the second one's time, in ISO. */
  replaces?: string;
  corrected_at?: string;
  /** Counts the changes. */
  rev: number;
  /** Of the visit as it was shown at the first tap. */
  version: number;
  date: WalkerVisit["date"];
  /** The pets, for when the day no longer has the visit. */
  name: string;
  /** The server's refusal of this rev. */
  refused?: { status: number; words: string };
  /** The rev that the server has answered. An arrival stays, for the completion to come has its key. */
  heard?: number;
  /** Epoch milliseconds. */
  made: number;
}

export type Act = keyof Said;

/** The subject of a row: a visit, or one incident of it. */
export type Subject = Pick<Row, "visit" | "incident">;

export const isAbout = (row: Subject, { visit, incident }: Subject): boolean =>
  row.visit === visit && row.incident?.id === incident?.id;

/** The furthest that the row says. It is sent, and carries the others. */
export const actOf = ({ incident, done, arrived }: Said): Act =>
  incident ? "incident" : done ? "done" : arrived ? "arrived" : "confirmed";

/** When what the row says happened, in ISO; undefined of a confirmation. */
export const timeOf = ({ incident, done, arrived }: Said): string | undefined =>
  incident?.known_at ?? done?.at ?? arrived?.at;

/** How many visits the rows are of. */
export const visitsOf = (rows: readonly Subject[]): number => new Set(rows.map(({ visit }) => visit)).size;

/** The row with what is said now. A refusal of before is forgotten, and a note of before is joined. */
export function withSaid(row: Row, said: Said): Row {
  const { refused: _, ...before } = row;
  const done = row.done && said.done && joined(row.done, said.done);
  return { ...before, ...said, ...(done && { done }), rev: row.rev + 1 };
}

/**
 * The same, under a key of its own where it joins a note: the server may have heard the other words under the old one, and
 * puts both in their place.
 */
export const rowWith = (row: Row, said: Said, key: string): Row =>
  withSaid(
    said.done && doneBefore(row, said) ? { ...row, key, replaces: row.key, corrected_at: said.done.at } : row,
    said,
  );

/** When the walker completed the visit before with other words, which another tab has kept, in ISO. */
export const doneBefore = (row: Row | undefined, { done }: Said): string | undefined =>
  done && row?.done && row.done.comments !== done.comments ? row.done.at : undefined;

/** Two reports of one visit as one: the first time, and the words, photos and ticks of both. */
function joined(one: NonNullable<Said["done"]>, other: NonNullable<Said["done"]>): NonNullable<Said["done"]> {
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

/** A row of a visit that says nothing yet. `made` is in epoch milliseconds. */
export const newRow = (
  { _id, version, date, pet_names }: Pick<WalkerVisit, "_id" | "version" | "date" | "pet_names">,
  key: string,
  made: number,
): Row => ({ format: 1, visit: _id, key, rev: 0, version, date, name: petsText(pet_names), made });

/** Whether the row is still to be sent by itself. */
export const isWaiting = ({ refused, heard, rev }: Row): boolean => refused === undefined && heard !== rev;

/** Whether a person reads of the row: it waits, or was refused. */
export const isUnsent = (row: Row): boolean => row.refused !== undefined || isWaiting(row);

/** The answer to a row: heard, dropped or refused for good, or none, so that it is sent again. */
export type Outcome = "heard" | "dropped" | { refused: NonNullable<Row["refused"]> } | { failed: ApiError };

export const dropped = "Not confirmed: this walk has changed. Look again.";
export const notYours = "This walk is no longer yours to report. Your text is kept here.";

/**
 * The outcome of sending that failed so. Only a refusal of the server's own keeps a row from being sent again: what a
 * portal or a session that has ended says is none.
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
 * The row after an answer to `sent`, which may be an older one: an answer to another key or an earlier rev takes nothing
 * away. Undefined: it is gone.
 */
export function afterOutcome(row: Row | undefined, sent: Row, outcome: Outcome): Row | undefined {
  if (!row || row.key !== sent.key || row.rev !== sent.rev) return row;
  if (outcome === "dropped") return undefined;
  if (outcome === "heard") return actOf(row) === "arrived" ? { ...row, heard: row.rev } : undefined;
  return "refused" in outcome ? { ...row, refused: outcome.refused } : row;
}

const firstMs = 2000;
const longestMs = { silence: 30_000, refusal: 300_000 };

/**
 * How long to wait before sending again, in milliseconds: 2 s, doubled with each failure in a row, and as much as the
 * server asks for. A lost signal comes back without a word, so it is tried each 30 s; a troubled server each 5 min.
 * @param chance from 0 to below 1, which spreads the phones
 */
export function backOff(failures: number, failed: ApiError, chance: number): number {
  const longest = isUnreachable(failed) ? longestMs.silence : longestMs.refusal;
  const wait = Math.min(longest, firstMs * 2 ** (failures - 1)) * (0.75 + chance / 4);
  return Math.max(wait, failed.retryAfterMs);
}
