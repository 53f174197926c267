import { frameEndOf, isOverdue, type LocalDate, type TimeFrame, type VisitStatus } from "@petcare/domain";
import { zone } from "./time.ts";

export type ShownStatus = VisitStatus | "overdue";

export const statusNames: Record<ShownStatus, string> = {
  scheduled: "Scheduled",
  confirmed: "Confirmed",
  completed: "Completed",
  cancelled: "Cancelled",
  overdue: "Overdue",
};

interface Timed {
  date: LocalDate;
  timeframe: TimeFrame;
  status: VisitStatus;
}

/** Whether a visit's time frame has ended and it is neither completed nor cancelled. `now` in epoch milliseconds. */
export function visitOverdue(visit: Timed, now: number): boolean {
  return isOverdue({ status: visit.status, frameEnd: frameEndOf(visit, zone) }, now);
}

/** Whole minutes since a visit's time frame ended. `now` in epoch milliseconds. */
export const minutesOverdue = (visit: Timed, now: number): number =>
  Math.floor((now - frameEndOf(visit, zone)) / 60_000);

/** A visit's status, or 'overdue'. `now` in epoch milliseconds. */
export const shownStatus = (visit: Timed, now: number): ShownStatus =>
  visitOverdue(visit, now) ? "overdue" : visit.status;
