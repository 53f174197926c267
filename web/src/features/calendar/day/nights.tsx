import { UnstyledButton } from "@mantine/core";
import type { CalendarVisit } from "@petcare/contract";
import { dayAndHour } from "../../../lib/format/time.ts";
import { petsText } from "../../../lib/format/words.ts";
import { MoonIcon } from "../../../ui/theme/icons.tsx";
import type { BoardRow } from "../board.ts";
import { type BoardProps, nameOf } from "../board-card.tsx";
import classes from "./nights.module.css";

/** Whether a visit goes on through the night. */
export const isNight = ({ service_type, status }: CalendarVisit): boolean =>
  service_type === "overnight" && status !== "cancelled";

interface LastNightProps extends Pick<BoardProps, "address"> {
  row: BoardRow;
  visits: readonly CalendarVisit[];
}

/** The ends of stays that began the day before. */
export function LastNight({ address, row, visits }: LastNightProps) {
  return visits.map((visit) => (
    <UnstyledButton key={visit._id} className={classes.tail} onClick={() => address.open("visit", visit._id)}>
      <MoonIcon size={14} /> <b>{petsText(visit.pet_names)}</b> since {dayAndHour(visit.start)}
      <span className="visually-hidden">, overnight, {nameOf(row)}</span>
    </UnstyledButton>
  ));
}

/** Who stays through the night. A stay from the evening on has its own card across both columns. */
export function Night({ visits }: { visits: readonly CalendarVisit[] }) {
  return visits
    .filter((visit) => isNight(visit) && visit.timeframe !== "evening")
    .map((visit) => (
      <span key={visit._id} className={classes.night}>
        {petsText(visit.pet_names)} to {dayAndHour(visit.end)}
      </span>
    ));
}
