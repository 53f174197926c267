import { useWalkers } from "../../lib/api/people.ts";
import { personColors } from "../../lib/format/person-color.ts";
import { frameBrief, frameSpan, shortDay } from "../../lib/format/time.ts";
import { count, petsText } from "../../lib/format/words.ts";
import { Avatar } from "../../ui/data/avatar.tsx";
import type { FormFields } from "../../ui/form/use-checked-form.ts";
import type { HardDayForm, Line, Preview } from "./hard-day-form.ts";
import classes from "./hard-days.module.css";

type Walker = Preview["walkers"][number];

interface WalkersPartProps {
  form: FormFields<HardDayForm>;
  preview: Preview;
  /** Whether the visits are of several days. */
  several: boolean;
}

/** Who gets which visits, how full their day becomes, and whoever is left out. */
export function WalkersPart({ form, preview, several }: WalkersPartProps) {
  const colors = personColors(useWalkers());
  const chosen = preview.walkers.filter((walker) => walker.chosen).map(({ walker_id }) => walker_id);
  const toggle = (id: string) =>
    form.set("walker_ids", chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <fieldset>
      <legend className={classes.legend}>Who gets them</legend>
      <p className="quiet">Room in the frame first, then who knows the client.</p>
      <ul className={classes.walkers}>
        {preview.walkers.map((walker) => (
          <li key={walker.walker_id}>
            <label data-left-out={!walker.chosen || undefined}>
              <input type="checkbox" checked={walker.chosen} onChange={() => toggle(walker.walker_id)} />
              <Avatar name={walker.name} color={colors.get(walker.walker_id) ?? "var(--muted)"} />
              <span>
                <b>{walker.name}</b>
                <small>{loadWords(walker, several)}</small>
              </span>
              <span className={classes.share}>
                <b>{walker.chosen ? walker.after - walker.before : "–"}</b>
                <small>{walker.chosen ? "more" : "left out"}</small>
              </span>
            </label>
            <Visits lines={preview.visits.filter((line) => isFor(line, walker))} several={several} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

const isFor = ({ does, to_walker_id }: Line, { walker_id }: Walker) => does === "give" && to_walker_id === walker_id;

/** '4 → 6 visits, at most 100 of 180 min in 9–12' */
function loadWords({ before, after, fullest }: Walker, several: boolean): string {
  if (!fullest) return count(before, "visit");
  const { date, timeframe, minutes, of } = fullest;
  const where = `${several ? `${shortDay(date)}, ` : ""}${frameBrief(timeframe)}`;
  return `${before} → ${count(after, "visit")} · ${where}: ${minutes} of ${of} min`;
}

function Visits({ lines, several }: { lines: readonly Line[]; several: boolean }) {
  if (lines.length === 0) return null;
  return (
    <ul className={classes.chips}>
      {lines.map(({ _id, date, timeframe, pet_names }) => (
        <li key={_id}>
          {petsText(pet_names)}{" "}
          <small>
            {several && `${shortDay(date)}, `}
            {frameSpan(timeframe)}
          </small>
        </li>
      ))}
    </ul>
  );
}
