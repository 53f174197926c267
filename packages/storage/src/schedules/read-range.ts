import { addDays, addMonths, type LocalDate, type TimeFrame } from "@petcare/domain";
import type { Db } from "../table/client.ts";
import { agendaOfDay, agendaOfFrame, calendarPartition, seriesPartition } from "../table/keys.ts";
import { mergeStored, queryAgenda, readSeries, unstoredVisits } from "./agenda.ts";
import { type CalendarVisit, forOwner, forWalker, type WalkerVisit } from "./readers.ts";
import type { Visit } from "./visit.ts";
import { visitFrom } from "./visit-item.ts";

// Each reads the visits from `from` to `to` (exclusive), local dates, however far they are. Visits of a series that are
// not stored yet are read as they will be stored. Sorted by date, start hour and id.

/** All visits of a range, for the owner. */
export async function readCalendar(db: Db, from: LocalDate, to: LocalDate): Promise<CalendarVisit[]> {
  if (from >= to) return [];
  const series = await readSeries(db, "series", seriesPartition.series_pk, to);
  const stored = (await queryCalendar(db, from, to)).map(visitFrom);
  return mergeStored(stored, unstoredVisits(series, from, to)).map(forOwner);
}

/** The visits of one time frame on each of some days in ascending order, for the owner. Each day is a query. */
export async function readFrame(
  db: Db,
  dates: readonly LocalDate[],
  timeframe: TimeFrame | undefined,
): Promise<CalendarVisit[]> {
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return [];
  const to = addDays(last, 1);
  const series = await readSeries(db, "series", seriesPartition.series_pk, to);
  const items = await Promise.all(
    dates.map((date) => {
      const part = timeframe ? agendaOfFrame({ date, timeframe }) : agendaOfDay(date);
      return queryAgenda(db, "calendar", calendarPartition(date).calendar_pk, part.from, part.to);
    }),
  );
  const days = new Set(dates);
  const isAsked = (visit: Visit) => (timeframe === undefined || visit.timeframe === timeframe) && days.has(visit.date);
  const stored = items.flat().map(visitFrom);
  return mergeStored(stored, unstoredVisits(series, first, to).filter(isAsked)).map(forOwner);
}

/** A walker's visits of a range. A series is in the walker's index under its last step alone, so all series are read. */
export async function readWalkerVisits(
  db: Db,
  walkerId: string,
  from: LocalDate,
  to: LocalDate,
): Promise<WalkerVisit[]> {
  if (from >= to) return [];
  const series = await readSeries(db, "series", seriesPartition.series_pk, to);
  const stored = (await queryAgenda(db, "walker", walkerId, from, to)).map(visitFrom);
  const unstored = unstoredVisits(series, from, to).filter(({ walker_id }) => walker_id === walkerId);
  return mergeStored(stored, unstored).map(forWalker);
}

/** The stored visits of a range as the calendar's index has them, a month a query. */
export async function queryCalendar(db: Db, from: LocalDate, to: LocalDate) {
  const months = monthsOf(from, to).map((month) =>
    queryAgenda(db, "calendar", calendarPartition(month).calendar_pk, from, to),
  );
  return (await Promise.all(months)).flat();
}

/** A date of each month that the range touches. */
function monthsOf(from: LocalDate, to: LocalDate): LocalDate[] {
  const months: LocalDate[] = [];
  let month: LocalDate = `${from.slice(0, 7)}-01` as LocalDate;
  for (; month < to; month = addMonths(month, 1)) months.push(month);
  return months;
}
