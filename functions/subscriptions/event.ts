import {
  hoursBetween,
  offsetOf,
  type ServiceType,
  serviceLabels,
  type TimeFrame,
  type VisitStatus,
} from "@petcare/domain";
import { escaped, wallTime } from "./content-lines.ts";

/** A visit as its walker or client reads it. */
export interface CalendarEvent {
  _id: string;
  /** ISO instants. */
  start: string;
  end: string;
  timeframe: TimeFrame;
  service_type: ServiceType;
  service_label: string | null;
  status: VisitStatus;
  pet_names: string[];
  address: string | null;
  /** Counts the edits. */
  sequence: number;
  /** The other person who is part of it: 'with Rosa'. */
  by: string | null;
}

/** The VEVENT of a visit. @param stamp when the calendar was made, as UTC */
export function eventLines(visit: CalendarEvent, { zone, stamp }: { zone: string; stamp: string }): string[] {
  const { _id, status, pet_names, service_label, service_type, address, sequence } = visit;
  const wall = (iso: string) => {
    const instant = Date.parse(iso);
    return `TZID=${zone}:${wallTime(instant, offsetOf(instant, zone))}`;
  };
  const service = service_label ?? serviceLabels[service_type];
  const summary = pet_names.length > 0 ? `${pet_names.join(", ")}: ${service}` : service;
  const isCancelled = status === "cancelled";
  const description = [betweenWords(visit), visit.by].filter(Boolean).join(", ");
  return [
    "BEGIN:VEVENT",
    `UID:${_id}@visits.petcare`,
    `DTSTAMP:${stamp}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    // Outlook shows no status, so the title says it, too, and the time is free.
    ...(isCancelled ? ["TRANSP:TRANSPARENT"] : []),
    `DTSTART;${wall(visit.start)}`,
    `DTEND;${wall(visit.end)}`,
    `SUMMARY:${escaped(isCancelled ? `Cancelled: ${summary}` : summary)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    ...(address ? [`LOCATION:${escaped(address)}`] : []),
    "END:VEVENT",
  ];
}

/** 'Between 9 AM and 12 PM', which a calendar's start and end do not say. A stay has its hours. */
function betweenWords({ timeframe, service_type }: CalendarEvent): string {
  if (service_type === "overnight") return "";
  return `Between ${hoursBetween(timeframe)}`;
}
