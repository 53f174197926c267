import { TextInput, UnstyledButton } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { isLocalDate, type LocalDate, recurrenceLimits, recurrenceSummary, weekdayOf } from "@petcare/domain";
import { fullDay, monthDay, shortDay } from "../../lib/format/time.ts";
import { DateField } from "../../parts/date-field.tsx";
import { ChoiceButtons } from "../../ui/form/choice-buttons.tsx";
import { firstDates, monthlyDays, type RecurrenceDraft, recurrenceOf, recurrenceProblems } from "./recurrence-draft.ts";
import classes from "./recurrence-editor.module.css";
import type { ScheduleForm } from "./schedule-form.ts";

const frequencies = [
  { value: "none", label: "None" },
  { value: "daily", label: "Daily" },
  { value: "weekly", label: "Weekly" },
  { value: "monthly", label: "Monthly" },
] as const;
const ends = [
  { value: "never", label: "Never" },
  { value: "until", label: "On a date" },
  { value: "count", label: "After a count" },
] as const;
const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const units = { none: "", daily: "days", weekly: "weeks", monthly: "months" };

/** How a schedule repeats, with what that means in words and dates. */
export function RecurrenceEditor({ form }: { form: UseFormReturnType<ScheduleForm> }) {
  const { date, recurrence: draft } = form.values;
  const change = (part: Partial<RecurrenceDraft>) =>
    form.setFieldValue("recurrence", { ...form.values.recurrence, ...part });
  const problem = (field: string) => form.errors[`recurrence.${field}`] as string | undefined;
  const forget = (field: string) => form.clearFieldError(`recurrence.${field}`);
  const repeats = draft.frequency !== "none";

  return (
    <div className={classes.editor}>
      <ChoiceButtons
        legend="Recurrence"
        options={frequencies}
        columns={4}
        value={draft.frequency}
        onChange={(frequency) => change({ frequency })}
        error={problem("rule")}
      />
      {repeats && (
        <>
          <div className={classes.line}>
            <TextInput
              label={`Repeat every (${units[draft.frequency]})`}
              className={classes.number ?? ""}
              type="number"
              inputMode="numeric"
              {...recurrenceLimits.interval}
              value={draft.interval}
              onChange={(event) => {
                change({ interval: event.currentTarget.value });
                forget("interval");
              }}
              error={problem("interval")}
            />
            {draft.frequency === "weekly" && (
              <Weekdays draft={draft} start={date} onChange={(days) => change({ weekdays: days })} />
            )}
          </div>
          {draft.frequency === "monthly" && isLocalDate(date) && (
            <ChoiceButtons
              legend="On"
              options={monthlyOptions(date)}
              value={draft.monthlyBy}
              onChange={(monthlyBy) => change({ monthlyBy })}
            />
          )}
          <ChoiceButtons legend="Ends" options={ends} value={draft.end} onChange={(end) => change({ end })} />
          {draft.end === "until" && (
            <div className={classes.number}>
              <DateField
                label="Last date"
                value={draft.until}
                onChange={(until) => {
                  change({ until });
                  forget("until");
                }}
                error={problem("until")}
                {...(isLocalDate(date) && { minDate: date })}
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
              onChange={(event) => {
                change({ count: event.currentTarget.value });
                forget("count");
              }}
              error={problem("count")}
            />
          )}
        </>
      )}
      <Summary draft={draft} start={date} />
    </div>
  );
}

function Weekdays({
  draft,
  start,
  onChange,
}: {
  draft: RecurrenceDraft;
  start: LocalDate | "";
  onChange: (days: number[]) => void;
}) {
  const implied = draft.weekdays.length === 0 && start !== "" ? weekdayOf(start) : undefined;
  const toggle = (day: number) =>
    onChange(draft.weekdays.includes(day) ? draft.weekdays.filter((other) => other !== day) : [...draft.weekdays, day]);
  return (
    <fieldset className={classes.weekdays}>
      <legend>On these days</legend>
      <div>
        {weekdays.map((name, day) => (
          <UnstyledButton
            key={name}
            className={classes.weekday}
            aria-label={name}
            aria-pressed={draft.weekdays.includes(day)}
            data-implied={day === implied || undefined}
            onClick={() => toggle(day)}
          >
            {name.slice(0, 1)}
          </UnstyledButton>
        ))}
      </div>
    </fieldset>
  );
}

/** The rule in words, and the first dates that follow from it. */
function Summary({ draft, start }: { draft: RecurrenceDraft; start: LocalDate | "" }) {
  if (!isLocalDate(start) || Object.keys(recurrenceProblems(draft, start)).length > 0) return null;
  const rule = recurrenceOf(draft, start);
  const dates = rule.frequency === "none" ? [] : firstDates(rule, start, 5);
  return (
    <div className={classes.summary} aria-live="polite">
      <p>{recurrenceSummary(rule, start)}</p>
      {rule.frequency !== "none" && (
        <p className={classes.dates}>
          {dates.length === 0
            ? "This rule has no dates."
            : `First: ${dates.map(inSequence).join("; ")}${dates.length === 5 ? " …" : ""}`}
        </p>
      )}
    </div>
  );
}

/** A date after the ones before it: the first with its weekday, and each year where it begins. */
function inSequence(date: LocalDate, index: number, dates: LocalDate[]): string {
  const before = dates[index - 1];
  if (!before) return shortDay(date);
  return before.slice(0, 4) === date.slice(0, 4) ? monthDay(date) : fullDay(date);
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
