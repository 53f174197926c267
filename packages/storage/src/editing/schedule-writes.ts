import { seriesFields } from "@petcare/domain";
import type { Schedule } from "../bookings/schedule-item.ts";
import { isUnfinished } from "../bookings/series.ts";
import type { Author } from "../history/author.ts";
import { scheduleHistory } from "../history/booking-history.ts";
import type { Db } from "../table/client.ts";
import { editExpression } from "../table/edit-expression.ts";
import { scheduleKey, seriesKey, seriesPartition } from "../table/keys.ts";
import type { PlannedAct } from "./planned-act.ts";

const edited = [...seriesFields, "earlier", "recurrence", "cut", "changed_by", "changed_at"] as const;

/**
 * The update of a schedule. It stands on how far its visits are stored and on the acts on single visits, so none of them
 * can be stored or edited between the reading and the writing.
 */
export function scheduleWrite(db: Db, { before, after }: Pick<PlannedAct, "before" | "after">) {
  const changed = edited.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const changes = {
    ...Object.fromEntries(changed.map((name) => [name, after[name]])),
    ...(changed.includes("recurrence") && indexKeys(after)),
  };
  const { version, materialised_through, touched } = before;
  const expected = { version, materialised_through, touched };
  return { Update: { TableName: db.table, Key: scheduleKey(before.id), ...editExpression(changes, expected) } };
}

/** A series is in the indexes only while visits are still to be stored. */
export const indexKeys = (schedule: Schedule) =>
  isUnfinished(schedule)
    ? { ...seriesPartition, ...seriesKey(schedule) }
    : { series_pk: undefined, agenda_sk: undefined };

/** The write that tells an act for good, in the history of the series. */
export function actHistory(db: Db, { before, after, sweep, scope, changes }: PlannedAct, by: Author) {
  const { by: _by, at: _at, version: _version, ...what } = sweep;
  const visits = Object.fromEntries(changes.map(({ before: visit }) => [visit.original_date, visit.version + 1]));
  const from = scope.type === "following" ? scope.from : undefined;
  return scheduleHistory(db, before, after, { by, series: { ...what, from, visits } });
}
