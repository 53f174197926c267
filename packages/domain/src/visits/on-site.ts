import type { TimeSource, Visit } from "../schedules/visit.ts";
import { isOpen } from "../visit-life.ts";
import { localDateOf } from "../zone.ts";

type Arrived = Pick<Visit, "arrived_at" | "arrived_by" | "walker_id" | "date" | "service">;
type Attended = Arrived &
  Pick<Visit, "status" | "duration_minutes" | "arrived_how" | "completed_at" | "completed_by" | "done_how">;

/** Finds when the visit's current walker arrived on its day; undefined if that is not reported. */
export function arrivalAt(
  { arrived_at, arrived_by, walker_id, date, service }: Arrived,
  zone: string,
): number | undefined {
  if (arrived_at === undefined || arrived_by !== walker_id) return undefined;
  // An overnight stay can begin after midnight.
  return service === "overnight" || localDateOf(arrived_at, zone) === date ? arrived_at : undefined;
}

/**
 * Computes the minutes from arriving to leaving. Undefined for a stay, and if one of the two times is missing, was no tap of
 * the visit's walker, or is too early. See docs/product/visits.md#minutes-on-site.
 */
export function minutesOnSite(visit: Attended, zone: string): number | undefined {
  const { service, walker_id, completed_at, completed_by, arrived_how, done_how } = visit;
  const arrived = arrivalAt(visit, zone);
  if (service === "overnight" || arrived === undefined || completed_at === undefined) return undefined;
  if (completed_by !== walker_id || !isTapped(arrived_how) || !isTapped(done_how)) return undefined;
  const minutes = Math.floor(completed_at / 60_000) - Math.floor(arrived / 60_000);
  return minutes < 0 ? undefined : minutes;
}

/** Tells whether a time was tapped. A time without a source is the server's. */
const isTapped = (how: TimeSource | undefined) => how === undefined || how === "tap" || how === "tag";

/** Tells whether a walker was there for less than 40 % of the booked time. */
export const isShortStay = (minutes: number, booked: number): boolean => minutes < booked * 0.4;

/**
 * The arrival that a client reads: one that was tapped. Of a completed visit none if the minutes are not known, or
 * are so few that the owner looks first.
 */
export function arrivalForClient(visit: Attended, zone: string): number | undefined {
  const arrived = arrivalAt(visit, zone);
  if (isOpen(visit)) return isTapped(visit.arrived_how) ? arrived : undefined;
  const minutes = minutesOnSite(visit, zone);
  return minutes === undefined || isShortStay(minutes, visit.duration_minutes) ? undefined : arrived;
}
