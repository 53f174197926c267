import {
  addDays,
  bookingFieldNames,
  durationMinutes,
  expand,
  fieldsAt,
  type LocalDate,
  lastDay,
} from "@petcare/domain";
import { pick } from "../table/item-kind.ts";
import type { Booking } from "./booking.ts";
import { isUnfinished, type Schedule } from "./schedule-item.ts";
import type { Visit } from "./visit.ts";
import { visitsAtOnce } from "./write-limits.ts";

/**
 * Computes the visit of a schedule on one of its dates. It starts with its schedule's version, so that a form opened before it was
 * stored can still be saved, unless the series was edited meanwhile.
 */
export function visitOf(schedule: Schedule, originalDate: LocalDate): Visit {
  const given: Booking = { ...fieldsAt(schedule, originalDate), client_id: schedule.client_id };
  return {
    ...pick(given, bookingFieldNames),
    schedule_id: schedule.id,
    original_date: originalDate,
    date: originalDate,
    status: schedule.status,
    recurring: schedule.recurrence.frequency !== "none",
    duration_minutes: durationMinutes[given.service],
    version: schedule.version,
  };
}

/** Tells whether a schedule has one visit, and no rule. */
export const isSingle = ({ recurrence }: Schedule): boolean => recurrence.frequency === "none";

/** Lists the original dates from `from` to `to` (exclusive) of a schedule's visits that are not stored. */
export function unstoredDates(schedule: Schedule, from: LocalDate, to: LocalDate): LocalDate[] {
  const firstUnstored = addDays(schedule.stored_through, 1);
  const dates = expand(schedule.recurrence, schedule.date, from > firstUnstored ? from : firstUnstored, to);
  return dates.filter((date) => !schedule.stored_ahead?.has(date));
}

/** Tells whether a schedule has a visit on this original date that is not stored. Never on the last day of the calendar. */
export function isUnstored(schedule: Schedule, date: LocalDate): boolean {
  return date < lastDay && unstoredDates(schedule, date, addDays(date, 1)).length > 0;
}

export interface Step {
  /** The original dates to store, at most visitsAtOnce. */
  dates: LocalDate[];
  /** The schedule once they are stored. */
  schedule: Schedule;
}

/**
 * Plans the next step of storing a schedule's visits up to `wanted` (inclusive); undefined if they are stored. Days after a rule's
 * last one never count as stored: their visits would be missing once the series is restored.
 */
export function nextStep(schedule: Schedule, wanted: LocalDate): Step | undefined {
  const { recurrence } = schedule;
  const end = recurrence.frequency !== "none" && recurrence.end.type === "until" ? recurrence.end.date : wanted;
  const through = end < wanted ? end : wanted;
  if (schedule.stored_through >= through || !isUnfinished(schedule)) return undefined;
  const due = unstoredDates(schedule, schedule.date, addDays(through, 1));
  const dates = due.slice(0, visitsAtOnce);
  const last = dates.at(-1);
  const reached = due.length > dates.length && last ? last : through;
  const { stored_ahead, ...rest } = schedule;
  const ahead = [...(stored_ahead ?? [])].filter((date) => date > reached);
  return {
    dates,
    schedule: { ...rest, stored_through: reached, ...(ahead.length > 0 && { stored_ahead: new Set(ahead) }) },
  };
}
