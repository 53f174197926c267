import type { AnswerOf, askRequest } from "@petcare/contract";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { frameSpan, shortDay, today } from "../../../lib/format/time.ts";
import { petsText } from "../../../lib/format/words.ts";
import { DateField } from "../../../parts/date-field.tsx";
import classes from "./away-part.module.css";
import type { Asking } from "./use-asking.ts";

type Listed = NonNullable<AnswerOf<typeof askRequest>["visits"]>[number];

/** The days, and each visit of them with its cost. One that would be charged stays until it is ticked. */
export function AwayPart({ asking: { form, visits } }: { asking: Asking }) {
  const { date, through } = form.values;
  // What was ticked counts before the answer about it is there, or the next tick would undo it.
  const isChosen = ({ _id, chosen }: Listed) => form.values.visit_ids?.includes(_id) ?? chosen;
  const others = visits?.filter((visit) => !isChosen(visit)).length ?? 0;
  const chooseDays = (days: Partial<Pick<typeof form.values, "date" | "through">>) => {
    form.set("visit_ids", undefined);
    if (days.date !== undefined) form.set("date", days.date);
    if (days.through !== undefined) form.set("through", days.through);
    if (days.date && through && days.date > through) form.set("through", days.date);
  };
  const toggle = (id: string) =>
    form.set(
      "visit_ids",
      visits?.filter((visit) => isChosen(visit) !== (visit._id === id)).map(({ _id }) => _id),
    );
  return (
    <>
      <div className={classes.days}>
        <DateField
          label="From"
          value={date}
          minDate={today()}
          onChange={(value) => chooseDays({ date: value })}
          error={form.problems.date}
        />
        <DateField
          label="Through"
          value={through}
          minDate={date || today()}
          onChange={(value) => chooseDays({ through: value })}
          error={form.problems.through}
        />
      </div>
      {visits && visits.length > 0 && (
        <fieldset className={classes.visits}>
          <legend>Tick what is to be cancelled{others > 0 && `, ${others} of ${visits.length} stay`}</legend>
          {visits.map((visit) => (
            <label key={visit._id}>
              <input type="checkbox" checked={isChosen(visit)} onChange={() => toggle(visit._id)} />
              <span>
                <b>
                  {shortDay(visit.date)}, <span>{frameSpan(visit.timeframe)}</span>
                </b>
                <small>{petsText(visit.pet_names)}</small>
              </span>
              <Cost visit={visit} />
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}

/** The price that is saved, or the charge. */
function Cost({ visit: { price, charge } }: { visit: Listed }) {
  if (charge > 0) return <span className={classes.charge}>{formatDollars(charge)} charged</span>;
  return (
    <span>
      <s>{formatDollars(price)}</s> free
    </span>
  );
}
