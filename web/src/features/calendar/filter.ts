import { isLocalDate, isTimeFrame, type LocalDate, type TimeFrame } from "@petcare/domain";
import { visitOverdue } from "../../lib/format/shown-status.ts";
import { type CalendarVisit, isOpen } from "./board.ts";

/** Names the frame of a walker's day, as it stands in the address. */
export const overfullKey = ({ id }: { id: string }, date: LocalDate, timeframe: TimeFrame): string =>
  [timeframe, date, id].join("~");

/** Whether a problem of the address is about a visit. What the address cannot mean is about all of them. */
export function matching(only: string | undefined, now: number): (visit: CalendarVisit) => boolean {
  if (only === "unassigned") return (visit) => visit.walker_id === null && isOpen(visit);
  if (only === "overdue") return (visit) => visitOverdue(visit, now);
  const [timeframe, date, walkerId] = only?.split("~") ?? [];
  if (!isTimeFrame(timeframe) || !isLocalDate(date ?? "")) return () => true;
  return (visit) => visit.timeframe === timeframe && visit.date === date && visit.walker_id === walkerId;
}
