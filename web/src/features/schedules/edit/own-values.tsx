import { UnstyledButton } from "@mantine/core";
import type { FormFields } from "../../../ui/form/use-checked-form.ts";
import type { ScheduleForm } from "../schedule-form.ts";
import classes from "./edit.module.css";
import { type EditField, type EditScope, lockedIn, type Opened, storedForm } from "./edit-form.ts";
import { fieldName, useValueWords } from "./field-words.ts";

interface OwnValueProps {
  of: EditField;
  opened: Opened;
  scope: EditScope;
  form: FormFields<ScheduleForm>;
}

/** Beside a field: that it was set for this visit alone, and what its series has instead. Saving that makes it follow again. */
export function OwnValue({ of: field, opened, scope, form }: OwnValueProps) {
  const valueWords = useValueWords();
  if (scope !== "occurrence" || !opened.occurrence?.own.includes(field)) return null;
  const series = storedForm(opened, "series")[field];
  const follows = form.values[field] === series;
  return (
    <span className={classes.own}>
      Set for this visit alone; its series has {valueWords(field, series)}.{" "}
      {follows ? (
        <b>It follows the series once saved.</b>
      ) : (
        !lockedIn.occurrence.includes(field) && (
          <UnstyledButton
            className={classes.link}
            aria-label={`Use the series’ value of ${fieldName(field)}`}
            onClick={() => form.set(field, series)}
          >
            Use the series’ value
          </UnstyledButton>
        )
      )}
    </span>
  );
}

/** The form whose text fields say so themselves. */
export function withOwnValues(
  form: FormFields<ScheduleForm>,
  about: Pick<OwnValueProps, "opened" | "scope">,
): FormFields<ScheduleForm> {
  const isOwn = (field: string) => about.scope === "occurrence" && about.opened.occurrence?.own.includes(field);
  return {
    ...form,
    text: (field) => ({
      ...form.text(field),
      ...(isOwn(field) && { description: <OwnValue of={field} {...about} form={form} /> }),
    }),
  };
}
