import type { CalendarVisit } from "@petcare/contract";
import type { VisitStatus } from "@petcare/domain";
import { visitOverdue } from "../../../lib/format/shown-status.ts";

export interface WalkerDay {
  walkerId: string;
  /** In the order of the day, without the cancelled ones. */
  visits: CalendarVisit[];
  done: number;
  overdue: number;
}

export interface DaySummary {
  /** How many visits there are without the cancelled ones. */
  total: number;
  /** Overdue visits also count under their own status, scheduled or confirmed. */
  byStatus: Record<VisitStatus, number>;
  overdue: CalendarVisit[];
  unassigned: CalendarVisit[];
  byWalker: WalkerDay[];
}

/** Sums a day's visits up. The busiest walkers come first, then who starts first. `now` in epoch milliseconds. */
export function summaryOf(visits: readonly CalendarVisit[], now: number): DaySummary {
  const live = visits.filter(({ status }) => status !== "cancelled");
  const overdue = live.filter((visit) => visitOverdue(visit, now));
  const byWalker = Map.groupBy(live, (visit) => visit.walker_id);
  return {
    total: live.length,
    byStatus: {
      scheduled: countOf(visits, "scheduled"),
      confirmed: countOf(visits, "confirmed"),
      completed: countOf(visits, "completed"),
      cancelled: countOf(visits, "cancelled"),
    },
    overdue,
    unassigned: live.filter(({ walker_id, status }) => walker_id === null && status !== "completed"),
    byWalker: [...byWalker]
      .flatMap(([walkerId, own]) => {
        const left = own.filter((visit) => overdue.includes(visit)).length;
        return walkerId === null ? [] : [{ walkerId, visits: own, done: countOf(own, "completed"), overdue: left }];
      })
      .sort((a, b) => b.visits.length - a.visits.length),
  };
}

const countOf = (visits: readonly CalendarVisit[], status: VisitStatus) =>
  visits.filter((visit) => visit.status === status).length;
