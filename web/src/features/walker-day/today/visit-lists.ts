import { addDays, canTransition, hoursOf, isOpen, localHourOf } from "@petcare/domain";
import type { ShownVisit } from "../../../lib/day/laid-over.ts";
import { visitOverdue } from "../../../lib/format/shown-status.ts";
import { today as dateAt, zone } from "../../../lib/format/time.ts";

const upcomingShown = 10;
const recentShown = 5;

export interface VisitLists {
  /** Today's visits still to be done, in time order, after an overnight stay that is under way. The first is the next. */
  open: ShownVisit[];
  /** Today's cancelled visits, shown so that nobody goes there. */
  cancelled: ShownVisit[];
  /** Today's completed visits, the latest first. */
  done: ShownVisit[];
  /** Visits of earlier days that were never completed. */
  left: ShownVisit[];
  /** The first ten visits after today. */
  upcoming: ShownVisit[];
  /** How many visits follow those ten. */
  moreUpcoming: number;
  /** From the evening before: tomorrow's visits at homes that have a key or a code. */
  toPrepare: ShownVisit[];
  /** Tomorrow's visits that the walker has not confirmed yet. */
  toConfirm: ShownVisit[];
  /** The five visits that were completed last, today's among them. */
  recent: ShownVisit[];
}

/**
 * Sorts a walker's visits into the lists of the dashboard (docs/product/visits.md#the-walkers-screens).
 * @param now epoch milliseconds
 */
export function visitLists(visits: readonly ShownVisit[], now: number): VisitLists {
  const today = dateAt(now);
  const inOrder = visits.toSorted(byTime);
  const earlier = inOrder.filter((visit) => visit.date < today && isOpen(visit));
  const todays = inOrder.filter(({ date }) => date === today);
  const upcoming = inOrder.filter((visit) => visit.date > today && isOpen(visit));
  const tomorrow = upcoming.filter(({ date }) => date === addDays(today, 1));
  return {
    open: [...earlier.filter((visit) => !visitOverdue(visit, now)), ...todays.filter(isOpen)],
    cancelled: todays.filter(({ status }) => status === "cancelled"),
    done: todays.filter(isCompleted).sort(latestFirst),
    left: earlier.filter((visit) => visitOverdue(visit, now)),
    upcoming: upcoming.slice(0, upcomingShown),
    toPrepare: isEvening(now) ? tomorrow.filter(needsKeyOrCode) : [],
    toConfirm: tomorrow.filter(({ status }) => canTransition("confirm", status)),
    moreUpcoming: Math.max(0, upcoming.length - upcomingShown),
    recent: inOrder.filter(isCompleted).sort(latestFirst).slice(0, recentShown),
  };
}

const isEvening = (now: number) => localHourOf(now, zone) >= hoursOf("evening").startHour;

/** A day that an earlier release has kept names no keys. */
const needsKeyOrCode = ({ keys = [], codes }: ShownVisit) => keys.length > 0 || codes.length > 0;

const isCompleted = ({ status }: ShownVisit) => status === "completed";

export const byTime = (a: ShownVisit, b: ShownVisit): number =>
  Date.parse(a.start) - Date.parse(b.start) || a.pet_names.join().localeCompare(b.pet_names.join());

const latestFirst = (a: ShownVisit, b: ShownVisit): number =>
  Date.parse(b.completed_at ?? b.start) - Date.parse(a.completed_at ?? a.start) || byTime(b, a);
