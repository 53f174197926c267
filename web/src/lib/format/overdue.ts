import { hoursOf, instantOf, isOverdue, type LocalDate, type TimeFrame, type VisitStatus } from "@petcare/domain";
import { zone } from "./time.ts";

/** Whether a visit's time frame has ended and it is neither completed nor cancelled. `now` in epoch milliseconds. */
export function visitOverdue(
  visit: { date: LocalDate; timeframe: TimeFrame; status: VisitStatus },
  now: number,
): boolean {
  const frameEnd = instantOf(visit.date, hoursOf(visit.timeframe).endHour, zone);
  return isOverdue({ status: visit.status, frameEnd }, now);
}
