import { business } from "@petcare/business";
import type { LocalDate } from "@petcare/domain";
import { contentLines, escaped } from "./content-lines.ts";
import { type CalendarEvent, eventLines } from "./event.ts";

/** Makes an iCalendar text of visits. It stays the same all day while no visit changes, and so does its ETag. */
export function calendarOf(visits: readonly CalendarEvent[], today: LocalDate): string {
  const stamp = `${today.replaceAll("-", "")}T000000Z`;
  return contentLines([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escaped(business.name)}//Visits//EN`,
    "CALSCALE:GREGORIAN",
    `X-WR-CALNAME:${escaped(`${business.name} visits`)}`,
    `X-WR-TIMEZONE:${business.timeZone}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT4H",
    "X-PUBLISHED-TTL:PT4H",
    ...visits.flatMap((visit) => eventLines(visit, stamp)),
    "END:VCALENDAR",
  ]);
}
