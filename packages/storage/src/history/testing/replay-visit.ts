import { countedChanges, recordedBooking } from "../../schedules/booking-history.ts";
import type { Schedule } from "../../schedules/schedule-item.ts";
import { visitOf } from "../../schedules/series.ts";
import type { Visit } from "../../schedules/visit.ts";
import type { VisitKey } from "../../table/visit-id.ts";
import type { VisitEvent } from "../visit-events.ts";
import { anything, type Recorded, withRow } from "./recorded.ts";
import type { ReplayedSchedule } from "./replay-schedule.ts";

/** The version that a visit was stored with, which is its schedule's at that time. */
export const firstVersion = (events: readonly VisitEvent[], version: number): number =>
  (events.find(({ beside }) => !beside)?.version ?? version + 1) - 1;

/**
 * Replays a stored visit: as its schedule made it, and what was done to it alone after that. After an act on the whole series
 * anything may be.
 *
 * @throws Error where the schedule had no such version, or an event does not begin with what those before it have left
 */
export const replayVisit = (
  schedule: Pick<ReplayedSchedule, "at">,
  events: readonly VisitEvent[],
  visit: VisitKey & Pick<Visit, "version">,
): Recorded =>
  events.reduce(
    (told, { row }) =>
      row.entity === "visit" ? withRow(told, { ...row, changes: countedChanges(row.changes) }) : anything,
    asStored(schedule, visit, firstVersion(events, visit.version)),
  );

function asStored(
  { at }: Pick<ReplayedSchedule, "at">,
  { schedule_id, original_date }: VisitKey,
  version: number,
): Recorded {
  const told = at.get(version);
  if (!told) throw new Error(`${schedule_id} has no version ${version}`);
  if (!told.isWhole) return anything;
  const schedule = { ...told.fields, id: schedule_id, version } as unknown as Schedule;
  return { fields: recordedBooking(visitOf(schedule, original_date)), isWhole: true };
}
