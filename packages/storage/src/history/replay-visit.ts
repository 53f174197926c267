import type { LocalDate } from "@petcare/domain";
import type { Schedule } from "../bookings/schedule-item.ts";
import { visitOf } from "../bookings/series.ts";
import type { Visit } from "../bookings/visit.ts";
import { parseVisitId, type VisitKey } from "../table/visit-id.ts";
import { countedChanges, toldOfBooking } from "./booking-history.ts";
import type { HistoryRow } from "./history-row.ts";
import { apply, byVersion, type Replayed } from "./replay.ts";
import type { ReplayedSchedule } from "./replay-schedule.ts";

/** A row that changed a visit, with the version of the visit that it made. */
export interface VisitEvent {
  row: HistoryRow;
  version: number;
  beside?: true | undefined;
}

/** What changed each visit of a schedule, in order, by its original date. @param rows of the schedule and its visits */
export function visitEvents(rows: readonly HistoryRow[]): Map<LocalDate, VisitEvent[]> {
  const events = new Map<LocalDate, VisitEvent[]>();
  const add = (date: LocalDate, event: VisitEvent) => events.set(date, [...(events.get(date) ?? []), event]);
  for (const row of rows) {
    const date = row.entity === "visit" ? parseVisitId(row.entity_id)?.original_date : undefined;
    if (date) add(date, { row, version: row.version, beside: row.beside });
    for (const [changed, version] of Object.entries(row.series?.visits ?? {}))
      add(changed as LocalDate, { row, version });
  }
  for (const [date, some] of events) events.set(date, some.toSorted(byVersion));
  return events;
}

/** Whether each version of a visit from `first` on has its event. */
export const areWhole = (events: readonly VisitEvent[], first: number, version: number): boolean => {
  const made = events.filter(({ beside }) => !beside);
  return made.length === version - first + 1 && made.every((event, index) => event.version === first + index);
};

/** The version that a visit was stored with, which is its schedule's at that time. */
export const firstVersion = (events: readonly VisitEvent[], version: number): number =>
  (events.find(({ beside }) => !beside)?.version ?? version + 1) - 1;

/**
 * A stored visit as its schedule made it, and its events after that, which are acts on it alone.
 *
 * @throws Error where the schedule had no such version, or an event does not begin with what those before it have left
 */
export function replayVisit(
  { at }: Pick<ReplayedSchedule, "at">,
  events: readonly VisitEvent[],
  { schedule_id, original_date, version }: VisitKey & Pick<Visit, "version">,
): Replayed {
  const schedule = (of: number) => {
    const told = at.get(of);
    if (!told) throw new Error(`${schedule_id} has no version ${of}`);
    return { ...told, id: schedule_id, version: of } as unknown as Schedule;
  };
  const stored = toldOfBooking(visitOf(schedule(firstVersion(events, version)), original_date));
  return events.reduce((state, { row }) => apply(state, { ...row, changes: countedChanges(row.changes) }), stored);
}
