import { type LocalDate, startOfWeek } from "@petcare/domain";

/** The calendar's address of a day, or of the details of a visit on it. */
export function calendarOn(date: LocalDate, visitId?: string): string {
  const day = `/admin/calendar?week=${startOfWeek(date)}&day=${date}`;
  return visitId === undefined ? day : `${day}&visit=${encodeURIComponent(visitId)}`;
}
