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

/** A schedule as it is booked. Storage adds how far its visits are stored. */
export type NewSchedule = Omit<Schedule, "stored_through" | "stored_ahead" | "version">;

export interface StoreScheduleResult {
  /** 'exists': there is one with this id already. Nothing was written, and `schedule` is the stored one. */
  outcome: "created" | "exists";
  schedule: Schedule;
}

/**
 * Stores a schedule and, in the same transaction, the beginning of its history and its first visits: at most 90, up to and including `through`. Call
 * materialise for the rest; the nightly job does too. A visit that does not repeat is stored however far it is.
 *
 * @param also the writes of another record that go with it
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
  // Of a series that begins later its first day is told.
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

/** The schedule as it is now; undefined if there is none. */
export const readSchedule = (db: Db, id: string): Promise<Schedule | undefined> =>
  readItem(db, scheduleKey(id), scheduleFrom);

/** The schedules of some different ids as they are now, by id and in the order of the ids. */
export async function readSchedules(db: Db, ids: readonly string[]): Promise<Map<string, Schedule>> {
  const items = await batchGet(db, ids.map(scheduleKey), { consistent: true });
  const found = new Map(items.map(scheduleFrom).map((schedule) => [schedule.id, schedule]));
  return new Map(ids.flatMap((id) => found.get(id) ?? []).map((schedule) => [schedule.id, schedule]));
}

/**
 * Every series with visits to be stored whose stored ones end before `date`, the farthest behind first. In pages, for the
 * nightly job.
 */
export async function* seriesStoredBefore(db: Db, date: LocalDate): AsyncGenerator<Schedule[]> {
  const { from, to } = seriesBefore(date);
  const pages = queryPages(db, {
    IndexName: "open",
    KeyConditionExpression: "open_pk = :series AND agenda_sk BETWEEN :from AND :to",
    ExpressionAttributeValues: { ":series": seriesPartition.open_pk, ":from": from, ":to": to },
    // Its reader holds a page at a time, however small the series are.
    Limit: 1000,
  });
  for await (const page of pages) yield page.map(scheduleFrom);
}
