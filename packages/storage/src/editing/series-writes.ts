import { addDays, daysBetween, firstDay, type LocalDate, mostDaysMoved } from "@petcare/domain";
import type { Visit } from "../bookings/visit.ts";
import { visitUpdate } from "../bookings/visit-update.ts";
import type { Db } from "../table/client.ts";
import type { Writes } from "../table/transact.ts";
import { visitsAtOnce } from "../table/visits-at-once.ts";
import { type Sweep, visitChanges } from "./sweep.ts";

/** A visit as it is read, and as it will be. */
export interface Change {
  before: Visit;
  after: Visit;
}

/** The part of the changes that is written first: whoever looks at the coming weeks sees all of the edit. */
export const nearest = (changes: readonly Change[], today: LocalDate): Change[] =>
  [...changes].sort((a, b) => distance(a, today) - distance(b, today)).slice(0, visitsAtOnce);

const distance = ({ before }: Change, today: LocalDate) => Math.abs(daysBetween(today, before.date));

/** The update of each visit, on the condition that it is as it was read. */
export const writesOf = (db: Db, changes: readonly Change[]): Writes =>
  changes.map(({ before, after }) => ({
    Update: {
      TableName: db.table,
      ...visitUpdate({ visit: before, changes: visitChanges(before, after) }),
    },
  }));

/** The first original date of a visit that an edit may change. No visit to come was moved farther than that. */
export function earliestOf({
  today,
  also_unfinished = false,
  only = {},
}: Pick<Sweep, "today"> & {
  also_unfinished?: boolean;
  only?: Readonly<Record<LocalDate, number>> | undefined;
}): LocalDate {
  if (also_unfinished) return firstDay;
  const dates = Object.keys(only) as LocalDate[];
  return dates.reduce((first, date) => (date < first ? date : first), addDays(today, -mostDaysMoved));
}
