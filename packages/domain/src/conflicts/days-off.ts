import { addDays, type LocalDate } from "../local-date.ts";

/** Local days on which a member of the team does not work, both ends included. */
export interface DaysOff {
  from: LocalDate;
  to: LocalDate;
  note?: string | undefined;
}

/** The most entries of one person. */
export const maxDaysOff = 40;

/** Finds the entry that a day is in. */
export const daysOffOn = <Days extends Pick<DaysOff, "from" | "to">>(
  daysOff: readonly Days[] | undefined,
  date: LocalDate,
) => daysOff?.find(({ from, to }) => from <= date && date <= to);

/** In days: how long an entry is shown after its end. */
const shownFor = 7;

/** Sorts days off by date, and removes those that ended over a week ago. @param today the local date */
export const keptDaysOff = (daysOff: readonly DaysOff[], today: LocalDate): DaysOff[] =>
  daysOff
    .filter(({ to }) => to >= addDays(today, -shownFor))
    .toSorted((a, b) => (`${a.from} ${a.to}` < `${b.from} ${b.to}` ? -1 : 1));
