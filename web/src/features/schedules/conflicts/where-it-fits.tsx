import { Skeleton, UnstyledButton } from "@mantine/core";
import { daysOffOn, firstNameOf, frameMinutes, type LocalDate, recurrenceSummary } from "@petcare/domain";
import { useEffect, useId, useRef, useState } from "react";
import { useWalkers } from "../../../lib/api/people.ts";
import { isNearDate } from "../../../lib/format/near-date.ts";
import { personColors } from "../../../lib/format/person-color.ts";
import { frameNames, shortDay } from "../../../lib/format/time.ts";
import { briefName } from "../../../lib/format/told-apart.ts";
import { count } from "../../../lib/format/words.ts";
import { Avatar } from "../../../ui/data/avatar.tsx";
import { CheckIcon } from "../../../ui/theme/icons.tsx";
import { recurrenceOf } from "../recurrence/recurrence-draft.ts";
import type { ScheduleForm } from "../schedule-form.ts";
import type { People } from "../use-people.ts";
import { type Fit, knowsWords } from "./conflict-words.ts";
import classes from "./where-it-fits.module.css";

const shownFirst = 4;

interface WhereItFitsProps {
  values: ScheduleForm;
  /** Its days in words, where they do not follow from the form. */
  days?: string | undefined;
  people: People;
  /** undefined: not known yet. */
  fits: readonly Fit[] | undefined;
  onChoose: (walkerId: string) => void;
  /** Somebody asked for the list, and goes on in it. */
  takesFocus: boolean;
}

/** The walkers with room for the booking, the best first. One tap chooses. */
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
  const daysOff = new Map(team.map(({ id, days_off }) => [id, days_off]));
  const names = new Map(people.walkers.map(({ id, name }) => [id, name]));
  const shown = fits?.slice(0, showsAll ? undefined : shownFirst);
  const left = fits && people.walkers.filter((walker) => !fits.some(({ walker_id }) => walker_id === walker.id));
  const isOneDay = values.recurrence.frequency === "none" && isNearDate(values.date);
  const isOff = (walker: string) => isOneDay && daysOffOn(daysOff.get(walker), values.date as LocalDate);
  const [off, full] = [left?.filter(({ id }) => isOff(id)), left?.filter(({ id }) => !isOff(id))];
  const namesOf = (walkers: People["walkers"]) => walkers.map(({ name }) => briefName(name, names.values())).join(", ");
  return (
    <section ref={section} className={classes.fits} aria-labelledby={id} tabIndex={-1}>
      <h3 id={id}>Where does it fit?</h3>
      <p className={classes.quiet} role="status">
        {when(values, days)}
        {fits && ` · ${fits.length === 0 ? "nobody has room" : `${count(fits.length, "walker")} with room`}`}
      </p>
      <ul className={classes.list} style={{ "--cards": Math.min(shownFirst, people.walkers.length) }}>
        {shown?.map((fit) => (
          <li key={fit.walker_id}>
            <Card
              fit={{ ...fit, name: names.get(fit.walker_id) ?? fit.name }}
              values={values}
              about={aboutClient(people)}
              daysOff={daysOff.get(fit.walker_id)}
              color={colors.get(fit.walker_id) ?? "var(--unassigned)"}
              onChoose={() => onChoose(fit.walker_id)}
            />
          </li>
        )) ?? <Waiting cards={Math.min(shownFirst, people.walkers.length)} />}
      </ul>
      <p className={classes.foot}>
        {fits && shown && fits.length > shown.length && (
          <UnstyledButton className={classes.more} onClick={() => setShowsAll(true)}>
            {fits.length - shown.length} more with room
          </UnstyledButton>
        )}
        {full && full.length > 0 && <span>Full: {namesOf(full)}</span>}
        {off && off.length > 0 && <span>Off: {namesOf(off)}</span>}
      </p>
    </section>
  );
}

type Days = NonNullable<ReturnType<typeof useWalkers>[number]["days_off"]>[number];

interface CardProps {
  fit: Fit;
  values: ScheduleForm;
  about: string;
  daysOff: readonly Days[] | undefined;
  color: string;
  onChoose: () => void;
}

function Card({ fit, values, about, daysOff, color, onChoose }: CardProps) {
  const { name, knows, minutes, room } = fit;
  const isChosen = fit.walker_id === values.walker_id;
  const free = room.filter(({ fits }) => fits).length;
  const known = knowsWords(knows, about);
  return (
    <UnstyledButton className={classes.card} data-chosen={isChosen || undefined} onClick={onChoose}>
      <Avatar name={name} color={color} />
      <span className={classes.name}>{name}</span>
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
            <Squares room={room} daysOff={daysOff} />
            {free} of next {room.length} dates free
          </>
        ) : (
          minutes > 0 && `${minutes} of ${frameMinutes(values.timeframe)} min with this visit`
        )}
      </span>
    </UnstyledButton>
  );
}

/** A square for each of the next dates. */
const Squares = ({ room, daysOff }: Pick<Fit, "room"> & Pick<CardProps, "daysOff">) => (
  <span className={classes.squares} aria-hidden="true">
    {room.map(({ date, fits }) => (
      <i
        key={date}
        data-full={!fits || undefined}
        title={`${shortDay(date)}: ${fits ? "free" : daysOffOn(daysOff, date) ? "off" : "full"}`}
      />
    ))}
  </span>
);

/** The list's outline until it is there for the first time. */
const Waiting = ({ cards }: { cards: number }) =>
  Array.from({ length: cards }, (_, card) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the outlines are all alike.
    <li key={card}>
      <Skeleton className={classes.waiting ?? ""} radius="md" />
    </li>
  ));

/** 'Morning · Fri, Nov 20', 'Morning · Weekly on Mon, Wed' */
function when({ timeframe, date, recurrence }: ScheduleForm, days?: string): string {
  if (days) return `${frameNames[timeframe]} · ${days}`;
  if (!isNearDate(date)) return frameNames[timeframe];
  const rule = recurrenceOf(recurrence, date);
  return `${frameNames[timeframe]} · ${rule.frequency === "none" ? shortDay(date) : recurrenceSummary(rule, date)}`;
}

/** Whom walkers know: the first pet, else the client. */
const aboutClient = ({ client }: People): string => client?.pets[0]?.name ?? firstNameOf(client?.name ?? "");
