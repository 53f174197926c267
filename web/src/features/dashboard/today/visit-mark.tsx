import type { CalendarVisit } from "@petcare/contract";
import type { VisitStatus } from "@petcare/domain";
import { shownStatus } from "../../../lib/format/shown-status.ts";
import classes from "./visit-mark.module.css";

export type Mark = VisitStatus | "overdue" | "unassigned";

/** Names each mark, in the order in which a day's visits are counted. */
export const markWords: Record<Mark, string> = {
  completed: "done",
  confirmed: "confirmed",
  scheduled: "scheduled",
  overdue: "overdue",
  unassigned: "unassigned",
  cancelled: "cancelled",
};
export const marks = Object.keys(markWords) as Mark[];

/** A visit's state as a shape. Screen readers skip it, because words stand beside it. */
export function VisitMark({ mark }: { mark: Mark }) {
  return <span className={classes.mark} data-mark={mark} aria-hidden="true" />;
}

/** The mark of a visit: what needs the owner most is told first. `now` in epoch milliseconds. */
export function markOf(visit: CalendarVisit, now: number): Mark {
  const status = shownStatus(visit, now);
  return visit.walker_id === null && (status === "scheduled" || status === "confirmed") ? "unassigned" : status;
}
