import type { AnswerOf, listSchedules, listWalkers } from "@petcare/contract";
import type { VisitStatus } from "@petcare/domain";
import { visitOverdue } from "../../lib/format/shown-status.ts";

export type DayVisit = AnswerOf<typeof listSchedules>[number];
type Walker = AnswerOf<typeof listWalkers>[number];

export interface DaySummary {
  /** How many visits there are without the cancelled ones. */
  total: number;
  /** Overdue visits also count under their own status, scheduled or confirmed. */
  byStatus: Record<VisitStatus, number>;
  overdue: DayVisit[];
  unassigned: DayVisit[];
  byWalker: { walker: Walker; done: number; total: number; overdue: number }[];
}

/** A day's visits in figures. Only walkers with work are listed, the busiest first. `now` in epoch milliseconds. */
export function summaryOf(visits: readonly DayVisit[], walkers: readonly Walker[], now: number): DaySummary {
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
    byWalker: walkers
      .flatMap((walker) => {
        const own = byWalker.get(walker.id) ?? [];
        const late = own.filter((visit) => overdue.includes(visit)).length;
        return own.length > 0 ? [{ walker, done: countOf(own, "completed"), total: own.length, overdue: late }] : [];
      })
      .sort((a, b) => b.total - a.total || a.walker.name.localeCompare(b.walker.name)),
  };
}

const countOf = (visits: readonly DayVisit[], status: VisitStatus) =>
  visits.filter((visit) => visit.status === status).length;
