import { business } from "@petcare/business";
import { closeHour, hourText, openHour } from "./facts.ts";

export function AtAGlance() {
  return (
    <ul className="glance wrap" aria-label="At a glance">
      <li>
        <strong>Woman-owned</strong>
        <span className="muted">A small {business.place.town} team, on foot</span>
      </li>
      <li>
        <strong>Seven days a week</strong>
        <span className="muted">
          {hourText(openHour)} to {hourText(closeHour)}, and overnight
        </span>
      </li>
      <li>
        <strong>25 minutes, all theirs</strong>
        <span className="muted">Walks for dogs, visits for cats and dogs</span>
      </li>
    </ul>
  );
}
