import { business } from "@petcare/business";
import {
  invoiceNumber,
  type LocalDate,
  maxDaysMoved,
  type OccurrenceRefusal,
  type ReopenRefusal,
  type RestoreRefusal,
  timeInWords,
} from "@petcare/domain";
import { readUser, type Schedule, type SeriesRefusal, type Visit } from "@petcare/storage";
import { AppError, invalidField } from "../pipeline/app-error.ts";
import { runtime } from "../runtime.ts";
import { openedSchedule } from "./opened-schedule.ts";

export const scheduleNotFound = () => new AppError("not_found", "This schedule was not found.");

/** Makes the 409 for a schedule that has changed since it was read. It carries the current state, so that the form can continue. */
export async function changedSince(id: string, preview?: unknown): Promise<AppError> {
  const current = await openedSchedule(id);
  return new AppError("conflict", "This has changed since you looked.", {
    current,
    ...(preview !== undefined && { preview }),
  });
}

/** Makes the error of a refused act on a series. */
export async function seriesRefusal(reason: SeriesRefusal, schedule: Schedule): Promise<AppError> {
  switch (reason) {
    case "past_visit":
      return invalidField("scope", "This visit is past. Choose this occurrence only, or the entire series.");
    case "after_end":
      return invalidField(
        "scope",
        `This series ended${endOf(schedule)}. Choose this occurrence only, or the entire series.`,
      );
    case "too_far_ahead":
      return invalidField("scope", "A series can be changed from a date at most two years ahead.");
    case "too_many_steps":
      return invalidField("scope", "This series changes too often to be changed once more from a later date.");
    case "nothing_to_come":
      return invalidField("scope", "This series has no visits to come.");
    case "endless_charge":
      return invalidField(
        "charge",
        "This series has no end, so its visits cannot all be charged. Cancel the ones to be charged first.",
      );
    case "too_many_charged":
      return invalidField(
        "charge",
        "These are too many visits to be charged at once. Cancel the ones to be charged first.",
      );
    case "too_many_unfinished":
      return invalidField(
        "also_unfinished",
        "These are too many visits of earlier days to be cancelled at once. Cancel some of them first.",
      );
    case "no_room":
      return noRoom();
    case "ended_too_long_ago":
      return invalidField("scope", "This series ended too long ago. Book a new one.");
    case "nothing_to_undo":
      return new AppError("conflict", await notUndone(schedule));
  }
}

/** Makes the 400 for a series with too many singly changed visits. */
export const noRoom = () =>
  new AppError(
    "invalid_input",
    "Many visits of this series are set one by one already. Change the series from this date on, or book this visit by itself.",
  );

/** Makes the error of a refused act on one visit. */
export function visitRefusal(
  reason: OccurrenceRefusal | RestoreRefusal | ReopenRefusal | "no_room" | "no_note_room",
  visit: Visit,
): AppError {
  switch (reason) {
    case "no_room":
      return noRoom();
    case "no_note_room":
      return new AppError("conflict", "This visit has no room for another note.");
    case "completed":
      return new AppError("conflict", "A completed walk cannot be changed. Reopen it first.");
    case "cancelled":
      return new AppError("conflict", "This walk is cancelled. Restore it first.");
    case "too_far_moved":
      return invalidField("date", `A visit can be moved at most ${maxDaysMoved} days from its original date.`);
    case "not_cancelled":
      return new AppError("conflict", "This walk is not cancelled.");
    case "not_completed":
      return new AppError("conflict", "This walk is not completed.");
    case "past":
      return new AppError("conflict", "A walk of a past day cannot be restored.");
    case "invoiced":
      return invoicedVisit(visit);
  }
}

/** Makes the 409 for a visit that is on an invoice. */
export const invoicedVisit = ({ invoice_id = "" }: Visit): AppError =>
  new AppError("invoiced", `This visit is on invoice ${invoiceNumber(invoice_id)}. Void the invoice first.`);

/** ' on Dec 3' for a series with a last day. */
function endOf({ recurrence }: Schedule): string {
  const end = recurrence.frequency === "none" ? undefined : recurrence.end;
  return end?.type === "until" ? ` on ${dayOf(end.date)}` : "";
}

const dayOf = (date: LocalDate) =>
  new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" }).format(
    new Date(`${date}T00:00Z`),
  );

/** 'Not undone: Kate changed this series at 1:12 PM.' */
async function notUndone({ changed_by, changed_at }: Schedule): Promise<string> {
  if (changed_by === undefined || changed_at === undefined) return "There is nothing to undo any more.";
  const who = (await readUser(runtime.db, changed_by))?.name ?? "Somebody";
  return `Not undone: ${who} changed this series at ${timeInWords(changed_at, business.timeZone)}.`;
}
