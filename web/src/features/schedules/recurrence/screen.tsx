import { Box, Group, TextInput, UnstyledButton } from "@mantine/core";
import { isLocalDate, type LocalDate, recurrenceLimits, recurrenceSummary, weekdayNames } from "@petcare/domain";
import { fullDay, monthDay, shortDay } from "../../../lib/format/time.ts";
import { DateField } from "../../../parts/date-field.tsx";
import { ChoiceButtons } from "../../../ui/form/choice-buttons.tsx";
import type { ScheduleForm } from "../data.ts";
import { firstDates, monthlyDays, type RecurrenceDraft, recurrenceOf, recurrenceProblems, weekdaysOf } from "./data.ts";
import classes from "./screen.module.css";

const frequencies = [
  { value: "none", label: "None" },
  { value: "daily", label: "Daily" },
  { value: "weekly", label: "Weekly" },
  { value: "monthly", label: "Monthly" },
] as const;
const units = { none: "", daily: "days", weekly: "weeks", monthly: "months" };
const ends = [
  { value: "never", label: "Never" },
  { value: "until", label: "On a date" },
  { value: "count", label: "After a count" },
] as const;

/** Edits how a schedule repeats, and shows the rule in words and dates. */
export function RecurrenceEditor({ form }: { form: ScheduleForm }) {
  const { date: start, recurrence: draft } = form.values;
  const { frequency } = draft;
  const change = (part: Partial<RecurrenceDraft>) => form.set("recurrence", { ...draft, ...part }, Object.keys(part));
  const problem = (part: string) => form.problems[`recurrence.${part}`];
  const number = (name: "interval" | "count", label: string) => (
    <TextInput
      label={label}
      w={200}
      type="number"
      inputMode="numeric"
      {...recurrenceLimits[name]}
      value={draft[name]}
      onChange={(event) => change({ [name]: event.currentTarget.value })}
      error={problem(name)}
    />
  );
  return (
    <div className="stack gap-14 inset">
      <ChoiceButtons
        legend="Recurrence"
        options={frequencies}
        columns={4}
        value={frequency}
        onChange={(chosen) => change({ frequency: chosen })}
        error={problem("rule")}
      />
      {frequency !== "none" && (
        <>
          <Group gap="12px 20px" align="start">
            {frequency === "weekly" && <Weekdays draft={draft} start={start} change={change} />}
            {number("interval", `Repeat every (${units[frequency]})`)}
          </Group>
          {frequency === "monthly" && isLocalDate(start) && (
            <ChoiceButtons
              legend="On"
              options={monthlyOptions(start)}
              value={draft.monthlyBy}
              onChange={(monthlyBy) => change({ monthlyBy })}
            />
          )}
          <ChoiceButtons legend="Ends" options={ends} value={draft.end} onChange={(end) => change({ end })} />
          {draft.end === "until" && (
            <Box w={200}>
              <DateField
                label="Last date"
                value={draft.until}
                onChange={(until) => change({ until })}
                error={problem("until")}
                {...(isLocalDate(start) && { minDate: start })}
              />
            </Box>
          )}
          {draft.end === "count" && number("count", "Number of visits")}
        </>
      )}
      <Summary draft={draft} start={start} />
    </div>
  );
}

interface WeekdaysProps {
  draft: RecurrenceDraft;
  start: LocalDate | "";
  change: (part: Partial<RecurrenceDraft>) => void;
}

function Weekdays({ draft, start, change }: WeekdaysProps) {
  const picked = weekdaysOf(draft, start);
  const toggle = (day: number) =>
    change({ weekdays: picked.includes(day) ? picked.filter((other) => other !== day) : [...picked, day] });
  return (
    <fieldset>
      <legend>On these days</legend>
      <div className={classes.weekdays}>
        {weekdayNames.map((name, day) => (
          <UnstyledButton key={name} aria-label={name} aria-pressed={picked.includes(day)} onClick={() => toggle(day)}>
            {name.slice(0, 1)}
          </UnstyledButton>
        ))}
      </div>
    </fieldset>
  );
}

/** 'the 8th', 'the second Monday of each month' */
const monthlyOptions = (start: LocalDate) =>
  (["date", "weekday"] as const).map((value) => ({
    value,
    label: recurrenceSummary(
      { frequency: "monthly", interval: 1, end: { type: "never" }, by: monthlyDays(start)[value] },
      start,
    ).replace("Monthly on the ", "the "),
  }));

/** The rule in words, and the first dates that follow from it. */
function Summary({ draft, start }: Pick<WeekdaysProps, "draft" | "start">) {
  if (!isLocalDate(start) || Object.keys(recurrenceProblems(draft, start)).length > 0) return null;
  const rule = recurrenceOf(draft, start);
  const dates = rule.frequency === "none" ? [] : firstDates(rule, start, 5);
  return (
    <div aria-live="polite">
      <b>{recurrenceSummary(rule, start)}</b>
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

/** A date of a list: the first one with its weekday, a later one with its year if the year changes. */
function inSequence(date: LocalDate, index: number, dates: LocalDate[]): string {
  const before = dates[index - 1];
  if (!before) return shortDay(date);
  return before.slice(0, 4) === date.slice(0, 4) ? monthDay(date) : fullDay(date);
}
