import { addDays, type LocalDate } from "../local-date.ts";

/** Days on which somebody of the team does not work: local days, both included. */
export interface DaysOff {
  from: LocalDate;
  to: LocalDate;
  note?: string | undefined;
}

/** So many are kept of one person. */
export const maxDaysOff = 40;

/** Finds the days off that a day is one of. */
export const daysOffOn = <Days extends Pick<DaysOff, "from" | "to">>(
  daysOff: readonly Days[] | undefined,
  date: LocalDate,
) => daysOff?.find(({ from, to }) => from <= date && date <= to);

/** For so many days after their end they are still shown. */
const shownFor = 7;

/** Days off as they are kept: the first one first, without those that ended over a week ago. @param today local */
export const keptDaysOff = (daysOff: readonly DaysOff[], today: LocalDate): DaysOff[] =>
  daysOff
    .filter(({ to }) => to >= addDays(today, -shownFor))
    .toSorted((a, b) => (`${a.from} ${a.to}` < `${b.from} ${b.to}` ? -1 : 1));
