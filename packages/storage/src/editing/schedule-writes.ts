import { type BookingTextName, bookingTextNames, fieldsAt, type SeriesField, seriesFields } from "@petcare/domain";
import type { Schedule } from "../bookings/schedule-item.ts";
import { isUnfinished } from "../bookings/series.ts";
import type { Db } from "../table/client.ts";
import { editExpression } from "../table/edit-expression.ts";
import { historyKey, scheduleKey, seriesKey, seriesPartition } from "../table/keys.ts";
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

const isText = (name: SeriesField): name is BookingTextName => (bookingTextNames as readonly string[]).includes(name);

/** The write that records an act for good. Of texts, which are people's own, it says only that they changed. */
export function historyWrite(db: Db, { before, after, sweep, scope, edited, changes }: PlannedAct) {
  const from = scope.type === "following" ? scope.from : undefined;
  const was = fieldsAt(before, from ?? sweep.today);
  const is = fieldsAt(after, from ?? sweep.today);
  const fields = edited.map((name) => [name, isText(name) ? "changed" : [was[name] ?? null, is[name] ?? null]]);
  const Item = {
    ...historyKey({ entity: "schedule", entity_id: before.id }, sweep.version),
    kind: sweep.kind,
    from,
    by: sweep.by,
    at: sweep.at,
    fields: Object.fromEntries(fields),
    visits: Object.fromEntries(changes.map(({ before: visit }) => [visit.original_date, visit.version + 1])),
  };
  return { Put: { TableName: db.table, Item, ConditionExpression: "attribute_not_exists(pk)" } };
}
