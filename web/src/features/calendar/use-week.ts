import { listSchedules } from "@petcare/contract";
import { addDays, type LocalDate, startOfWeek } from "@petcare/domain";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { read } from "../../lib/api/query.ts";
import { isNearDate } from "../../lib/format/near-date.ts";
import { today } from "../../lib/format/time.ts";

/** The visits of the week that starts on a Monday, and its neighbours' as soon as it is there. */
export function useWeekVisits(monday: LocalDate) {
  const client = useQueryClient();
  const query = useQuery({ ...weekOf(monday), refetchInterval: 60_000 });
  const ready = query.isSuccess;
  useEffect(() => {
    if (!ready) return;
    for (const week of [-7, 7]) void client.prefetchQuery(weekOf(addDays(monday, week)));
  }, [client, monday, ready]);
  return query;
}

const weekOf = (monday: LocalDate) => read(listSchedules, { query: { start: monday, end: addDays(monday, 7) } });

export interface WeekAddress {
  monday: LocalDate;
  days: LocalDate[];
  /** The day that a phone shows. */
  day: LocalDate;
  /** The visit whose details are open. */
  visitId: string | undefined;
  showWeek: (date: LocalDate) => void;
  showDay: (date: LocalDate) => void;
  /** Opens a visit's details as a step that Back undoes. */
  openVisit: (id: string) => void;
  closeVisit: () => void;
}

/** The week, day and visit in the address: ?week=2027-03-08&day=2027-03-10&visit=… Without them, or beyond the calendar, today's. */
export function useWeekAddress(): WeekAddress {
  const [params, setParams] = useSearchParams();
  const asked = [params.get("day"), params.get("week")].find(isNearDate);
  const week = params.get("week");
  const monday = startOfWeek(isNearDate(week) ? week : (asked ?? today()));
  const days = weekFrom(monday);
  const day = asked && days.includes(asked) && params.has("day") ? asked : days.includes(today()) ? today() : monday;
  return {
    monday,
    days,
    day,
    visitId: params.get("visit") ?? undefined,
    showWeek: (date) => setParams({ week: startOfWeek(date) }),
    showDay: (date) => setParams({ week: startOfWeek(date), day: date }, { replace: true }),
    openVisit: (id) => setParams((current) => withParam(current, "visit", id)),
    closeVisit: () => setParams((current) => withParam(current, "visit", undefined), { replace: true }),
  };
}

const weekFrom = (monday: LocalDate) => [0, 1, 2, 3, 4, 5, 6].map((n) => addDays(monday, n));

function withParam(params: URLSearchParams, name: string, value: string | undefined): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value === undefined) next.delete(name);
  else next.set(name, value);
  return next;
}
