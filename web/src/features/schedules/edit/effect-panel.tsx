import { UnstyledButton } from "@mantine/core";
import { frameSpan, shortDay } from "../../../lib/format/time.ts";
import classes from "./edit.module.css";
import type { EditAnswer } from "./edit-form.ts";
import { stayWords } from "./effect-words.ts";
import { fieldName, fieldNames, valueWords } from "./field-words.ts";
import { useWalkerName } from "./use-walker-name.ts";

type Effect = EditAnswer["effect"];

/** What saving an edit of a series will do: how many visits, from what to what, and the first of them. */
export function EffectPanel({ effect, onNameAll }: { effect: Effect; onNameAll: (() => void) | undefined }) {
  const walkerName = useWalkerName();
  const { changed, later, confirm_again, kept, completed, cancelled_before } = effect;
  const tiles = [
    { figure: kept, words: "stay as you set them" },
    { figure: completed, words: "completed, stay" },
    { figure: cancelled_before, words: "cancelled, stay" },
    { figure: confirm_again, words: "to be confirmed again" },
  ].filter(({ figure }) => figure > 0);
  return (
    <>
      <div className={classes.tiles}>
        <p data-main>
          <b>{changed}</b> {changed === 1 ? "visit changes" : "visits change"}
          {later !== 0 && <small>{later === "every" ? "and every later one" : `and ${later} later`}</small>}
        </p>
        {tiles.map(({ figure, words }) => (
          <p key={words}>
            <b>{figure}</b> {words}
          </p>
        ))}
      </div>
      {effect.groups.length > 0 && (
        <ul className={classes.groups} aria-label="From what to what">
          {effect.groups.map(({ field, from, to, visits }) => (
            <li key={`${field} ${from} ${to}`}>
              <span>
                {fieldName(field)}: {valueWords(field, from, walkerName)} → <b>{valueWords(field, to, walkerName)}</b>
              </span>
              <span>{visits}</span>
            </li>
          ))}
        </ul>
      )}
      <Lines title={effect.first.length < changed ? `First of ${changed}` : "Which"} lines={effect.first} />
      <Lines title={stayWords({ ...effect, completed: 0, cancelled_before: 0 }).join()} lines={effect.first_kept} />
      {onNameAll && (effect.first.length < changed || effect.first_kept.length < kept) && (
        <UnstyledButton className={classes.link} onClick={onNameAll}>
          Show all
        </UnstyledButton>
      )}
    </>
  );
}

function Lines({ title, lines }: { title: string; lines: Effect["first"] }) {
  const walkerName = useWalkerName();
  if (lines.length === 0) return null;
  return (
    <section aria-label={title}>
      <h4>{title}</h4>
      <ul className={classes.lines}>
        {lines.map(({ _id, date, timeframe, walker_id, kept }) => (
          <li key={_id}>
            <b>{shortDay(date)}</b>
            <span>
              {frameSpan(timeframe)}, {valueWords("walker_id", walker_id, walkerName)}
              {kept.length > 0 && <small>keeps its {fieldNames(kept)}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
