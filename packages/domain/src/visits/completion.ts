import { isOpen, transitions } from "../visit-life.ts";
import { type Arrival, arrivalChanges, arrivalIn, earlier } from "./arrival.ts";
import { isEmptyNote, isSameNote, isShortEnough, joinNotes, type Note, noteOf } from "./note.ts";
import {
  definedOf,
  hasRoomFor,
  type KeptReport,
  type KnownTime,
  type Reported,
  type Review,
  type ReviewReason,
  reviewId,
  withReview,
} from "./review.ts";

// One way to complete a visit (docs/product/visits.md#reports).

/** A person's report that a visit is done. */
export interface Report extends Omit<Arrival, "there"> {
  /** When it was done, by our clock. */
  done: KnownTime;
  isOwner: boolean;
  /** The unique key of this text. */
  key?: string | undefined;
  /** The key of the text that it corrects. */
  replaces?: string | undefined;
  /** Whether it was corrected within an hour. */
  isInTime: boolean;
  arrived?: KnownTime | undefined;
  note: Note;
}

/** The reasons why a report is not stored. */
export type Refusal = "missing" | "no_room" | "unassigned" | "early" | "completed" | "cancelled";

/**
 * 'done': it completes the visit. 'review': the owner is asked. 'joined': its text is added to the note. 'same': nothing in it
 * is new.
 */
export type Decision =
  | { outcome: "refused"; why: Refusal }
  | { outcome: "done" | "joined" | "same"; changes: Partial<Reported> }
  | { outcome: "review"; reason: ReviewReason; changes: Partial<Reported> };

const refused = (why: Refusal): Decision => ({ outcome: "refused", why });
const nothing: Decision = { outcome: "same", changes: {} };

/**
 * Decides what a report does to the visit. It never moves, reopens, cancels or reprices a visit.
 *
 * @param had whether the visit is the reporter's, or was when their phone looked
 */
export function decideCompletion(visit: Reported, report: Report, had: boolean): Decision {
  if (isKnown(visit, report.key)) return nothing;
  if (report.isOwner) return decideOwners(visit, report);
  if (!had) return refused("missing");
  const isCorrection = isKnown(visit, report.replaces);
  const entry = visit.reviews?.[reviewId(report.by, report.day)];
  const reason = reasonOf(visit, report);
  if (isCorrection && visit.note_key === report.replaces) return intoNote(visit, report);
  if (isCorrection && entry?.report.key === report.replaces) return intoReview(visit, report);
  if (reason) return intoReview(visit, report, isCorrection ? undefined : reason);
  if (!isOpen(visit)) return intoNote(visit, report);
  // A correction, or a report that was answered, never completes the visit: the owner has reopened it since.
  if (isCorrection || (entry && entry.state !== "aside")) return intoReview(visit, report);
  return completed(visit, report);
}

const isKnown = ({ report_keys = [] }: Reported, key: string | undefined) =>
  key !== undefined && report_keys.includes(key);

/** Finds the reason why the plan does not fit a walker's report; undefined if it does. */
function reasonOf({ status, walker_id, date }: Reported, { by, day }: Report): ReviewReason | undefined {
  if (status === "cancelled") return "cancelled";
  if (walker_id !== undefined && walker_id !== by) return "other_walker";
  return day < date ? "other_day" : undefined;
}

function decideOwners(visit: Reported, report: Report): Decision {
  if (visit.status === "completed") {
    const before = noteOf(visit);
    return isSameNote(joinNotes(before, report.note), before) ? nothing : refused("completed");
  }
  if (visit.status === "cancelled") return refused("cancelled");
  if (visit.date > report.day) return refused("early");
  return visit.walker_id === undefined ? refused("unassigned") : completed(visit, report);
}

