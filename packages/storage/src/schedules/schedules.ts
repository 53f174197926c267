import { unmarshall } from "@aws-sdk/util-dynamodb";
import { addDays, type LocalDate } from "@petcare/domain";
import type { Author } from "../history/history-row.ts";
import type { Db } from "../table/client.ts";
import { scheduleKey, seriesBefore, seriesPartition } from "../table/keys.ts";
import { batchGet, queryPages, readItem } from "../table/query.ts";
import { hasFailed, putNew, transact, type Writes } from "../table/transact.ts";
import { scheduleHistory, toldOf } from "./booking-history.ts";
import { type Schedule, scheduleFrom, scheduleItem } from "./schedule-item.ts";
import { nextStep, visitOf } from "./series.ts";
import { visitItem } from "./visit.ts";

/** A new schedule. Storage adds the progress of storing its visits. */
export type NewSchedule = Omit<Schedule, "stored_through" | "stored_ahead" | "version">;

export interface StoreScheduleResult {
  /** 'exists': the id exists already. Nothing was written, and `schedule` is the stored one. */
  outcome: "created" | "exists";
  schedule: Schedule;
}

/**
 * Stores a schedule in one transaction with its first history row and its first visits, at most 90, up to `through` (inclusive).
 * Call materialise for the rest, as the nightly job does. A single visit is always stored.
 *
 * @param also further writes of the transaction
 * @throws AlsoRefusedError when one of those was refused
 */
export async function storeSchedule(
  db: Db,
  booked: NewSchedule,
  through: LocalDate,
  by: Author,
  also: Writes = [],
): Promise<StoreScheduleResult> {
  const empty: Schedule = { ...booked, stored_through: addDays(booked.date, -1), version: 1 };
  const repeats = booked.recurrence.frequency !== "none";
  const step = nextStep(empty, repeats ? through : booked.date) ?? { schedule: empty, dates: [] };
  const { schedule, dates } = step;

  const visits = dates.map((date) => visitOf(schedule, date));
  // For a series that begins later, the message is about its first day.
  const told = visits.length > 0 ? visits : [visitOf(schedule, booked.date)];

  const { Put } = putNew(db, scheduleItem(schedule));
  const writes: Writes = [
    { Put: { ...Put, ReturnValuesOnConditionCheckFailure: "ALL_OLD" } },
    ...visits.map((visit) => putNew(db, visitItem(visit))),
    scheduleHistory(db, {}, schedule, { by, ...toldOf(told.map((after) => ({ after }))) }),
  ];
  const written = await transact(db, writes, also);
  if (written.outcome === "written") return { outcome: "created", schedule };
  const [reason] = written.reasons;
  if (!hasFailed(reason) || !reason?.Item) throw new Error(`Visits of ${booked.id} are stored, but not the schedule`);
  return { outcome: "exists", schedule: scheduleFrom(unmarshall(reason.Item)) };
}

/** Reads a schedule; undefined if there is none. */
export const readSchedule = (db: Db, id: string): Promise<Schedule | undefined> =>
  readItem(db, scheduleKey(id), scheduleFrom);

/** Reads schedules by id, in the order of the ids, which must differ. */
export async function readSchedules(db: Db, ids: readonly string[]): Promise<Map<string, Schedule>> {
  const items = await batchGet(db, ids.map(scheduleKey), { consistent: true });
  const found = new Map(items.map(scheduleFrom).map((schedule) => [schedule.id, schedule]));
  return new Map(ids.flatMap((id) => found.get(id) ?? []).map((schedule) => [schedule.id, schedule]));
}

/**
 * Reads every series with visits to store before `date`, the furthest behind first, in pages for the nightly job.
 */
export async function* seriesStoredBefore(db: Db, date: LocalDate): AsyncGenerator<Schedule[]> {
  const { from, to } = seriesBefore(date);
  const pages = queryPages(db, {
    IndexName: "open",
    KeyConditionExpression: "open_pk = :series AND agenda_sk BETWEEN :from AND :to",
    ExpressionAttributeValues: { ":series": seriesPartition.open_pk, ":from": from, ":to": to },
    // Small pages, so that the reader holds few series at a time.
    Limit: 1000,
  });
  for await (const page of pages) yield page.map(scheduleFrom);
}
