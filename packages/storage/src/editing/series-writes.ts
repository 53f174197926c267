import type { VisitChange } from "@petcare/domain";
import type { Schedule } from "../bookings/schedule-item.ts";
import { isUnstored } from "../bookings/series.ts";
import type { Visit } from "../bookings/visit.ts";
import { visitItem } from "../bookings/visit-item.ts";
import { visitUpdate } from "../bookings/visit-update.ts";
import type { Db } from "../table/client.ts";
import type { Writes } from "../table/transact.ts";
import { visitChanges } from "./visit-changes.ts";

/** The write of each visit, on the condition that it is as it was read: an update, or its first item. */
export const visitWrites = (db: Db, schedule: Schedule, visits: readonly VisitChange<Visit>[]): Writes =>
  visits.map(({ before, after }) =>
    isUnstored(schedule, before.original_date)
      ? { Put: { TableName: db.table, Item: visitItem(after), ConditionExpression: "attribute_not_exists(pk)" } }
      : { Update: { TableName: db.table, ...visitUpdate({ visit: before, changes: visitChanges(before, after) }) } },
  );
