import {
  addDays,
  type BulkScope,
  countUnstored,
  isTooFarAhead,
  type LocalDate,
  lastDay,
  mostCharged,
} from "@petcare/domain";
import type { Schedule } from "../bookings/schedule-item.ts";
import { unstoredDates, visitOf } from "../bookings/series.ts";
import type { Visit } from "../bookings/visit.ts";
import type { SeriesAct } from "./plan-act.ts";

/** The last day of those that an act leaves as they are. They are stored first, so all that are not stored take the act. */
export const lastBefore = (scope: BulkScope, today: LocalDate): LocalDate =>
  addDays(scope.type === "following" && scope.from > today ? scope.from : today, -1);

/**
 * A series and its visits as they are once a cancelling has stored what it stores first: every date where something is
 * charged, because a charge is fixed on a stored visit. A preview then counts what the cancelling itself will find.
 */
export function asStoredFirst(series: { schedule: Schedule; visits: Visit[] }, act: SeriesAct, today: LocalDate) {
  if (act.kind !== "cancel" || isTooFarAhead(act.scope, today)) return series;
  const { schedule, visits } = series;
  const left = act.charge.type === "nothing" ? 0 : countUnstored(schedule, act.scope, today);
  const isRefused = left === "every" || left > mostCharged;
  const to = left === 0 || isRefused ? addDays(lastBefore(act.scope, today), 1) : lastDay;
  const dates = unstoredDates(schedule, schedule.date, to);
  const materialised_through = dates.at(-1);
  if (!materialised_through) return series;
  const stored = dates.map((date) => visitOf(schedule, date));
  return { schedule: { ...schedule, materialised_through }, visits: [...visits, ...stored].sort(byOriginalDate) };
}

const byOriginalDate = (a: Visit, b: Visit) => (a.original_date < b.original_date ? -1 : 1);
