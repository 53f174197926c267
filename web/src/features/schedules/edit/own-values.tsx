import { UnstyledButton } from "@mantine/core";
import type { FormFields } from "../../../ui/form/use-checked-form.ts";
import type { ScheduleForm } from "../schedule-form.ts";
import classes from "./edit.module.css";
import { type EditField, lockedIn, type Opened, storedForm } from "./edit-form.ts";
import { fieldName, valueWords } from "./field-words.ts";
import { useWalkerName } from "./use-walker-name.ts";

/** What was set for this visit alone, with what its series has instead. Saving that makes it follow again. */
export function OwnValues({ opened, form }: { opened: Opened; form: FormFields<ScheduleForm> }) {
  const walkerName = useWalkerName();
  const series = storedForm(opened, "series");
  const own = (opened.occurrence?.own ?? []) as EditField[];
  if (own.length === 0) return null;
  return (
    <section className={classes.own} aria-label="Set for this visit alone">
      <h3>Set for this visit alone</h3>
      <ul>
        {own.map((field) => (
          <li key={field}>
            <span>
              <b>{fieldName(field)}</b>; its series has {valueWords(field, series[field], walkerName)}
            </span>
            {lockedIn.occurrence.includes(field) ? null : form.values[field] === series[field] ? (
              <span className={classes.follows}>follows the series once saved</span>
            ) : (
              <UnstyledButton
                className={classes.link}
                aria-label={`Use the series’ value of ${fieldName(field)}`}
                onClick={() => form.set(field, series[field])}
              >
                Use the series’ value
              </UnstyledButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
