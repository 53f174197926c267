import {
  addDays,
  expand,
  fieldsAt,
  isLive,
  type LocalDate,
  lastDay,
  namesAnyFrom,
  type Participant,
  stepStarts,
} from "@petcare/domain";
import type { Db } from "../table/client.ts";
import { inParallel } from "../table/in-parallel.ts";
import { seriesPartition } from "../table/keys.ts";
import { queryAgenda, readSeries } from "./agenda.ts";
import type { Schedule } from "./schedule-item.ts";
import { readSchedule } from "./schedules.ts";
import type { Visit } from "./visit.ts";
import { visitFrom } from "./visit-item.ts";

/** What somebody has still before them. */
export interface OpenWork {
  /** Stored visits of today and later that are neither completed nor cancelled, by date. */
  visits: Visit[];
  /** The schedules of those, and the series with visits still to be stored, by id. */
  schedules: Map<string, Schedule>;
}

/** A walker's or a client's open work from `today` on, a local date, however far it is. */
export async function readOpenWork(
  db: Db,
  { id, role }: { id: string; role: Participant },
  today: LocalDate,
): Promise<OpenWork> {
  const series = role === "client" ? await readSeries(db, role, id, lastDay) : await seriesOfWalker(db, id, today);
  const visits = (await queryAgenda(db, role, id, today, lastDay)).map(visitFrom);
  const open = visits.filter((visit) => isLive(visit, today)).sort(byDate);
  const ids = new Set([...series.map((one) => one.id), ...open.map(({ schedule_id }) => schedule_id)]);
  const schedules = new Map<string, Schedule>();
  await inParallel([...ids].sort(), async (scheduleId) => {
    const schedule = await readSchedule(db, scheduleId);
    if (schedule) schedules.set(scheduleId, schedule);
  });
  return { visits: open, schedules };
}

/** The series with dates still to be stored that a walker has, in whichever of their steps. */
async function seriesOfWalker(db: Db, id: string, today: LocalDate): Promise<Schedule[]> {
  const all = await readSeries(db, "series", seriesPartition.series_pk, lastDay);
  return all.filter((schedule) => {
    const unstored = addDays(schedule.stored_through, 1);
    const starts = stepStarts(schedule, unstored > today ? unstored : today);
    const hasDates = (from: LocalDate, to: LocalDate) =>
      expand(schedule.recurrence, schedule.date, from, to).length > 0;
    return starts.some((from, index) => {
      if (fieldsAt(schedule, from).walker_id !== id) return false;
      const next = starts[index + 1];
      return next ? hasDates(from, next) : namesAnyFrom(schedule, from);
    });
  });
}

const placeOf = ({ date, schedule_id, original_date }: Visit) => `${date} ${schedule_id} ${original_date}`;
const byDate = (a: Visit, b: Visit) => (placeOf(a) < placeOf(b) ? -1 : 1);
