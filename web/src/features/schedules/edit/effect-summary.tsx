import type { EditField, Opened } from "./edit-form.ts";
import { effectSentence } from "./effect-words.ts";
import { fieldNames } from "./field-words.ts";
import type { EditFields } from "./use-edit-fields.ts";
import type { EditPreview } from "./use-edit-preview.ts";

interface EffectSummaryProps {
  opened: Opened;
  fields: EditFields;
  preview: EditPreview;
}

/** What saving will do, in a sentence beside the buttons. */
export function EffectSummary(props: EffectSummaryProps) {
  return (
    <p role="status">
      <Sentence {...props} />
    </p>
  );
}

/** A walker confirms a visit for its day, time frame and walker. */
const confirmed: readonly EditField[] = ["date", "timeframe", "walker_id"];

function Sentence({ opened, fields, preview }: EffectSummaryProps) {
  const { scope, touched } = fields;
  if (touched.length === 0) return "Nothing is changed yet.";
  if (scope === "following" || scope === "series") {
    if (!preview.answer) return null;
    const { change, rest } = effectSentence(preview.answer.effect);
    return (
      <>
        <b>{change}</b>
        {rest}
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
