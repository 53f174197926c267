import { TextInput, UnstyledButton } from "@mantine/core";
import { isLocalDate, type LocalDate, recurrenceLimits, recurrenceSummary, weekdayNames } from "@petcare/domain";
import { ChoiceButtons } from "../../../ui/form/choice-buttons.tsx";
import { monthlyDays, type RecurrenceParts, weekdaysOf } from "./recurrence-draft.ts";
import classes from "./recurrence-editor.module.css";

const units = { none: "", daily: "days", weekly: "weeks", monthly: "months" };

/** How often, and on which days. */
export function RecurrenceRhythm(props: RecurrenceParts) {
  const { draft, start, change, problem } = props;
  return (
    <>
      <div className={classes.line}>
        {draft.frequency === "weekly" && <Weekdays {...props} />}
        <TextInput
          label={`Repeat every (${units[draft.frequency]})`}
          className={classes.number ?? ""}
          type="number"
          inputMode="numeric"
          {...recurrenceLimits.interval}
          value={draft.interval}
          onChange={(event) => change({ interval: event.currentTarget.value })}
          error={problem("interval")}
        />
      </div>
      {draft.frequency === "monthly" && isLocalDate(start) && (
        <ChoiceButtons
          legend="On"
          options={monthlyOptions(start)}
          value={draft.monthlyBy}
          onChange={(monthlyBy) => change({ monthlyBy })}
        />
      )}
    </>
  );
}

function Weekdays({ draft, start, change }: RecurrenceParts) {
  const picked = weekdaysOf(draft, start);
  const toggle = (day: number) =>
    change({ weekdays: picked.includes(day) ? picked.filter((other) => other !== day) : [...picked, day] });
  return (
    <fieldset className={classes.weekdays}>
      <legend>On these days</legend>
      <div>
        {weekdayNames.map((name, day) => (
          <UnstyledButton
            key={name}
            className={classes.weekday}
            aria-label={name}
            aria-pressed={picked.includes(day)}
            onClick={() => toggle(day)}
          >
            {name.slice(0, 1)}
          </UnstyledButton>
        ))}
      </div>
    </fieldset>
  );
}

function monthlyOptions(start: LocalDate) {
  const inWords = (by: keyof ReturnType<typeof monthlyDays>) =>
    recurrenceSummary(
      { frequency: "monthly", interval: 1, end: { type: "never" }, by: monthlyDays(start)[by] },
      start,
    ).replace("Monthly on the ", "the ");
  return [
    { value: "date", label: inWords("date") },
    { value: "weekday", label: inWords("weekday") },
  ] as const;
}
