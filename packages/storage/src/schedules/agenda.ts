import { addDays, type LocalDate } from "@petcare/domain";
import type { Db } from "../table/client.ts";
import { agendaKey, seriesBefore } from "../table/keys.ts";
import { queryAll } from "../table/query.ts";
import { visitId } from "../table/visit-id.ts";
import { type Schedule, scheduleFrom } from "./schedule-item.ts";
import { unstoredDates, visitOf } from "./series.ts";
import type { Visit } from "./visit.ts";

// What is stored and what is computed, as one list. read-range.ts and clients/client-upcoming.ts ask for it.

const partitionKeys = {
  calendar: "calendar_pk",
  walker: "walker_id",
  client: "client_id",
  series: "series_pk",
} as const;

/** The items of a partition between two places of the agenda, both included. A day is the place before all of its visits. */
export function queryAgenda(db: Db, index: keyof typeof partitionKeys, partition: string, from: string, to: string) {
  return queryAll(db, {
    IndexName: index,
    KeyConditionExpression: `${partitionKeys[index]} = :partition AND agenda_sk BETWEEN :from AND :to`,
    ExpressionAttributeValues: { ":partition": partition, ":from": from, ":to": to },
  });
}

/**
 * The series that have visits to be computed before `to`. They are read before the visits. A visit that is stored between
 * the two reads is then seen twice and counted once, instead of being seen by neither.
 */
export async function readSeries(db: Db, index: "walker" | "client" | "series", partition: string, to: LocalDate) {
  const before = seriesBefore(addDays(to, -1));
  return (await queryAgenda(db, index, partition, before.from, before.to)).map(scheduleFrom);
}

/** The visits of series that are not stored, from `from` to `to` (exclusive). */
export const unstoredVisits = (series: Schedule[], from: LocalDate, to: LocalDate): Visit[] =>
  series.flatMap((schedule) => unstoredDates(schedule, from, to).map((date) => visitOf(schedule, date)));

/** Each visit once, the stored one if there is one, in the order of the agenda. */
export function mergeStored(stored: Visit[], unstored: Visit[]): Visit[] {
  const visits = [...unstored, ...stored];
  return [...new Map(visits.map((visit) => [visitId(visit), visit])).values()]
    .map((visit) => ({ visit, key: agendaKey(visit).agenda_sk }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ visit }) => visit);
}
