import classes from "./visit-mark.module.css";

export type Mark = "completed" | "confirmed" | "scheduled" | "overdue" | "unassigned";

/** A visit's state as a shape. Screen readers skip it, because words stand beside it. */
export function VisitMark({ mark }: { mark: Mark }) {
  return <span className={classes.mark} data-mark={mark} aria-hidden="true" />;
}
