import { addDays, addMonths, type LocalDate } from "@petcare/domain";
import type { Db } from "../table/client.ts";
import { agendaKey, calendarPartition, seriesBefore, seriesPartition } from "../table/keys.ts";
import { pick } from "../table/pick.ts";
import { type Item, queryAll } from "../table/query.ts";
import { calendarAttributes, clientAttributes, walkerAttributes } from "../table/table.ts";
import { scheduleFrom } from "./schedule-item.ts";
import { unstoredDates, visitOf } from "./series.ts";
import { type VisitKey, visitId } from "./visit-id.ts";
import { type Visit, visitFrom } from "./visit-item.ts";

/** What each reader gets of a visit. */
export type CalendarVisit = VisitKey & Pick<Visit, (typeof calendarAttributes)[number]>;
export type WalkerVisit = VisitKey & Pick<Visit, "walker_id" | (typeof walkerAttributes)[number]>;
export type ClientVisit = VisitKey & Pick<Visit, "client_id" | (typeof clientAttributes)[number]>;

// Each reads the visits from `from` to `to` (exclusive), local dates, however far: those stored, and those of a series
// that are not stored yet as they will be. Sorted by date, start hour and id.

/** All visits of a range, for the owner. */
export async function readCalendar(db: Db, from: LocalDate, to: LocalDate): Promise<CalendarVisit[]> {
  if (from >= to) return [];
  const series = await readSeries(db, "series", seriesPartition.series_pk, to);
  const months = await Promise.all(
    monthsOf(from, to).map((month) => queryAgenda(db, "calendar", calendarPartition(month).calendar_pk, from, to)),
  );
  return together(months.flat(), computed(series, from, to, calendarAttributes));
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
  return together(
    await queryAgenda(db, "walker", walkerId, from, to),
    computed(series, from, to, ["walker_id", ...walkerAttributes]),
  );
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
  return together(
    await queryAgenda(db, "client", clientId, from, to),
    computed(series, from, to, ["client_id", ...clientAttributes]),
  );
}

const partitionKeys = { calendar: "calendar_pk", walker: "walker_id", client: "client_id", series: "series_pk" };

function queryAgenda(db: Db, index: keyof typeof partitionKeys, partition: string, from: string, to: string) {
  return queryAll(db, {
    IndexName: index,
    KeyConditionExpression: `${partitionKeys[index]} = :partition AND agenda_sk BETWEEN :from AND :to`,
    ExpressionAttributeValues: { ":partition": partition, ":from": from, ":to": to },
  });
}

/**
 * The series that have visits to be computed before `to`. They are read before the visits: one that is stored between
 * the two reads is then seen twice and counted once, instead of being seen by neither.
 */
function readSeries(db: Db, index: "walker" | "client" | "series", partition: string, to: LocalDate) {
  const before = seriesBefore(addDays(to, -1));
  return queryAgenda(db, index, partition, before.from, before.to);
}

/** The visits of series, projections or whole ones, that are not stored. */
function computed<K extends keyof Visit>(series: Item[], from: LocalDate, to: LocalDate, attributes: readonly K[]) {
  const names = ["schedule_id", "original_date", ...attributes] as const;
  return series
    .map(scheduleFrom)
    .flatMap((schedule) => unstoredDates(schedule, from, to).map((date) => pick(visitOf(schedule, date), names)));
}

/** Each visit once, the stored one if there is, in the order of the agenda. */
function together<V extends VisitKey & Pick<Visit, "date" | "timeframe">>(stored: Item[], computed: V[]): V[] {
  const found = new Map(computed.map((visit) => [visitId(visit), visit]));
  for (const item of stored) {
    const visit = visitFrom<V>(item);
    found.set(visitId(visit), visit);
  }
  return [...found.values()]
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
