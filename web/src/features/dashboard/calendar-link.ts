import { type LocalDate, startOfWeek } from "@petcare/domain";

/** Where the calendar shows a day, and the details of a visit on it where one is given. */
export function calendarOn(date: LocalDate, visitId?: string): string {
  const day = `/admin/calendar?week=${startOfWeek(date)}&day=${date}`;
  return visitId === undefined ? day : `${day}&visit=${encodeURIComponent(visitId)}`;
}
