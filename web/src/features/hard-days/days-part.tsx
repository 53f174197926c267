import { today } from "../../lib/format/time.ts";
import { DateField } from "../../parts/date-field.tsx";
import { ChoiceButtons } from "../../ui/form/choice-buttons.tsx";
import type { FormFields } from "../../ui/form/use-checked-form.ts";
import { type HardDayForm, type Range, sunday } from "./hard-day-form.ts";
import classes from "./hard-days.module.css";

/** Which days: today, through Sunday, or others. */
export function DaysPart({ form }: { form: FormFields<HardDayForm> }) {
  const { range, from, through } = form.values;
  const options: { value: Range; label: string }[] = [
    { value: "today", label: "Today" },
    ...(sunday() === today() ? [] : [{ value: "week" as const, label: "Through Sunday" }]),
    { value: "other", label: "Other days" },
  ];
  return (
    <>
      <ChoiceButtons
        legend="Which days"
        options={options}
        value={range}
        onChange={(value) => form.set("range", value)}
      />
      {range === "other" && (
        <div className={classes.days}>
          <DateField
            label="First day"
            value={from}
            minDate={today()}
            onChange={(date) => form.set("from", date)}
            error={form.problems.from}
          />
          <DateField
            label="Last day"
            value={through}
            minDate={from || today()}
            onChange={(date) => form.set("through", date)}
            error={form.problems.through}
          />
        </div>
      )}
    </>
  );
}
