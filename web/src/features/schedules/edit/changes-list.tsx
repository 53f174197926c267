import type { ScheduleForm } from "../schedule-form.ts";
import classes from "./edit.module.css";
import type { EditField } from "./edit-form.ts";
import { fieldName, valueWords } from "./field-words.ts";
import { useWalkerName } from "./use-walker-name.ts";

interface ChangesListProps {
  fields: readonly EditField[];
  before: ScheduleForm;
  after: ScheduleForm;
}

/** What was changed in the form, with the old values. */
export function ChangesList({ fields, before, after }: ChangesListProps) {
  const walkerName = useWalkerName();
  return (
    <ul className={classes.groups} aria-label="From what to what">
      {fields.map((field) => (
        <li key={field}>
          {field === "recurrence" ? (
            <b>It becomes a series.</b>
          ) : (
            <span>
              {fieldName(field)}: {valueWords(field, before[field], walkerName)} →{" "}
              <b>{valueWords(field, after[field], walkerName)}</b>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
