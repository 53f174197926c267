import classes from "./legend.module.css";
import { type Part, parts } from "./month.ts";

const names: Record<Part, string> = {
  completed: "Done",
  confirmed: "Confirmed",
  scheduled: "Scheduled",
  unassigned: "Unassigned",
  overdue: "Overdue",
  cancelled: "Cancelled",
};

/** The meaning of the parts of a day's bar. */
export function Legend() {
  return (
    <ul className={classes.legend} aria-label="Colors of the bars">
      {parts.map((part) => (
        <li key={part} data-part={part} className={classes.part}>
          {names[part]}
        </li>
      ))}
    </ul>
  );
}
