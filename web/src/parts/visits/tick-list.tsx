import type { AnswerOf, BodyOf, completeWalk, mySchedule } from "@petcare/contract";
import { type CareKind, careWords } from "@petcare/domain";
import { clockTime } from "../../lib/format/time.ts";
import classes from "./tick-list.module.css";

export type CareTick = NonNullable<BodyOf<typeof completeWalk>["ticks"]>[number];

/** 'Biscuit: medicine given' */
export const tickWords = ({ pet, care }: { pet: string; care: CareKind }): string =>
  `${pet}: ${careWords[care].toLowerCase()}`;

/** Lists the care that was ticked for the pets, each with its time. */
export const TickList = ({ ticks }: Pick<AnswerOf<typeof mySchedule>[number], "ticks">) => (
  <ul className={classes.ticks} aria-label="Care">
    {ticks.map((tick) => (
      <li key={`${tick.pet} ${tick.care} ${tick.at}`}>
        <span>{tickWords(tick)}</span> <small>{clockTime(tick.at)}</small>
      </li>
    ))}
  </ul>
);
