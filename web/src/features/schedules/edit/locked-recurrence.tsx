import { parseRuleText, recurrenceSummary } from "@petcare/domain";
import { LockIcon } from "../../../ui/theme/icons.tsx";
import editor from "../recurrence/recurrence-editor.module.css";
import classes from "./edit.module.css";
import type { Opened } from "./edit-form.ts";

/** The rule of a series in words: it stays. */
export function LockedRecurrence({ rrule, date }: Pick<Opened, "date"> & { rrule: string }) {
  return (
    <div className={editor.editor}>
      <p className={classes.label}>Recurrence</p>
      <div className={editor.summary}>
        <p>{recurrenceSummary(parseRuleText(rrule, date), date)}</p>
        <p className={editor.dates}>
          <LockIcon size={14} /> (locked for existing recurring schedules)
        </p>
      </div>
    </div>
  );
}
