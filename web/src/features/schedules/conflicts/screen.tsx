import { Skeleton, UnstyledButton } from "@mantine/core";
import { daysOffOn, firstNameOf, frameMinutes, recurrenceSummary } from "@petcare/domain";
import { useEffect, useId, useRef, useState } from "react";
import { useWalkers } from "../../../lib/api/people.ts";
import { isNearDate } from "../../../lib/format/near-date.ts";
import { personColors } from "../../../lib/format/person-color.ts";
import { frameNames, shortDay } from "../../../lib/format/time.ts";
import { briefName } from "../../../lib/format/told-apart.ts";
import { count } from "../../../lib/format/words.ts";
import { Avatar } from "../../../ui/data/avatar.tsx";
import { CheckIcon } from "../../../ui/theme/icons.tsx";
import type { People, ScheduleValues } from "../data.ts";
import forms from "../dialogs.module.css";
import { recurrenceOf } from "../recurrence/data.ts";
import classes from "./screen.module.css";
import { type Fit, knowsWords } from "./words.ts";

const shownFirst = 4;

interface WhereItFitsProps {
  values: ScheduleValues;
  /** The rule in words, if the form has none. */
  days?: string | undefined;
  people: People;
  /** undefined until they are read. */
  fits: readonly Fit[] | undefined;
  onChoose: (walkerId: string) => void;
  /** Whether the owner asked for the list, so that the list gets the focus. */
  takesFocus: boolean;
}

/** Lists the walkers with room for the booking, the best first. One tap chooses. */
export function WhereItFits({ values, days, people, fits, onChoose, takesFocus }: WhereItFitsProps) {
  const id = useId();
  const [showsAll, setShowsAll] = useState(false);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: "start" });
  }, [takesFocus]);
  const team = useWalkers();
  const colors = personColors(team);
  const shown = fits?.slice(0, showsAll ? undefined : shownFirst);
  const { recurrence, date } = values;
  const isOff = (walkerId: string) =>
    recurrence.frequency === "none" && isNearDate(date) && isOffOn(team, walkerId, date);
  const names = people.walkers.map(({ name }) => name);
  const left = people.walkers
    .filter((walker) => fits && !fits.some(({ walker_id }) => walker_id === walker.id))
    .map((walker) => ({ name: briefName(walker.name, names), isOff: isOff(walker.id) }));
  const namesOf = (off: boolean) => left.flatMap(({ name, isOff }) => (isOff === off ? name : [])).join(", ");
  return (
    <section ref={section} className={classes.fits} aria-labelledby={id} tabIndex={-1}>
      <h3 id={id}>Where does it fit?</h3>
      <p className="quiet" role="status">
        {whenWords(values, days)}
        {fits && ` · ${fits.length === 0 ? "nobody has room" : `${count(fits.length, "walker")} with room`}`}
      </p>
      <ul className={classes.list}>
        {shown
          ? shown.map((fit) => (
              <li key={fit.walker_id}>
                <FitCard
                  fit={fit}
                  values={values}
                  people={people}
                  team={team}
                  color={colors.get(fit.walker_id) ?? "var(--unassigned)"}
                  onChoose={() => onChoose(fit.walker_id)}
                />
              </li>
            ))
          : people.walkers.slice(0, shownFirst).map((walker) => (
              <li key={walker.id}>
                <Skeleton height={84} radius="md" />
              </li>
            ))}
      </ul>
      <p className={classes.foot}>
        {fits && shown && fits.length > shown.length && (
          <UnstyledButton className={forms.textButton} onClick={() => setShowsAll(true)}>
            {fits.length - shown.length} more with room
          </UnstyledButton>
        )}
        {namesOf(false) && <span>Full: {namesOf(false)}</span>}
        {namesOf(true) && <span>Off: {namesOf(true)}</span>}
      </p>
    </section>
  );
}

type Team = ReturnType<typeof useWalkers>;

const isOffOn = (team: Team, walkerId: string, date: Parameters<typeof daysOffOn>[1]): boolean =>
  daysOffOn(team.find(({ id }) => id === walkerId)?.days_off, date) !== undefined;

interface FitCardProps extends Pick<WhereItFitsProps, "values" | "people"> {
  fit: Fit;
  team: Team;
  color: string;
  onChoose: () => void;
}

function FitCard({ fit, values, people, team, color, onChoose }: FitCardProps) {
  const { walker_id, knows, minutes, room } = fit;
  const name = people.walkers.find(({ id }) => id === walker_id)?.name ?? fit.name;
  const isChosen = walker_id === values.walker_id;
  const known = knowsWords(knows, people.client?.pets[0]?.name ?? firstNameOf(people.client?.name ?? ""));
  const fullWords = (date: Fit["room"][number]["date"]) => (isOffOn(team, walker_id, date) ? "off" : "full");
  return (
    <UnstyledButton className={classes.card} data-chosen={isChosen || undefined} onClick={onChoose}>
      <Avatar name={name} color={color} />
      <b>{name}</b>
      <span className={classes.choose}>
        {isChosen ? (
          <>
            <CheckIcon size={14} /> chosen
          </>
        ) : (
          "Choose"
        )}
      </span>
      {known && <span className={classes.about}>{known}</span>}
      <span className={classes.about}>
        {room.length > 1 ? (
          <>
            <span className={classes.squares} aria-hidden="true">
              {room.map(({ date, fits }) => (
                <i
                  key={date}
                  data-full={!fits || undefined}
                  title={`${shortDay(date)}: ${fits ? "free" : fullWords(date)}`}
                />
              ))}
            </span>
            {room.filter(({ fits }) => fits).length} of next {room.length} dates free
          </>
        ) : (
          minutes > 0 && `${minutes} of ${frameMinutes(values.timeframe)} min with this visit`
        )}
      </span>
    </UnstyledButton>
  );
}

/** 'Morning · Fri, Nov 20', 'Morning · Weekly on Mon, Wed' */
function whenWords({ timeframe, date, recurrence }: ScheduleValues, days?: string): string {
  if (days) return `${frameNames[timeframe]} · ${days}`;
  if (!isNearDate(date)) return frameNames[timeframe];
  const rule = recurrenceOf(recurrence, date);
  return `${frameNames[timeframe]} · ${rule.frequency === "none" ? shortDay(date) : recurrenceSummary(rule, date)}`;
}
