import { Button } from "@mantine/core";
import { dayAndTime } from "../../../lib/format/time.ts";
import { Notice } from "../../../ui/feedback/notice.tsx";
import classes from "./edit.module.css";
import { differing, type EditScope, type Opened, storedForm } from "./edit-form.ts";
import { fieldName, useValueWords } from "./field-words.ts";
import type { EditFields } from "./use-edit-fields.ts";

interface ChangedMeanwhileProps {
  /** As it is stored now. */
  current: Opened;
  fields: EditFields;
  onTakeOver: (keeping: boolean) => void;
}

/** Says that somebody else was faster, and what they changed. What was typed goes over it, or is dropped. */
export function ChangedMeanwhile({ current, fields, onTakeOver }: ChangedMeanwhileProps) {
  const valueWords = useValueWords();
  const { scope, stored, values, touched } = fields;
  const theirs = storedForm(current, scopeIn(current, scope));
  const changed = differing(stored, theirs);
  return (
    <Notice tone="warn">
      <div className={classes.meanwhile}>
        <p>
          <b>{whoChanged(current, scope)}</b>{" "}
          {changed.length === 0
            ? "The values of this form are the same as before."
            : "This is different now. What you typed is still here."}
        </p>
        {changed.length > 0 && (
          <table>
            <thead>
              <tr>
                <td />
                <th scope="col">Theirs</th>
                <th scope="col">Yours</th>
              </tr>
            </thead>
            <tbody>
              {changed.map((field) => (
                <tr key={field}>
                  <th scope="row">{fieldName(field)}</th>
                  <td>{valueWords(field, theirs[field])}</td>
                  <td>{touched.includes(field) ? valueWords(field, values[field]) : "not changed by you"}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <div className={classes.choices}>
          <Button size="sm" onClick={() => onTakeOver(true)}>
            Keep my changes
          </Button>
          <Button size="sm" variant="default" onClick={() => onTakeOver(false)}>
            Drop my changes
          </Button>
        </div>
      </div>
    </Notice>
  );
}

/** The scope, where there still is such a one. */
const scopeIn = ({ rrule }: Opened, scope: EditScope): EditScope =>
  rrule === null ? "single" : scope === "single" ? "series" : scope;

function whoChanged({ changed, occurrence }: Opened, scope: EditScope): string {
  const last = scope === "series" || scope === "following" ? changed : (occurrence?.changed ?? changed);
  return last ? `${last.by} changed this on ${dayAndTime(last.at)}.` : "This has changed since you looked.";
}
