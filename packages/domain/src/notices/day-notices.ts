import { addDays, type LocalDate } from "../local-date.ts";
import type { ServiceType } from "../service.ts";
import { isOpen, type VisitStatus } from "../visit-life.ts";
import { overdueFrom, type TimeFrame } from "../visit-times.ts";
import { instantOf } from "../zone.ts";
import type { NoticeFacts } from "./facts.ts";
import { clockText } from "./say.ts";

/** In milliseconds: how long after the end of its frame a visit that nobody has finished is told, and until when. */
export const lateAfter = 15 * 60_000;
const lateIsNews = 12 * 3_600_000;

interface Unfinished {
  date: LocalDate;
  timeframe: TimeFrame;
  service: ServiceType;
  status: VisitStatus;
  arrived_at?: number | undefined;
}

/** Tells whether nobody has finished a visit, a while after its end. */
export function isLate(visit: Unfinished, now: number, zone: string): boolean {
  const since = now - overdueFrom(visit, zone) - lateAfter;
  return isOpen(visit) && since >= 0 && since < lateIsNews;
}

/** A visit as the message of what is not finished names it. */
export const lateLine = (
  visit: Unfinished & { pet_names: readonly string[] },
  zone: string,
): NoticeFacts["late"]["visits"][number] => ({
  pets: visit.pet_names,
  date: visit.date,
  timeframe: visit.timeframe,
  isStay: visit.service === "overnight",
  ended: clockText(overdueFrom(visit, zone), zone).replace(/ [AP]M$/, ""),
  heard: visit.arrived_at === undefined ? undefined : clockText(visit.arrived_at, zone),
});

/** The hour of the business's clock at which the owner hears what a day has brought. */
export const summaryHour = 19;
/** The span of the summary of a day, from 7 PM to 7 PM, in epoch milliseconds. The end is not included. */
export const summarySpan = (today: LocalDate, zone: string): { from: number; to: number } => ({
  from: instantOf(addDays(today, -1), summaryHour, zone),
  to: instantOf(today, summaryHour, zone),
});
