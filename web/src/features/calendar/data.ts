import { type CalendarVisit, listSchedules } from "@petcare/contract";
import { isLocalDate, isOpen, isTimeFrame, type LocalDate, type TimeFrame, visitsWithoutKey } from "@petcare/domain";
import { useEffect } from "react";
import { useClients, useWalkers } from "../../lib/api/people.ts";
import { prefetch } from "../../lib/api/query.ts";
import { useRead } from "../../lib/api/use-read.ts";
import { useOutlooks, useReportsToSettle } from "../../lib/api/visit-marks.ts";
import { personColors } from "../../lib/format/person-color.ts";
import { visitOverdue } from "../../lib/format/shown-status.ts";
import { today } from "../../lib/format/time.ts";
import { keyRegister } from "../../parts/people/key-register.ts";
import { type CalendarAddress, type Filters, type Place, rangeOf, stepFrom, type View } from "./address.ts";
import { boardOf } from "./board/data.ts";

/** Waits until even a slow phone has drawn the period itself. In milliseconds. */
const neighboursMs = 2000;

/** Reads the visits of a period, and a moment later those of the neighbouring periods, so that a step is quick. */
export function useCalendarVisits(view: View, date: LocalDate) {
  const { start, end } = rangeOf(view, date);
  const query = useRead(listSchedules, { query: { start, end }, everyMs: 60_000 });
  const ready = query.isSuccess;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another date of the same period has the same neighbours.
  useEffect(() => {
    if (!ready) return;
    const unit = view === "month" ? "month" : "week";
    const timer = setTimeout(() => {
      for (const step of [-1, 1]) prefetch(listSchedules, { query: rangeOf(view, stepFrom(date, unit, step)) });
    }, neighboursMs);
    return () => clearTimeout(timer);
  }, [start, end, ready]);
  return query;
}

/** Prepares the visits of the shown days for the views: rows, marks, colours and filters. `now` in epoch milliseconds. */
export function useBoard(visits: readonly CalendarVisit[], address: CalendarAddress, now: number) {
  const walkers = useWalkers();
  const clients = useClients();
  const { days, filters } = address;
  const inDays = visits.filter((visit) => days.includes(visit.date));
  const board = boardOf(inDays, walkers, days, now);
  const day = today(now);
  const withoutKey = new Set(visitsWithoutKey(inDays, day, keyRegister(clients, walkers)).map(({ _id }) => _id));
  const reports = useReportsToSettle();
  const outlooks = useOutlooks(days.includes(day));
  const judged = { now, withoutKey };
  // Drops the filter once no visit matches: without its chip, the owner could not clear it.
  const only = inDays.some(matching(address.only, judged)) ? address.only : undefined;
  const shows = shownBy({ filters, only }, judged);
  const rows = board.rows.filter(({ walker }) => hasWalker(filters, walker?.id ?? null));
  return {
    board: { ...board, rows },
    walkers,
    clients,
    address: { ...address, only },
    shows,
    judged,
    now,
    colors: personColors(walkers),
    clientNames: new Map(clients.map(({ id, name }) => [id, name])),
    withoutKey,
    reports,
    outlooks,
  };
}

/** Counts the unsettled reports of some visits. @param reports the number for each visit */
export function reportsOf(visits: readonly CalendarVisit[], reports: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const { _id } of visits) sum += reports.get(_id) ?? 0;
  return sum;
}

/** Names the frame of a walker's day in the address. */
export const overfullKey = ({ id }: { id: string }, date: LocalDate, timeframe: TimeFrame): string =>
  [timeframe, date, id].join("~");

/** The facts that visits are judged by: the time, and the visits whose walkers have no key. */
interface Judged {
  now: number;
  withoutKey: ReadonlySet<string>;
}

/** Gives the test for the problem that the address names. Without a known problem, every visit passes. */
export function matching(only: string | undefined, { now, withoutKey }: Judged): (visit: CalendarVisit) => boolean {
  if (only === "unassigned") return (visit) => visit.walker_id === null && isOpen(visit);
  if (only === "overdue") return (visit) => visitOverdue(visit, now);
  if (only === "no-key") return ({ _id }) => withoutKey.has(_id);
  const [timeframe, date, walkerId] = only?.split("~") ?? [];
  if (!isTimeFrame(timeframe) || !isLocalDate(date ?? "")) return () => true;
  return (visit) => visit.timeframe === timeframe && visit.date === date && visit.walker_id === walkerId;
}

/** The value of the filter of walkers for unassigned visits. */
export const unassigned = "unassigned";

/** Tells whether the filters and the problem of the address show a visit. */
export function shownBy({ filters, only }: Pick<Place, "filters" | "only">, judged: Judged) {
  const { client, service, status } = filters;
  const ofProblem = matching(only, judged);
  return (visit: CalendarVisit): boolean =>
    hasWalker(filters, visit.walker_id) &&
    (client === undefined || visit.client_id === client) &&
    (service === undefined || visit.service_type === service) &&
    (status === undefined || visit.status === status) &&
    ofProblem(visit);
}

/** Tells whether the filter of walkers shows a walker; `id` is null for unassigned visits. */
export const hasWalker = ({ walker }: Filters, id: string | null): boolean =>
  walker === undefined || (id ?? unassigned) === walker;
