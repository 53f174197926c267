import { hoursOf, instantOf, isOverdue, type LocalDate, type TimeFrame, type VisitStatus } from "@petcare/domain";
import { zone } from "./time.ts";

/** Whether a visit's time frame has ended and it is neither completed nor cancelled. `now` in epoch milliseconds. */
export function visitOverdue(visit: { date: string; timeframe: TimeFrame; status: VisitStatus }, now: number): boolean {
  const frameEnd = instantOf(visit.date as LocalDate, hoursOf(visit.timeframe).endHour, zone);
  return isOverdue({ status: visit.status, frameEnd }, now);
}
