import { type LocalDate, weekdayInWords } from "../local-date.ts";
import type { Visit } from "../schedules/visit.ts";
import { isOpen } from "../visit-life.ts";
import { localDateOf } from "../zone.ts";

/**
 * Lists what a matter to settle can be about (docs/product/visits.md#reports). It is derived from the visit
 * as it is now, so an act of the office changes it.
 */
export const matterKinds = [
  "moved",
  "open",
  "reassigned",
  "both",
  "done_before",
  "done_after",
  "left",
  "completed_for",
  "second",
  "arrived",
] as const;
export type MatterKind = (typeof matterKinds)[number];

/** A report that stands on its visit until the owner has settled it. Instants are epoch milliseconds. */
export interface Matter {
  /** The walker who reported. */
  by: string;
  /** When the work was done; absent: the walker was only there. */
  done_at?: number | undefined;
  arrived_at?: number | undefined;
  /** The local day that the report is about. */
  day: LocalDate;
  /** When the plan became what the report contradicts. */
  since: number;
  /** The walker who had the visit when the report completed it for its reporter. */
  was?: string | undefined;
}

/** The visit as it is now. */
type Now = Pick<Visit, "date" | "status" | "walker_id" | "completed_by">;

/** Derives what a matter is about from the visit as it is now. @param hasLeft whether the client's record is deleted */
export function matterKind(visit: Now, matter: Matter, hasLeft = false): MatterKind {
  if (matter.done_at === undefined) return "arrived";
  if (isOpen(visit)) return visit.date > matter.day ? "moved" : "open";
  if (visit.status === "cancelled") {
    if (hasLeft) return "left";
    return matter.done_at < matter.since ? "done_before" : "done_after";
  }
  if (visit.walker_id !== matter.by) return "both";
  if (matter.was !== undefined) return "reassigned";
  return visit.completed_by === matter.by ? "second" : "completed_for";
}

/** The names and times in a sentence about a matter. */
export interface MatterWords {
  zone: string;
  /** The first names of the owner, of the reporter, and of the walker whose visit it is or was. */
  owner: string;
  reporter: string;
  other: string;
  /** The pets' names, as in 'Rex & Luna'. */
  pets: string;
}

interface Sentences {
  /** Read by the walker. */
  walker: string;
  /** Read by the owner. */
  owner: string;
}

/** The sentences of a matter, for the walker and for the owner, from one table. */
export function matterSentences(
  kind: MatterKind,
  visit: Now,
  matter: Matter,
  { zone, owner, reporter, other, pets }: MatterWords,
): Sentences {
  const when = (instant: number) => `${weekdayInWords(localDateOf(instant, zone))} at ${timeIn(instant, zone)}`;
  const done = matter.done_at ?? matter.arrived_at ?? matter.since;
  const since = timeIn(matter.since, zone);
  const now = weekdayInWords(visit.date);
  const table: Record<MatterKind, Sentences> = {
    moved: {
      walker: `Kept. This walk was moved to ${now}; ${owner} settles it.`,
      owner: `${reporter} did ${pets} on ${when(done)}. You moved the visit to ${now} at ${since}.`,
    },
    open: {
      walker: `You reported this at ${timeIn(done, zone)}. ${owner} decides.`,
      owner: `${reporter} did ${pets} on ${when(done)}. The visit is open again.`,
    },
    reassigned: {
      walker: `Sent. It was ${other}'s by then; ${owner} knows.`,
      owner: `${reporter} did ${pets} at ${timeIn(done, zone)}. It was ${other}'s visit since ${since}.`,
    },
    both: {
      walker: `Kept. ${other} had reported it; ${owner} settles it.`,
      owner: `${reporter} and ${other} both report ${pets}.`,
    },
    done_before: {
      walker: `Kept. It was cancelled after you were done; ${owner} settles your pay.`,
      owner: `${reporter} did ${pets} at ${timeIn(done, zone)}, before you cancelled at ${since}.`,
    },
    done_after: {
      walker: `Kept. It was cancelled at ${since}; ${owner} settles your pay. You need do nothing.`,
      owner: `Done although cancelled: you at ${since}, ${reporter} at ${timeIn(done, zone)}.`,
    },
    left: {
      walker: `Kept. This client has left; ${owner} settles your pay.`,
      owner: `${reporter} did a walk for a client who has left.`,
    },
    completed_for: {
      walker: `Kept. ${owner} had marked it as done; your note is with her.`,
      owner: `${reporter}'s own note for ${pets}, which you completed.`,
    },
    second: {
      walker: "Kept. You had reported this walk; both notes are kept.",
      owner: `${reporter} sent a second note for ${pets}.`,
    },
    arrived: {
      walker: `Kept: you were there at ${timeIn(done, zone)}.`,
      owner: `${reporter} was at ${possessive(pets)} at ${timeIn(done, zone)}. ${arrivedBeside(visit, since, now)}`,
    },
  };
  return table[kind];
}

/** 'Rosa's phone was 7 min fast; the time is put right.' @param minutes how fast it was; below 0: slow */
export function clockSentence(reporter: string, minutes: number): string {
  const off = Math.abs(minutes);
  const [hours, rest] = [Math.floor(off / 60), off % 60];
  const words = [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(" ");
  return `${possessive(reporter)} phone was ${words} ${minutes > 0 ? "fast" : "slow"}; the time is put right.`;
}

function arrivedBeside({ status }: Pick<Visit, "status">, since: string, now: string): string {
  if (status === "cancelled") return `You cancelled at ${since}.`;
  return status === "completed" ? "It is completed." : `The visit is on ${now}.`;
}

const possessive = (name: string) => `${name}'s`;

/** '9:12 AM' */
const timeIn = (instant: number, zone: string) =>
  new Intl.DateTimeFormat("en-US", { timeStyle: "short", timeZone: zone }).format(instant).replaceAll("\u202f", " ");
