import type { CalendarVisit } from "@petcare/contract";
import { isLocalDate, isOpen, isTimeFrame, type LocalDate, type TimeFrame } from "@petcare/domain";
import { visitOverdue } from "../../lib/format/shown-status.ts";
import type { Filters, Place } from "./calendar-address.ts";

/** Names the frame of a walker's day, as it stands in the address. */
export const overfullKey = ({ id }: { id: string }, date: LocalDate, timeframe: TimeFrame): string =>
  [timeframe, date, id].join("~");

/** The facts that visits are judged by: the time, and those whose walkers have no key. */
interface Judged {
  now: number;
  withoutKey: ReadonlySet<string>;
}

/** Whether a problem of the address is about a visit. What the address cannot mean is about all of them. */
export function matching(only: string | undefined, { now, withoutKey }: Judged): (visit: CalendarVisit) => boolean {
  if (only === "unassigned") return (visit) => visit.walker_id === null && isOpen(visit);
  if (only === "overdue") return (visit) => visitOverdue(visit, now);
  if (only === "no-key") return ({ _id }) => withoutKey.has(_id);
  const [timeframe, date, walkerId] = only?.split("~") ?? [];
  if (!isTimeFrame(timeframe) || !isLocalDate(date ?? "")) return () => true;
  return (visit) => visit.timeframe === timeframe && visit.date === date && visit.walker_id === walkerId;
}

/** The value that stands for nobody among the walkers of the filter. */
export const unassigned = "unassigned";

/** Whether the filters and the problem of the address leave a visit in sight. */
export function shownBy({ filters, only }: Pick<Place, "filters" | "only">, judged: Judged) {
  const { client, service, status } = filters;
  const ofProblem = matching(only, judged);
  return (visit: CalendarVisit): boolean =>
    hasWalker(filters, visit.walker_id) &&
    (client === undefined || visit.client_id === client) &&
    (service === undefined || visit.service_type === service) &&
    (status === undefined || visit.status === status) &&
    ofProblem(visit);
}

/** Whether the filter of walkers leaves somebody in sight; `id` is null for nobody. */
export const hasWalker = ({ walker }: Filters, id: string | null): boolean =>
  walker === undefined || (id ?? unassigned) === walker;
