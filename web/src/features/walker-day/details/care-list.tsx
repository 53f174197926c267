import type { WalkerVisit } from "../my-schedule.ts";
import classes from "./care-list.module.css";
import { careNotes } from "./care-notes.ts";

/** On yellow: what to know at the door. In brief, the beginning of it. */
export function CareList({ visit, brief = false }: { visit: WalkerVisit; brief?: boolean }) {
  const notes = careNotes(visit);
  if (notes.length === 0) return null;
  return (
    <ul className={classes.care} aria-label="Care notes" data-brief={brief || undefined}>
      {notes.map(({ pet, parts }) => (
        <li key={pet ?? ""}>
          {pet && <b>{pet}: </b>}
          {parts.join(" · ")}
        </li>
      ))}
    </ul>
  );
}
