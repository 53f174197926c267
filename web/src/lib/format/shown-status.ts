import {
  isOverdue,
  type LocalDate,
  overdueFrom,
  type ServiceType,
  type TimeFrame,
  type VisitStatus,
} from "@petcare/domain";
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
  service_type: ServiceType;
  status: VisitStatus;
}

const overdueAt = ({ service_type: service, ...visit }: Timed): number => overdueFrom({ ...visit, service }, zone);

/** Tells whether a visit is open although its time frame, or its overnight stay, has ended. `now` in epoch milliseconds. */
export const visitOverdue = (visit: Timed, now: number): boolean =>
  isOverdue({ status: visit.status, overdueFrom: overdueAt(visit) }, now);

type Begun = Timed & { start: string };

/** Tells whether a visit's time frame, or its overnight stay, has begun and not ended. `now` in epoch milliseconds. */
export const isUnderWay = (visit: Begun, now: number): boolean =>
  Date.parse(visit.start) <= now && !visitOverdue(visit, now);

/** Tells whether a visit is an overnight stay that is under way. `now` in epoch milliseconds. */
export const isStaying = (visit: Begun, now: number): boolean =>
  visit.service_type === "overnight" && isUnderWay(visit, now);

/** Counts the whole minutes since a visit became overdue. `now` in epoch milliseconds. */
export const minutesOverdue = (visit: Timed, now: number): number => Math.floor((now - overdueAt(visit)) / 60_000);

/** A visit's status, or 'overdue'. `now` in epoch milliseconds. */
export const shownStatus = (visit: Timed, now: number): ShownStatus =>
  visitOverdue(visit, now) ? "overdue" : visit.status;
