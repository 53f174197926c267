import { messageOf } from "../../../lib/api/api-error.ts";
import { meanwhileIn } from "../../../lib/api/use-act-preview.ts";
import { count } from "../../../lib/format/words.ts";
import { changeWords, keptWords } from "../../../parts/series/effect-words.ts";
import { Notice } from "../../../ui/feedback/notice.tsx";
import classes from "./edit.module.css";
import type { EditAnswer, EditField, Opened } from "./edit-form.ts";
import { fieldName, fieldNames, useValueWords } from "./field-words.ts";
import type { EditFields } from "./use-edit-fields.ts";
import type { EditPreview } from "./use-edit-form.ts";

type Effect = EditAnswer["effect"];

interface EffectProps {
  fields: EditFields;
  preview: EditPreview;
}

/** Tells what saving will do, beside the form, on a phone below it. */
export function EffectPanel({ fields, preview: { answer, isCurrent, error } }: EffectProps) {
  const { stored, values, touched } = fields;
  return (
    <aside className={classes.aside} aria-labelledby="update-will-do" aria-busy={answer && !isCurrent}>
      <h3 id="update-will-do">What Update will do</h3>
      {touched.length === 0 && <p className="quiet">Change something, and you see here what follows.</p>}
      {error && !meanwhileIn(error) && (
        <Notice tone="warn">
          {messageOf(error, "What Update will do could not be worked out. You can still save.")}
        </Notice>
      )}
      <Changes
        changes={answer?.effect.groups ?? touched.map((field) => ({ field, from: stored[field], to: values[field] }))}
      />
    </aside>
  );
}

/** The fields that change, each from what to what, and for how many visits of a series. */
function Changes({ changes }: { changes: { field: string; from: unknown; to: unknown; visits?: number }[] }) {
  const valueWords = useValueWords();
  if (changes.length === 0) return null;
  return (
    <ul className={classes.groups} aria-label="From what to what">
      {changes.map(({ field, from, to, visits }) => (
        <li key={`${field} ${from} ${to}`}>
          {field === "recurrence" ? (
            <b>It becomes a series.</b>
          ) : (
            <span>
              {fieldName(field)}: {valueWords(field, from)} → <b>{valueWords(field, to)}</b>
            </span>
          )}
          {visits !== undefined && <span>{visits}</span>}
        </li>
      ))}
    </ul>
  );
}

/** A walker confirms a visit for its day, time frame and walker. */
const confirmed: readonly EditField[] = ["date", "timeframe", "walker_id"];

/** Says what saving will do, in a sentence beside the buttons. */
export function EffectSentence({ opened, fields, preview }: EffectProps & { opened: Opened }) {
  const { scope, touched } = fields;
  if (touched.length === 0) return "Nothing is changed yet.";
  if (scope === "following" || scope === "series") {
    if (!preview.answer) return null;
    const { effect } = preview.answer;
    return (
      <>
        <b>{changeWords(effect)}</b>
        {restWords(effect)}
      </>
    );
  }
  if (touched.includes("recurrence")) return <b>This visit becomes a series.</b>;
  const again = opened.occurrence?.status === "confirmed" && touched.some((field) => confirmed.includes(field));
  return (
    <>
      <b>This visit changes</b>: {fieldNames(touched)}
      {again && "; its walker must confirm it again"}
    </>
  );
}

/** ', 2 stay as you set them, 1 completed stays' */
function restWords({ kept, completed, cancelled_before, confirm_again }: Effect): string {
  const rest = [
    kept > 0 && keptWords(kept),
    completed > 0 && count(completed, "completed stays", "completed stay"),
    cancelled_before > 0 && count(cancelled_before, "cancelled stays", "cancelled stay"),
    confirm_again > 0 && `${confirm_again} must be confirmed again`,
  ].filter((words) => words !== false);
  return rest.map((words) => `, ${words}`).join("");
}
