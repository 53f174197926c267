import {
  bulkScope,
  type EditScope,
  type FieldChanges,
  fieldsAt,
  type LocalDate,
  planOccurrence,
  type SeriesFields,
  type TimeFrame,
} from "@petcare/domain";
import { type Author, readSchedule, readVisit, type VisitKey } from "@petcare/storage";
import { invalidField } from "../pipeline/app-error.ts";
import { runtime, today } from "../runtime.ts";
import { getWalker, walkerChange } from "./booked-fields.ts";
import type { EditAnswer } from "./effect.ts";
import { scheduleNotFound } from "./refusals.ts";
import { answerSeriesAct } from "./series-act.ts";
import { answerVisitAct } from "./visit-act.ts";

interface Requested {
  /** The id in the request. */
  id: string;
  key: VisitKey;
  /** The new local day. */
  date?: LocalDate | undefined;
  timeframe?: TimeFrame | undefined;
  /** null: unassigned. Absent: unchanged. */
  walker_id?: string | null | undefined;
  scope: EditScope;
  version?: number | undefined;
  plan?: string | undefined;
  preview: boolean;
  by: Author;
}

/** Moves a visit to another day, time frame or walker, or its series to another time frame or walker. */
export async function answerMove({
  id,
  key,
  date,
  timeframe,
  walker_id,
  scope,
  plan,
  ...how
}: Requested): Promise<EditAnswer> {
  const walker = walker_id ? await getWalker(walker_id) : undefined;
  const changesOf = (given: SeriesFields): FieldChanges => ({
    ...(timeframe && { timeframe }),
    ...(walker_id !== undefined && walkerChange(given, walker)),
  });
  if (scope === "occurrence") {
    return answerVisitAct({
      ...how,
      key,
      plan: (schedule, visit) => planOccurrence(schedule, visit, { changes: changesOf(visit), date }, today()),
    });
  }
  const [schedule, visit] = await Promise.all([readSchedule(runtime.db, key.schedule_id), readVisit(runtime.db, key)]);
  if (!schedule || !visit) throw scheduleNotFound();
  if (date !== undefined && date !== visit.date) {
    throw invalidField(
      "date",
      "A series keeps its days. Move this visit alone, or end the series here and book a new one.",
    );
  }
  const opened = key.original_date;
  const values = changesOf(fieldsAt(schedule, opened));
  return answerSeriesAct({
    ...how,
    id,
    scheduleId: schedule.id,
    act: { kind: "edit", values, opened, scope: bulkScope(scope === "series" ? undefined : opened) },
    plan,
  });
}
