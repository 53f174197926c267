import { TextInput } from "@mantine/core";
import { isLocalDate, type LocalDate, recurrenceLimits, recurrenceSummary } from "@petcare/domain";
import { fullDay, monthDay, shortDay } from "../../../lib/format/time.ts";
import { DateField } from "../../../parts/date-field.tsx";
import { ChoiceButtons } from "../../../ui/form/choice-buttons.tsx";
import type { FormFields } from "../../../ui/form/use-checked-form.ts";
import type { ScheduleForm } from "../schedule-form.ts";
import {
  firstDates,
  type RecurrenceDraft,
  type RecurrenceParts,
  recurrenceOf,
  recurrenceProblems,
} from "./recurrence-draft.ts";
import classes from "./recurrence-editor.module.css";
import { RecurrenceRhythm } from "./recurrence-rhythm.tsx";

const frequencies = [
  { value: "none", label: "None" },
  { value: "daily", label: "Daily" },
  { value: "weekly", label: "Weekly" },
  { value: "monthly", label: "Monthly" },
] as const;

/** How a schedule repeats, with what that means in words and dates. */
export function RecurrenceEditor({ form }: { form: FormFields<ScheduleForm> }) {
  const { date, recurrence: draft } = form.values;
  const parts: RecurrenceParts = {
    draft,
    start: date,
    change: (part) => form.set("recurrence", { ...draft, ...part }, Object.keys(part)),
    problem: (part) => form.problems[`recurrence.${part}`],
  };

  return (
    <div className={classes.editor}>
      <ChoiceButtons
        legend="Recurrence"
        options={frequencies}
        columns={4}
        value={draft.frequency}
        onChange={(frequency) => parts.change({ frequency })}
        error={parts.problem("rule")}
      />
      {draft.frequency !== "none" && (
        <>
          <RecurrenceRhythm {...parts} />
          <RecurrenceEndFields {...parts} />
        </>
      )}
      <RecurrenceSummary draft={draft} start={date} />
    </div>
  );
}

/** The rule in words, and the first dates that follow from it. */
function RecurrenceSummary({ draft, start }: { draft: RecurrenceDraft; start: LocalDate | "" }) {
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

const ends = [
  { value: "never", label: "Never" },
  { value: "until", label: "On a date" },
  { value: "count", label: "After a count" },
] as const;

/** When the repeating ends. */
function RecurrenceEndFields({ draft, start, change, problem }: RecurrenceParts) {
  return (
    <>
      <ChoiceButtons legend="Ends" options={ends} value={draft.end} onChange={(end) => change({ end })} />
      {draft.end === "until" && (
        <div className={classes.number}>
          <DateField
            label="Last date"
            value={draft.until}
            onChange={(until) => change({ until })}
            error={problem("until")}
            {...(isLocalDate(start) && { minDate: start })}
          />
        </div>
      )}
      {draft.end === "count" && (
        <TextInput
          label="Number of visits"
          className={classes.number ?? ""}
          type="number"
          inputMode="numeric"
          {...recurrenceLimits.count}
          value={draft.count}
          onChange={(event) => change({ count: event.currentTarget.value })}
          error={problem("count")}
        />
      )}
    </>
  );
}
