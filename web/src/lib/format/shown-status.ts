import { hoursOf, instantOf, isOverdue, type LocalDate, type TimeFrame, type VisitStatus } from "@petcare/domain";
import { zone } from "./time.ts";

export type ShownStatus = VisitStatus | "overdue";

interface Timed {
  date: LocalDate;
  timeframe: TimeFrame;
  status: VisitStatus;
}

/** Whether a visit's time frame has ended and it is neither completed nor cancelled. `now` in epoch milliseconds. */
export function visitOverdue({ date, timeframe, status }: Timed, now: number): boolean {
  const frameEnd = instantOf(date, hoursOf(timeframe).endHour, zone);
  return isOverdue({ status, frameEnd }, now);
}

/** A visit's status, or 'overdue'. `now` in epoch milliseconds. */
export const shownStatus = (visit: Timed, now: number): ShownStatus =>
  visitOverdue(visit, now) ? "overdue" : visit.status;
