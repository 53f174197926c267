import { addDays, isOpen, type LocalDate } from "@petcare/domain";
import type { Db } from "../table/client.ts";
import { lastBooked, mergeStored, type Person, readSeries, readStoredIn, unstoredVisits } from "./read-visits-in.ts";
import type { Schedule } from "./schedule-item.ts";
import { readSchedule } from "./schedules.ts";
import type { Visit } from "./visit.ts";

/** A series with a coming visit. */
export interface ComingSeries {
  schedule: Schedule;
  /** Its next open visit. */
  next: Visit;
  /** Its visits from today on, including cancelled ones, in agenda order: the stored ones, and all before `to`. */
  visits: Visit[];
}

/**
 * Reads a client's series with a coming open visit, by their next one. A series that is stored to its end is in no index, and
 * found by its visits.
 *
 * @param today the local date
 * @param to the visits before this day are all answered
 */
export async function readClientSeries(
  db: Db,
  clientId: string,
  { today, to }: { today: LocalDate; to: LocalDate },
): Promise<ComingSeries[]> {
  const client: Person = { role: "client", id: clientId };
  const unfinished = await readSeries(db, lastBooked, client);
  const stored = (await readStoredIn(db, { from: today, to: lastBooked }, client)).filter(({ recurring }) => recurring);
  const known = new Set(unfinished.map(({ id }) => id));
  const others = new Set(stored.map(({ schedule_id }) => schedule_id).filter((id) => !known.has(id)));
  const finished = await Promise.all([...others].map((id) => readSchedule(db, id)));
  const schedules = [...unfinished, ...finished.filter((schedule) => schedule !== undefined)];
  return schedules
    .flatMap((schedule) => {
      const own = stored.filter(({ schedule_id }) => schedule_id === schedule.id);
      // A rule may leave out months, or begin late.
      for (const reached of [to, addDays(today, 4096), lastBooked]) {
        const visits = mergeStored(own, unstoredVisits([schedule], { from: today, to: reached }));
        const next = visits.find(isOpen);
        if (next) return [{ schedule, next, visits }];
      }
      return [];
    })
    .sort((a, b) => (a.next.date < b.next.date ? -1 : 1));
}
