import { hoursBetween, type ServiceType, serviceLabels, type TimeFrame, type VisitStatus } from "@petcare/domain";
import { escaped, utcTime } from "./content-lines.ts";

/** The fields of a visit in its walker's or client's calendar. */
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
  /** The other person: 'with Rosa'. */
  by: string | null;
}

/** Makes the VEVENT of a visit. @param stamp when the calendar was made, as UTC */
export function eventLines(visit: CalendarEvent, stamp: string): string[] {
  const { _id, status, pet_names, service_label, service_type, address, sequence } = visit;
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
    // Outlook shows no status, so a cancelled visit says it in its title and shows as free.
    ...(isCancelled ? ["TRANSP:TRANSPARENT"] : []),
    `DTSTART:${utcTime(visit.start)}`,
    `DTEND:${utcTime(visit.end)}`,
    `SUMMARY:${escaped(isCancelled ? `Cancelled: ${summary}` : summary)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    ...(address ? [`LOCATION:${escaped(address)}`] : []),
    "END:VEVENT",
  ];
}

/** 'Between 9 AM and 12 PM', because the visit takes only part of its frame. An overnight stay has its hours. */
function betweenWords({ timeframe, service_type }: CalendarEvent): string {
  if (service_type === "overnight") return "";
  return `Between ${hoursBetween(timeframe)}`;
}
