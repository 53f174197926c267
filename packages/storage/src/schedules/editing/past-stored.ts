import type { LocalDate } from "@petcare/domain";
import type { Schedule } from "../schedule-item.ts";
import { unstoredDates, visitOf } from "../series.ts";
import type { Visit } from "../visit.ts";

/**
 * A series and its visits as they are once every date before today is stored, as the nightly job stores them. Acts stand on
 * that: what they change is never a date of the past.
 */
export function withPastStored(known: Schedule, stored: readonly Visit[], today: LocalDate) {
  // What was stored after the schedule was read is not stored twice.
  const meanwhile = stored.map((visit) => visit.original_date).filter((date) => date > known.stored_through);
  const schedule: Schedule = { ...known, stored_ahead: new Set([...(known.stored_ahead ?? []), ...meanwhile]) };
  const dates = unstoredDates(schedule, schedule.date, today);
  const visits = [...stored, ...dates.map((date) => visitOf(schedule, date))].sort(byOriginalDate);
  return { schedule: { ...schedule, stored_through: dates.at(-1) ?? known.stored_through }, visits };
}

const byOriginalDate = (a: Visit, b: Visit) => (a.original_date < b.original_date ? -1 : 1);
