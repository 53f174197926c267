import type { LocalDate } from "@petcare/domain";
import type { Db } from "../table/client.ts";
import { scheduleKey, seriesKey } from "../table/keys.ts";
import { transact, type Writes } from "../table/transact.ts";
import type { Schedule } from "./schedule-item.ts";
import { getSchedule } from "./schedules.ts";
import { isUnstored, nextStep, type Step, visitOf } from "./series.ts";
import { type Visit, visitItem } from "./visit-item.ts";

/** More rounds than that mean that somebody rewrites the schedule without end. */
const maximumRefusals = 20;

/**
 * Stores a schedule's visits up to and including `through`; returns how many. Each step is one transaction that also
 * moves the schedule on, and stands on the schedule being as it was read, so it can run any number of times, be killed
 * anywhere and run beside itself or beside an edit of the series.
 */
export async function materialise(db: Db, schedule: Schedule, through: LocalDate): Promise<number> {
  let current: Schedule | undefined = schedule;
  let stored = 0;
  let refusals = 0;
  while (current) {
    const step = nextStep(current, through);
    if (!step) break;
    const refused = await transact(db, writesOf(db, current, step));
    if (!refused) {
      stored += step.dates.length;
      current = step.schedule;
    } else {
      if (++refusals > maximumRefusals) throw new Error(`Schedule ${schedule.id} keeps changing`);
      current = await getSchedule(db, schedule.id);
    }
  }
  return stored;
}

/**
 * Stores one visit of a series that is beyond those stored, so that it can be edited. Undefined, with nothing written, if
 * that visit is stored already, if the series has none on that date, or if the schedule is not as given any more.
 */
export async function storeVisit(db: Db, schedule: Schedule, originalDate: LocalDate): Promise<Visit | undefined> {
  if (!isUnstored(schedule, originalDate)) return undefined;
  const visit = visitOf(schedule, originalDate);
  const refused = await transact(db, [
    { Put: { TableName: db.table, Item: visitItem(visit), ConditionExpression: "attribute_not_exists(pk)" } },
    {
      Update: {
        TableName: db.table,
        Key: scheduleKey(schedule.id),
        ConditionExpression: "version = :version",
        UpdateExpression: "ADD stored_ahead :dates",
        ExpressionAttributeValues: { ":version": schedule.version, ":dates": new Set([originalDate]) },
      },
    },
  ]);
  return refused ? undefined : visit;
}

function writesOf(db: Db, from: Schedule, { dates, schedule, unfinished }: Step): Writes {
  const passed = [...(from.stored_ahead ?? [])].filter((date) => date <= schedule.materialised_through);
  return [
    {
      Update: {
        TableName: db.table,
        Key: scheduleKey(from.id),
        ConditionExpression: "version = :version AND materialised_through = :from",
        UpdateExpression: [
          `SET materialised_through = :through${unfinished ? ", agenda_sk = :agenda" : " REMOVE series_pk, agenda_sk"}`,
          ...(passed.length > 0 ? ["DELETE stored_ahead :passed"] : []),
        ].join(" "),
        ExpressionAttributeValues: {
          ":version": from.version,
          ":from": from.materialised_through,
          ":through": schedule.materialised_through,
          ...(unfinished && { ":agenda": seriesKey(schedule).agenda_sk }),
          ...(passed.length > 0 && { ":passed": new Set(passed) }),
        },
      },
    },
    ...dates.map((date) => ({
      Put: {
        TableName: db.table,
        Item: visitItem(visitOf(from, date)),
        ConditionExpression: "attribute_not_exists(pk)",
      },
    })),
  ];
}
