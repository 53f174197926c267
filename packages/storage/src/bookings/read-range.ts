import { addDays, addMonths, type LocalDate } from "@petcare/domain";
import type { Db } from "../table/client.ts";
import { agendaKey, calendarPartition, seriesBefore, seriesPartition } from "../table/keys.ts";
import { type Item, queryAll } from "../table/query.ts";
import { visitId } from "../table/visit-id.ts";
import { type CalendarVisit, type ClientVisit, forClient, forOwner, forWalker, type WalkerVisit } from "./readers.ts";
import { type Schedule, scheduleFrom } from "./schedule-item.ts";
import { unstoredDates, visitOf } from "./series.ts";
import type { Visit } from "./visit.ts";
import { visitFrom } from "./visit-item.ts";

// Each reads the visits from `from` to `to` (exclusive), local dates, however far they are. Visits of a series that are
// not stored yet are read as they will be stored. Sorted by date, start hour and id.

/** All visits of a range, for the owner. */
export async function readCalendar(db: Db, from: LocalDate, to: LocalDate): Promise<CalendarVisit[]> {
  if (from >= to) return [];
  const series = await readSeries(db, "series", seriesPartition.series_pk, to);
  const months = await Promise.all(
    monthsOf(from, to).map((month) => queryAgenda(db, "calendar", calendarPartition(month).calendar_pk, from, to)),
  );
  return mergeStored(months.flat(), unstoredVisits(series, from, to)).map(forOwner);
}

/** A walker's visits of a range. */
export async function readWalkerVisits(
  db: Db,
  walkerId: string,
  from: LocalDate,
  to: LocalDate,
): Promise<WalkerVisit[]> {
  if (from >= to) return [];
  const series = await readSeries(db, "walker", walkerId, to);
  const stored = await queryAgenda(db, "walker", walkerId, from, to);
  return mergeStored(stored, unstoredVisits(series, from, to)).map(forWalker);
}

/** A client's visits of a range. */
export async function readClientVisits(
  db: Db,
  clientId: string,
  from: LocalDate,
  to: LocalDate,
): Promise<ClientVisit[]> {
  if (from >= to) return [];
  const series = await readSeries(db, "client", clientId, to);
  const stored = await queryAgenda(db, "client", clientId, from, to);
  return mergeStored(stored, unstoredVisits(series, from, to)).map(forClient);
}

const partitionKeys = {
  calendar: "calendar_pk",
  walker: "walker_id",
  client: "client_id",
  series: "series_pk",
} as const;

function queryAgenda(db: Db, index: keyof typeof partitionKeys, partition: string, from: string, to: string) {
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
async function readSeries(db: Db, index: "walker" | "client" | "series", partition: string, to: LocalDate) {
  const before = seriesBefore(addDays(to, -1));
  return (await queryAgenda(db, index, partition, before.from, before.to)).map(scheduleFrom);
}

/** The visits of series that are not stored. */
const unstoredVisits = (series: Schedule[], from: LocalDate, to: LocalDate): Visit[] =>
  series.flatMap((schedule) => unstoredDates(schedule, from, to).map((date) => visitOf(schedule, date)));

/** Each visit once, the stored one if there is one, in the order of the agenda. */
function mergeStored(stored: Item[], unstored: Visit[]): Visit[] {
  const visits = [...unstored, ...stored.map((item) => visitFrom(item))];
  return [...new Map(visits.map((visit) => [visitId(visit), visit])).values()]
    .map((visit) => ({ visit, key: agendaKey(visit).agenda_sk }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ visit }) => visit);
}

/** A date of each month that the range touches. */
function monthsOf(from: LocalDate, to: LocalDate): LocalDate[] {
  const months: LocalDate[] = [];
  let month: LocalDate = `${from.slice(0, 7)}-01` as LocalDate;
  for (; month < to; month = addMonths(month, 1)) months.push(month);
  return months;
}
