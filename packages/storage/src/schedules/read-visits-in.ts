import {
  addDays,
  addMonths,
  firstDay,
  type LocalDate,
  lastDay,
  type Participant,
  type TimeFrame,
} from "@petcare/domain";
import type { OwnId } from "../people/own-id.ts";
import type { Db } from "../table/client.ts";
import { pick } from "../table/item-kind.ts";
import {
  agendaKey,
  agendaOfDay,
  agendaOfFrame,
  calendarPartition,
  openPartition,
  seriesBefore,
  seriesPartition,
  visitKey,
} from "../table/keys.ts";
import { batchGet, type Index, queryAll, queryPages } from "../table/query.ts";
import { type VisitKey, visitId } from "../table/visit-id.ts";
import { type Schedule, scheduleFrom } from "./schedule-item.ts";
import { unstoredDates, visitOf } from "./series.ts";
import { type Visit, visitFrom } from "./visit.ts";

/** Local dates. */
export interface DateRange {
  from: LocalDate;
  /** Exclusive. */
  to: LocalDate;
}

export const allDays: DateRange = { from: firstDay, to: lastDay };

/** The last day of any booking, and of any answer. */
export const lastBooked: LocalDate = "2199-12-31";

/** The walker or the client whose visits and schedules are read. */
export interface Person {
  id: string;
  role: Participant;
}

/** A person who reads their own visits. */
export interface Reader extends Person {
  id: OwnId;
}

/**
 * Reads the visits in a range, everybody's or one person's. Visits of a series that are not stored yet are computed. Sorted by
 * date, start hour and id.
 *
 * @param fields the fields to read
 */
export async function readVisitsIn<Field extends keyof Visit>(
  db: Db,
  range: DateRange,
  fields: readonly Field[],
  of?: Reader,
): Promise<Pick<Visit, Field>[]> {
  if (range.from >= range.to) return [];
  const series = await readSeries(db, range.to, of);
  const stored = await readStoredIn(db, range, of);
  const unstored = unstoredVisits(series, range).filter((visit) => !of || visit[`${of.role}_id`] === of.id);
  return mergeStored(stored, unstored).map((visit) => pick(visit, fields));
}

/** Reads the visits of some days, in ascending order, in one time frame or all. Each day is a query. */
export async function readVisitsOn<Field extends keyof Visit>(
  db: Db,
  days: readonly LocalDate[],
  fields: readonly Field[],
  timeframe?: TimeFrame,
): Promise<Pick<Visit, Field>[]> {
  const [from, last] = [days[0], days.at(-1)];
  if (!from || !last) return [];
  const range = { from, to: addDays(last, 1) };
  const series = await readSeries(db, range.to);
  const stored = await Promise.all(
    days.map((date) => readStoredIn(db, timeframe ? agendaOfFrame({ date, timeframe }) : agendaOfDay(date))),
  );
  const requested = new Set(days);
  const isRequested = (visit: Visit) => requested.has(visit.date) && (!timeframe || visit.timeframe === timeframe);
  const unstored = unstoredVisits(series, range).filter(isRequested);
  return mergeStored(stored.flat(), unstored).map((visit) => pick(visit, fields));
}

/** Two positions in the agenda, both included. A day is the position before all of its visits. */
interface Places {
  from: string;
  to: string;
}

/** Reads the stored visits between two positions, from the index of their months or of a person. */
export async function readStoredIn(db: Db, places: Places, of?: Person): Promise<Visit[]> {
  const parts = await Promise.all(agendaQueries(places, of).map((query) => queryAll(db, query)));
  return parts.flat().map(visitFrom);
}

/**
 * Reads a client's whole open visits between two positions, in agenda order.
 *
 * @param limit the most of them; by default all
 */
export async function readOpenVisits(db: Db, clientId: string, places: Places, limit?: number): Promise<Visit[]> {
  const visits: Visit[] = [];
  for await (const page of queryPages(db, {
    ...agendaQuery({ IndexName: "open" }, openPartition(clientId), places),
    Limit: limit,
  })) {
    visits.push(...page.map(visitFrom));
    if (limit !== undefined && visits.length >= limit) break;
  }
  return visits;
}

/** The index of a person's visits, by role. */
export const indexOf = { walker: { IndexName: "walker" }, client: { IndexName: "client" } } as const satisfies Record<
  Participant,
  Index
>;

/** Makes the query of a person's visits between two positions, or one query for each month of everybody's. */
export function agendaQueries({ from, to }: Places, of?: Person) {
  if (of) return [agendaQuery(indexOf[of.role], { [`${of.role}_id`]: of.id }, { from, to })];
  const months: LocalDate[] = [];
  for (let month = `${from.slice(0, 7)}-01` as LocalDate; month < to; month = addMonths(month, 1)) months.push(month);
  return months.map((month) => agendaQuery({ IndexName: "calendar" }, calendarPartition(month), { from, to }));
}

function agendaQuery(index: Index, partition: Record<string, string>, places: Places) {
  const [[name, value] = []] = Object.entries(partition);
  return {
    ...index,
    KeyConditionExpression: `${name} = :partition AND agenda_sk BETWEEN :from AND :to`,
    ExpressionAttributeValues: { ":partition": value, ":from": places.from, ":to": places.to },
  };
}

/**
 * Reads the series with visits to compute before `to`: a client's, or else all, because a walker's index has a series only by its
 * last step. Call it before reading the visits: a visit stored in between is then found twice, and merged.
 */
export async function readSeries(db: Db, to: LocalDate, of?: Person): Promise<Schedule[]> {
  const places = seriesBefore(addDays(to, -1));
  const query =
    of?.role === "client"
      ? agendaQuery({ IndexName: "client" }, { client_id: of.id }, places)
      : agendaQuery({ IndexName: "open" }, seriesPartition, places);
  return (await queryAll(db, query)).map(scheduleFrom);
}

/** Computes the visits of series that are not stored. */
export const unstoredVisits = (series: Schedule[], { from, to }: DateRange): Visit[] =>
  series.flatMap((schedule) => unstoredDates(schedule, from, to).map((date) => visitOf(schedule, date)));

/** Merges stored and computed visits, in agenda order. A stored visit wins. */
export function mergeStored(stored: Visit[], unstored: Visit[]): Visit[] {
  const visits = [...unstored, ...stored];
  return [...new Map(visits.map((visit) => [visitId(visit), visit])).values()]
    .map((visit) => ({ visit, key: agendaKey(visit).agenda_sk }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ visit }) => visit);
}

/** Reads whole stored visits by key, mapped by id. */
export async function readVisitsAt(
  db: Db,
  keys: readonly VisitKey[],
  options?: { consistent: boolean },
): Promise<Map<string, Visit>> {
  const items = await batchGet(db, keys.map(visitKey), options);
  return new Map(items.map(visitFrom).map((visit) => [visitId(visit), visit]));
}
