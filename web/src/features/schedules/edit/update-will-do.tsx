import { messageOf } from "../../../lib/api/api-error.ts";
import { meanwhileIn } from "../../../lib/api/use-series-act.ts";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { ChangesList } from "./changes-list.tsx";
import classes from "./edit.module.css";
import { EffectPanel } from "./effect-panel.tsx";
import type { EditFields } from "./use-edit-fields.ts";
import type { EditPreview } from "./use-edit-preview.ts";

interface UpdateWillDoProps {
  fields: EditFields;
  preview: EditPreview;
}

/** Stands beside the form, on a phone below it. */
export function UpdateWillDo({ fields, preview: { answer, isCurrent, error, nameAll } }: UpdateWillDoProps) {
  const { stored, values, touched } = fields;
  return (
    <aside className={classes.aside} aria-labelledby="update-will-do" aria-busy={answer && !isCurrent}>
      <h3 id="update-will-do">What Update will do</h3>
      {touched.length === 0 && <p className={classes.quiet}>Change something, and you see here what follows.</p>}
      {error && !meanwhileIn(error) && (
        <Notice tone="warn">
          {messageOf(error, "What Update will do could not be worked out. You can still save.")}
        </Notice>
      )}
      {answer ? (
        <EffectPanel effect={answer.effect} onNameAll={nameAll} />
      ) : (
        touched.length > 0 && <ChangesList fields={touched} before={stored} after={values} />
      )}
    </aside>
  );
}
