import { hoursOf, instantOf, isOverdue, type LocalDate, type TimeFrame, type VisitStatus } from "@petcare/domain";
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
export function visitOverdue({ date, timeframe, status }: Timed, now: number): boolean {
  return isOverdue({ status, frameEnd: frameEndOf(date, timeframe) }, now);
}

/** Whole minutes since a visit's time frame ended. `now` in epoch milliseconds. */
export const minutesLate = ({ date, timeframe }: Timed, now: number): number =>
  Math.floor((now - frameEndOf(date, timeframe)) / 60_000);

const frameEndOf = (date: LocalDate, timeframe: TimeFrame) => instantOf(date, hoursOf(timeframe).endHour, zone);

/** A visit's status, or 'overdue'. `now` in epoch milliseconds. */
export const shownStatus = (visit: Timed, now: number): ShownStatus =>
  visitOverdue(visit, now) ? "overdue" : visit.status;