function completed(visit: Reported, report: Report): Decision {
  const { by, isOwner, day, key, done, arrived, note } = report;
  const id = reviewId(by, day);
  const aside = visit.reviews?.[id]?.report;
  const there = earlier(arrived, arrivalIn(aside));
  const own = {
    walker_id: by,
    ...(there && arrivalChanges(visit, { ...report, there })),
    ...(aside && isEmptyNote(noteOf(aside)) && { reviews: withReview(visit, id, undefined) }),
  };
  return {
    outcome: "done",
    changes: {
      status: transitions.complete.to,
      ...noteOf(note),
      note_key: key,
      completed_at: done.at,
      completed_by: by,
      done_how: done.how,
      ...keysWith(visit, report),
      ...(!isOwner && own),
    },
  };
}

/** Adds a text to the note, or replaces the text that it corrects. */
function intoNote(visit: Reported, report: Report): Decision {
  const { by, done, arrived } = report;
  const before = noteOf(visit);
  const { after, key } = withWords({ ...before, key: visit.note_key }, report);
  if (!isShortEnough(after)) return refused("no_room");
  const isSame = isSameNote(after, before);
  const changes = {
    ...(!isSame && { ...after, note_key: key }),
    // If the owner has completed the visit on the walker's behalf, the walker's own times count.
    ...(visit.completed_by !== by && { completed_at: done.at, completed_by: by, done_how: done.how }),
    ...(arrived && arrivalChanges(visit, { ...report, there: arrived })),
    ...keysWith(visit, report),
  };
  return { outcome: isSame ? "same" : "joined", changes };
}

/** Stores the report beside the visit. @param reason asks the owner, unless they were asked before */
function intoReview(visit: Reported, report: Report, reason?: ReviewReason): Decision {
  const { by, done, day, arrived } = report;
  const id = reviewId(by, day);
  const before = visit.reviews?.[id];
  const was: KeptReport = before?.report ?? noteOf({});
  const { after, key } = withWords(was, report);
  if (!isShortEnough(after) || !hasRoomFor(visit, id)) return refused("no_room");
  const there = earlier(arrived, arrivalIn(was));
  const asks = reason !== undefined && (before === undefined || before.state === "aside");
  const kept: KeptReport = {
    ...after,
    key,
    done_at: was.done_at ?? done.at,
    how: was.done_at === undefined ? done.how : was.how,
    ...(there && { arrived_at: there.at, arrived_how: there.how }),
  };
  const review: Review = {
    ...before,
    state: asks ? "waiting" : (before?.state ?? "aside"),
    ...(asks && { reason }),
    report: definedOf(kept),
  };
  const known = keysWith(visit, report);
  const isSame = before !== undefined && !asks && isSameNote(after, noteOf(was)) && there?.at === was.arrived_at;
  if (isSame) return { outcome: "same", changes: known };
  const changes = { ...known, reviews: withReview(visit, id, review) };
  return asks ? { outcome: "review", reason, changes } : { outcome: "joined", changes };
}

/** Joins a note with a report's text. The key stays if it is a single text. */
function withWords(was: Note & { key?: string | undefined }, { key, replaces, isInTime, note }: Report) {
  const isReplaced = isInTime && replaces !== undefined && was.key === replaces;
  const [before, added] = [noteOf(was), noteOf(note)];
  const after = isReplaced ? added : joinNotes(before, added);
  if (isSameNote(after, before)) return { after, key: was.key };
  return { after, key: isSameNote(after, added) ? key : undefined };
}

/** The most keys. Older ones are dropped; a text that is still in the note is never added twice. */
const maxKeys = 20;

/** Adds a report's keys, also that of a text it replaces in time, in case that text arrives later. */
function keysWith({ report_keys = [] }: Reported, { key, replaces, isInTime }: Report): Pick<Reported, "report_keys"> {
  const added = [isInTime ? replaces : undefined, key].filter((one) => one !== undefined);
  return added.length > 0 ? { report_keys: [...new Set([...report_keys, ...added])].slice(-maxKeys) } : {};
}
