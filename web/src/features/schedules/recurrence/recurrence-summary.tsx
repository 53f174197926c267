import { isLocalDate, type LocalDate, recurrenceSummary } from "@petcare/domain";
import { fullDay, monthDay, shortDay } from "../../../lib/format/time.ts";
import { firstDates, type RecurrenceDraft, recurrenceOf, recurrenceProblems } from "./recurrence-draft.ts";
import classes from "./recurrence-editor.module.css";

/** The rule in words, and the first dates that follow from it. */
export function RecurrenceSummary({ draft, start }: { draft: RecurrenceDraft; start: LocalDate | "" }) {
  if (!isLocalDate(start) || Object.keys(recurrenceProblems(draft, start)).length > 0) return null;
  const rule = recurrenceOf(draft, start);
  const dates = rule.frequency === "none" ? [] : firstDates(rule, start, 5);
  return (
    <div className={classes.summary} aria-live="polite">
      <p>{recurrenceSummary(rule, start)}</p>
      {rule.frequency !== "none" && (
        <p className="quiet">
          {dates.length === 0
            ? "This rule has no dates."
            : `First: ${dates.map(inSequence).join("; ")}${dates.length === 5 ? " …" : ""}`}
        </p>
      )}
    </div>
  );
}

/** A date of a list: the first with its weekday, and a year where it changes. */
function inSequence(date: LocalDate, index: number, dates: LocalDate[]): string {
  const before = dates[index - 1];
  if (!before) return shortDay(date);
  return before.slice(0, 4) === date.slice(0, 4) ? monthDay(date) : fullDay(date);
}
