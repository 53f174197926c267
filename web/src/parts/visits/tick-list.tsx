import { Group } from "@mantine/core";
import type { AnswerOf, BodyOf, completeWalk, mySchedule } from "@petcare/contract";
import { type CareKind, careWords } from "@petcare/domain";
import { clockTime } from "../../lib/format/time.ts";

export type CareTick = NonNullable<BodyOf<typeof completeWalk>["ticks"]>[number];

/** 'Biscuit: medicine given' */
export const tickWords = ({ pet, care }: { pet: string; care: CareKind }): string =>
  `${pet}: ${careWords[care].toLowerCase()}`;

/** Lists the care that was ticked for the pets, each with its time. */
export const TickList = ({ ticks }: Pick<AnswerOf<typeof mySchedule>[number], "ticks">) => (
  <ul aria-label="Care">
    {ticks.map((tick) => (
      <Group component="li" key={`${tick.pet} ${tick.care} ${tick.at}`} justify="space-between" gap="0 12px">
        <span>{tickWords(tick)}</span> <small>{clockTime(tick.at)}</small>
      </Group>
    ))}
  </ul>
);
