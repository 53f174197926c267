import type { LocalDate } from "@petcare/domain";
import type { Db } from "../table/client.ts";
import { updateExpression } from "../table/edit-expression.ts";
import { scheduleKey, seriesKey } from "../table/keys.ts";
import { changing, putNew, transact, type Writes } from "../table/transact.ts";
import { isUnfinished, type Schedule } from "./schedule-item.ts";
import { readSchedule } from "./schedules.ts";
import { isUnstored, nextStep, type Step, visitOf } from "./series.ts";
import { type Visit, visitItem } from "./visit.ts";

/**
 * Stores a schedule's visits up to `through` (inclusive); returns their number. Each step is one transaction that stores visits
 * and moves the schedule on, if the schedule has not changed since it was read. So it can be killed anywhere, repeated, and run
 * at the same time as itself or an edit of the series.
 */
export async function materialise(db: Db, schedule: Schedule, through: LocalDate): Promise<number> {
  let stored = 0;
  let last = await storeStep(db, schedule, through);
  while (last) {
    stored += last.dates.length;
    last = await storeStep(db, last.schedule, through);
  }
  return stored;
}

/** Stores the next step; undefined if there is nothing left to store. */
const storeStep = (db: Db, known: Schedule, through: LocalDate): Promise<Step | undefined> =>
  changing<Schedule, { schedule: Schedule; step: Step }, Step | undefined>({
    what: `Schedule ${known.id}`,
    known,
    read: () => readSchedule(db, known.id),
    decide: (schedule) => {
      const step = schedule && nextStep(schedule, through);
      return step ? { change: { schedule, step } } : { result: undefined };
    },
    write: async ({ schedule, step }) => {
      const { outcome } = await transact(db, writesOf(db, schedule, step));
      return outcome === "written" ? step : "refused";
    },
  });

/**
 * Stores one visit of a series ahead of the others, so that it can be edited. Undefined, with nothing written, if the series has
 * no unstored visit on that date, or it or one of its visits has changed since it was read.
 */
export async function storeVisit(db: Db, schedule: Schedule, originalDate: LocalDate): Promise<Visit | undefined> {
  if (!isUnstored(schedule, originalDate)) return undefined;
  const visit = visitOf(schedule, originalDate);
  const { id, version, visits_version } = schedule;
  // Makes a simultaneous edit of the series, which has not read the visit, fail.
  const added = { stored_ahead: new Set([originalDate]), visits_version: 1 };
  const { outcome } = await transact(db, [
    putNew(db, visitItem(visit)),
    {
      Update: {
        TableName: db.table,
        Key: scheduleKey(id),
        ...updateExpression({}, { version, visits_version }, added),
      },
    },
  ]);
  return outcome === "written" ? visit : undefined;
}

function writesOf(db: Db, from: Schedule, { dates, schedule }: Step): Writes {
  const unfinished = isUnfinished(schedule);
  const passed = [...(from.stored_ahead ?? [])].filter((date) => date <= schedule.stored_through);
  return [
    {
      Update: {
        TableName: db.table,
        Key: scheduleKey(from.id),
        ConditionExpression: "version = :version AND stored_through = :from",
        UpdateExpression: [
          `SET stored_through = :through${unfinished ? ", agenda_sk = :agenda" : " REMOVE open_pk, agenda_sk"}`,
          ...(passed.length > 0 ? ["DELETE stored_ahead :passed"] : []),
        ].join(" "),
        ExpressionAttributeValues: {
          ":version": from.version,
          ":from": from.stored_through,
          ":through": schedule.stored_through,
          ...(unfinished && { ":agenda": seriesKey(schedule).agenda_sk }),
          ...(passed.length > 0 && { ":passed": new Set(passed) }),
        },
      },
    },
    ...dates.map((date) => putNew(db, visitItem(visitOf(from, date)))),
  ];
}
