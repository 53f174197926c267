import { ChoiceButtons } from "../../../ui/form/choice-buttons.tsx";
import type { FormFields } from "../../../ui/form/use-checked-form.ts";
import type { ScheduleForm } from "../schedule-form.ts";
import type { RecurrenceParts } from "./recurrence-draft.ts";
import classes from "./recurrence-editor.module.css";
import { RecurrenceEndFields } from "./recurrence-end-fields.tsx";
import { RecurrenceRhythm } from "./recurrence-rhythm.tsx";
import { RecurrenceSummary } from "./recurrence-summary.tsx";

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
