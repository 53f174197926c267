import type { EditableSeries, EditableVisit } from "../editing/editable.ts";
import { roomTaken, type SeriesRoom } from "../editing/room.ts";
import type { LocalDate } from "../local-date.ts";
import { brokenOf, type Fault } from "./fault.ts";

export interface SeriesBooks {
  id: string;
  /** Absent where its visits are all that is left. */
  schedule?: Pick<EditableSeries, "recurrence" | "date" | "cut"> | undefined;
  /** All that are stored. */
  visits: readonly Pick<EditableVisit, "date" | "original_date">[];
}

/** Audits a schedule with its visits: no act on it has more to write than one transaction takes. */
export function auditSeries({ id, schedule, visits }: SeriesBooks, today: LocalDate, room: SeriesRoom): Fault[] {
  const record = { kind: "schedule", id } as const;
  const taken = schedule && schedule.recurrence.frequency !== "none" ? roomTaken(schedule, visits, today, room) : 0;
  return [
    ...brokenOf(record, "schedule", [[schedule !== undefined, "it is missing, and has visits"]]),
    ...brokenOf(record, "room", [
      [taken <= room.visits, `it has ${taken} visits to come, and room for ${room.visits}`],
    ]),
  ];
}
