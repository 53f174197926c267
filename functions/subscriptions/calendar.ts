import { business } from "@petcare/business";
import type { LocalDate } from "@petcare/domain";
import { contentLines, escaped } from "./content-lines.ts";
import { type CalendarEvent, eventLines } from "./event.ts";

/** Visits as one iCalendar text. It is the same all day while no visit changes, so its ETag is, too. */
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
