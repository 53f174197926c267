import { TextInput } from "@mantine/core";
import { isLocalDate, recurrenceLimits } from "@petcare/domain";
import { DateField } from "../../../parts/date-field.tsx";
import { ChoiceButtons } from "../../../ui/form/choice-buttons.tsx";
import type { RecurrenceParts } from "./recurrence-draft.ts";
import classes from "./recurrence-editor.module.css";

const ends = [
  { value: "never", label: "Never" },
  { value: "until", label: "On a date" },
  { value: "count", label: "After a count" },
] as const;

/** When the repeating ends. */
export function RecurrenceEndFields({ draft, start, change, problem }: RecurrenceParts) {
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
