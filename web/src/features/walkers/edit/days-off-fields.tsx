import { Button, TextInput } from "@mantine/core";
import { daySpan, today } from "../../../lib/format/time.ts";
import { DateField } from "../../../parts/date-field.tsx";
import type { FormFields } from "../../../ui/form/use-checked-form.ts";
import classes from "./walker-fields.module.css";
import type { WalkerForm } from "./walker-form.ts";

/** The days off that are kept, each to be removed, and fields for some more. */
export function DaysOffFields({ form }: { form: FormFields<WalkerForm> }) {
  const { days_off, off_from, off_to } = form.values;
  return (
    <>
      {days_off.length > 0 && (
        <ul aria-label="Days off">
          {days_off.map((days) => (
            <li key={`${days.from} ${days.to}`} className={classes.daysOff}>
              <span>
                <b>{daySpan(days.from, days.to)}</b> {days.note}
              </span>
              <Button
                variant="subtle"
                size="compact-md"
                aria-label={`Remove ${daySpan(days.from, days.to)}`}
                onClick={() =>
                  form.set(
                    "days_off",
                    days_off.filter((one) => one !== days),
                  )
                }
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.range}>
        <DateField
          label="First day"
          value={off_from}
          minDate={today()}
          onChange={(date) => form.set("off_from", date)}
          error={form.problems.off_from ?? form.problems.days_off}
        />
        <DateField
          label="Last day"
          value={off_to}
          minDate={off_from || today()}
          onChange={(date) => form.set("off_to", date)}
          error={form.problems.off_to}
          description="Empty: one day."
        />
      </div>
      <TextInput label="Note" description="They read it, too." autoComplete="off" {...form.text("off_note")} />
    </>
  );
}
