import { UnstyledButton } from "@mantine/core";
import { messageOf } from "../../../lib/api/api-error.ts";
import { meanwhileIn } from "../../../lib/api/use-act-preview.ts";
import { frameSpan, shortDay } from "../../../lib/format/time.ts";
import { count } from "../../../lib/format/words.ts";
import { effectWords, keptWords } from "../../../parts/series/effect-words.ts";
import { PartChanges } from "../../../parts/series/part-changes.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import forms from "../dialogs.module.css";
import { type EditAnswer, type EditField, type EditFields, isOfSeries, type Opened } from "../edit/data.ts";
import type { EditPreview } from "../edit/use-edit-form.ts";
import { fieldName, fieldNames, useValueWords } from "../edit/words.ts";
import classes from "./screen.module.css";

type Effect = EditAnswer["effect"];

interface EffectProps {
  fields: EditFields;
  preview: EditPreview;
}

/** Shows the effect of saving next to the form, or below it on a phone. */
export function EffectPanel({ fields, preview: { answer, isCurrent, error, parts, nameAll } }: EffectProps) {
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
      {answer ? (
        <SeriesEffect effect={answer.effect} onNameAll={nameAll} />
      ) : (
        <Changes changes={touched.map((field) => ({ field, from: stored[field], to: values[field] }))} />
      )}
      <PartChanges parts={parts} />
    </aside>
  );
}

/** How many visits change, from what to what, and the first of them. */
function SeriesEffect({ effect, onNameAll }: { effect: Effect; onNameAll: (() => void) | undefined }) {
  const { changed, later, confirm_again, kept, completed, cancelled_before } = effect;
  const tiles = [
    [kept, "stay as you set them"],
    [completed, "completed, stay"],
    [cancelled_before, "cancelled, stay"],
    [confirm_again, "to be confirmed again"],
  ] as const;
  return (
    <>
      <div className={classes.tiles}>
        <p data-main>
          <b>{changed}</b> {changed === 1 ? "visit changes" : "visits change"}
          {later !== 0 && <small>{later === "every" ? "and every later one" : `and ${later} later`}</small>}
        </p>
        {tiles.map(
          ([figure, words]) =>
            figure > 0 && (
              <p key={words}>
                <b>{figure}</b> {words}
              </p>
            ),
        )}
      </div>
      <Changes changes={effect.groups} />
      <Lines title={effect.first.length < changed ? `First of ${changed}` : "Which"} lines={effect.first} />
      <Lines title={kept > 0 ? keptWords(kept) : ""} lines={effect.first_kept} />
      {onNameAll && (effect.first.length < changed || effect.first_kept.length < kept) && (
        <UnstyledButton className={forms.textButton} onClick={onNameAll}>
          Show all
        </UnstyledButton>
      )}
    </>
  );
}

/** The fields that change, and for how many visits of a series. */
function Changes({ changes }: { changes: { field: string; from: unknown; to: unknown; visits?: number }[] }) {
  const valueWords = useValueWords();
  if (changes.length === 0) return null;
  return (
    <ul className="rows lined" aria-label="From what to what">
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

function Lines({ title, lines }: { title: string; lines: Effect["first"] }) {
  const valueWords = useValueWords();
  if (lines.length === 0) return null;
  return (
    <section aria-label={title}>
      <h4>{title}</h4>
      <ul className="lined">
        {lines.map(({ _id, date, timeframe, walker_id, kept }) => (
          <li key={_id}>
            <b>{shortDay(date)}</b> {frameSpan(timeframe)}, {valueWords("walker_id", walker_id)}
            {kept.length > 0 && <small>keeps its {fieldNames(kept)}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A walker confirms a visit for its day, time frame and walker. */
const confirmed: readonly EditField[] = ["date", "timeframe", "walker_id"];

/** The effect of saving in a sentence, next to the buttons. */
export function EffectSentence({ opened, fields, preview }: EffectProps & { opened: Opened }) {
  const { scope, touched } = fields;
  if (touched.length === 0) return "Nothing is changed yet.";
  if (isOfSeries(scope)) {
    if (!preview.answer) return null;
    const { effect } = preview.answer;
    return (
      <>
        <b>{effectWords(effect)}</b>
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

/** ', 2 stay as you set them, 1 completed stays; first: Mon, Nov 23' */
function restWords({ kept, completed, cancelled_before, confirm_again, first }: Effect): string {
  const rest = [
    kept > 0 && keptWords(kept),
    completed > 0 && count(completed, "completed stays", "completed stay"),
    cancelled_before > 0 && count(cancelled_before, "cancelled stays", "cancelled stay"),
    confirm_again > 0 && `${confirm_again} must be confirmed again`,
  ].filter((words) => words !== false);
  return `${rest.map((words) => `, ${words}`).join("")}${first[0] ? `; first: ${shortDay(first[0].date)}` : ""}`;
}
