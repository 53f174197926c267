import { isLive, type LocalDate, lastDay, type Participant } from "@petcare/domain";
import { readPendingEdits } from "../editing/pending-edit.ts";
import { throughEdits } from "../editing/through-edits.ts";
import type { Db } from "../table/client.ts";
import { inParallel } from "../table/in-parallel.ts";
import { queryAgenda, readSeries } from "./agenda.ts";
import type { Schedule } from "./schedule-item.ts";
import { readSchedule } from "./schedules.ts";
import type { Visit } from "./visit.ts";

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
  const [series, edits] = await Promise.all([readSeries(db, role, id, lastDay), readPendingEdits(db)]);
  const items = await queryAgenda(db, role, id, today, lastDay);
  const isMine = (visit: Visit) => visit[`${role}_id`] === id;
  const visits = await throughEdits(db, edits, items, { from: today, to: lastDay, isMine });
  const open = visits.filter((visit) => isLive(visit, today)).sort(byDate);
  const ids = new Set([...series.map((one) => one.id), ...open.map(({ schedule_id }) => schedule_id)]);
  const schedules = new Map<string, Schedule>();
  await inParallel([...ids].sort(), async (scheduleId) => {
    const schedule = await readSchedule(db, scheduleId);
    if (schedule) schedules.set(scheduleId, schedule);
  });
  return { visits: open, schedules };
}

const placeOf = ({ date, schedule_id, original_date }: Visit) => `${date} ${schedule_id} ${original_date}`;
const byDate = (a: Visit, b: Visit) => (placeOf(a) < placeOf(b) ? -1 : 1);
