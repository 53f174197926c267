import type { VisitChange } from "@petcare/domain";
import type { Db } from "../../table/client.ts";
import type { Writes } from "../../table/transact.ts";
import type { Schedule } from "../schedule-item.ts";
import { isUnstored } from "../series.ts";
import type { Visit } from "../visit.ts";
import { visitItem } from "../visit-item.ts";
import { visitUpdate } from "../visit-update.ts";
import { visitChanges } from "./visit-changes.ts";

/** The write of each visit, on the condition that it is as it was read: an update, or its first item. */
export const visitWrites = (db: Db, schedule: Schedule, visits: readonly VisitChange<Visit>[]): Writes =>
  visits.map(({ before, after }) =>
    isUnstored(schedule, before.original_date)
      ? { Put: { TableName: db.table, Item: visitItem(after), ConditionExpression: "attribute_not_exists(pk)" } }
      : { Update: { TableName: db.table, ...visitUpdate({ visit: before, changes: visitChanges(before, after) }) } },
  );
