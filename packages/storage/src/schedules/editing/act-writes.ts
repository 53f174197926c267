import { differing, fieldsAt, type LocalDate, seriesFields, stepStarts, type VisitChange } from "@petcare/domain";
import type { Author } from "../../history/history-row.ts";
import type { Db } from "../../table/client.ts";
import { updateExpression } from "../../table/edit-expression.ts";
import { scheduleKey, seriesKey, seriesPartition } from "../../table/keys.ts";
import type { Writes } from "../../table/transact.ts";
import { scheduleHistory, toldOf } from "../booking-history.ts";
import { isUnfinished, type Schedule } from "../schedule-item.ts";
import { isUnstored } from "../series.ts";
import { type Visit, visitItem } from "../visit.ts";
import { visitUpdate } from "../visit-update.ts";
import type { SeriesPlan } from "./series-plan.ts";
import { visitChanges } from "./visit-changes.ts";

const edited = [...seriesFields, "earlier", "recurrence", "cut", "changed_by", "changed_at", "inverse"] as const;

/**
 * Makes the update of a schedule. It requires that no visit was stored or edited between reading and writing.
 */
export function scheduleWrite(db: Db, { before, after, visits }: Pick<SeriesPlan, "before" | "after" | "visits">) {
  const changed = edited.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const changes = {
    ...Object.fromEntries(changed.map((name) => [name, after[name]])),
    ...(changed.includes("recurrence") && indexKeys(after)),
  };
  const { version, stored_through, visits_version } = before;
  const expected = { version, stored_through, visits_version };
  const ahead = visits.map((visit) => visit.before.original_date).filter((date) => isUnstored(before, date));
  const added = { version: 1, ...(ahead.length > 0 && { stored_ahead: new Set(ahead) }) };
  const Key = scheduleKey(before.id);
  return { Update: { TableName: db.table, Key, ...updateExpression(changes, expected, added) } };
}

/** Makes a series' index keys, which it has only while visits are still to be stored. */
export const indexKeys = (schedule: Schedule) =>
  isUnfinished(schedule)
    ? { ...seriesPartition, ...seriesKey(schedule) }
    : { open_pk: undefined, agenda_sk: undefined };

/**
 * Makes the history row of an act on a series. Of an edit it has the edited fields, not the timelines: two of them can be larger
 * than an item.
 */
export function actHistory(db: Db, plan: SeriesPlan, today: LocalDate, by: Author) {
  const { kind, before, after, scope, cancelling } = plan;
  const visits = Object.fromEntries(plan.visits.map((visit) => [visit.after.original_date, visit.after.version]));
  const from = scope.type === "following" ? scope.from : undefined;
  const series = { kind, today, from, ...cancelling, visits };
  const { recurrence, cut, version } = after;
  const edited = editedFields(plan, from ?? today);
  const was = { ...before, ...edited.before };
  return scheduleHistory(
    db,
    was,
    { ...was, ...edited.after, recurrence, cut, version },
    { by, series, ...toldOf(plan.visits) },
  );
}

/** Lists each edited field before and after, in the first step from a date on in which it changes. */
function editedFields({ before, after, edited }: SeriesPlan, from: LocalDate) {
  const starts = [...new Set([...stepStarts(before, from), ...stepStarts(after, from)])].sort();
  const steps = starts.map((start) => ({ before: fieldsAt(before, start), after: fieldsAt(after, start) }));
  const changes = edited.flatMap((name) => {
    const step = steps.find((one) => differing(one.before, one.after, [name]).length > 0);
    return step ? [{ name, before: step.before[name], after: step.after[name] }] : [];
  });
  return {
    before: Object.fromEntries(changes.map((change) => [change.name, change.before])),
    after: Object.fromEntries(changes.map((change) => [change.name, change.after])),
  };
}

/** Makes the write of each visit, if it has not changed since it was read: an update, or its first item. */
export const visitWrites = (db: Db, schedule: Schedule, visits: readonly VisitChange<Visit>[]): Writes =>
  visits.map(({ before, after }) =>
    isUnstored(schedule, before.original_date)
      ? { Put: { TableName: db.table, Item: visitItem(after), ConditionExpression: "attribute_not_exists(pk)" } }
      : { Update: { TableName: db.table, ...visitUpdate({ visit: before, changes: visitChanges(before, after) }) } },
  );
