import {
  addDays,
  expand,
  fieldsAt,
  isLive,
  isOpen,
  type LocalDate,
  lastDay,
  namesAnyFrom,
  stepStarts,
} from "@petcare/domain";
import { ownId } from "../people/own-id.ts";
import type { Db } from "../table/client.ts";
import { readAnyVisits } from "./read-any-visits.ts";
import { type DateRange, type Person, readSeries, readStoredIn, readVisitsIn } from "./read-visits-in.ts";
import { calendarFields } from "./readers.ts";
import type { Schedule } from "./schedule-item.ts";
import { readSchedules } from "./schedules.ts";
import type { Visit } from "./visit.ts";

/** A person's open visits and schedules. */
export interface OpenWork {
  /** Stored open visits from today on, by date. */
  visits: Visit[];
  /** The schedules of those visits, and the series with visits still to be stored, by id. */
  schedules: Map<string, Schedule>;
}

/** Reads a walker's or a client's open work from `today`, a local date, on. */
export async function readOpenWork(db: Db, of: Person, today: LocalDate): Promise<OpenWork> {
  const all = await readSeries(db, lastDay, of);
  const series = of.role === "client" ? all : all.filter((schedule) => hasDatesOf(of.id, schedule, today));
  const visits = await readStoredIn(db, { from: today, to: lastDay }, of);
  const open = visits.filter((visit) => isLive(visit, today)).sort(byDate);
  const ids = new Set([...series.map((one) => one.id), ...open.map(({ schedule_id }) => schedule_id)]);
  return { visits: open, schedules: await readSchedules(db, [...ids].sort()) };
}

/**
 * Reads the open work in a range of days, everybody's or one person's, consistently: whole visits, stored or computed.
 *
 * @param most the answer is undefined if there are more visits
 */
export async function readWorkIn(
  db: Db,
  range: DateRange,
  { of, most }: { of?: Person | undefined; most: number },
): Promise<OpenWork | undefined> {
  const found = (await readVisitsIn(db, range, calendarFields, of && { ...of, id: ownId(of.id) })).filter(isOpen);
  if (found.length > most) return undefined;
  const { visits, schedules } = await readAnyVisits(db, found);
  const isTheirs = (visit: Visit) => !of || visit[`${of.role}_id`] === of.id;
  const isThere = ({ date }: Visit) => date >= range.from && date < range.to;
  return {
    visits: [...visits.values()].filter((visit) => isOpen(visit) && isTheirs(visit) && isThere(visit)),
    schedules,
  };
}

/** Tells whether a walker has dates of a series that are still to be stored, in any step. */
function hasDatesOf(walkerId: string, schedule: Schedule, today: LocalDate): boolean {
  const unstored = addDays(schedule.stored_through, 1);
  const starts = stepStarts(schedule, unstored > today ? unstored : today);
  const hasDates = (from: LocalDate, to: LocalDate) => expand(schedule.recurrence, schedule.date, from, to).length > 0;
  return starts.some((from, index) => {
    if (fieldsAt(schedule, from).walker_id !== walkerId) return false;
    const next = starts[index + 1];
    return next ? hasDates(from, next) : namesAnyFrom(schedule, from);
  });
}

const placeOf = ({ date, schedule_id, original_date }: Visit) => `${date} ${schedule_id} ${original_date}`;
const byDate = (a: Visit, b: Visit) => (placeOf(a) < placeOf(b) ? -1 : 1);
