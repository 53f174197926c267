import { addDays, addMonths, type LocalDate, startOfWeek } from "@petcare/domain";
import { isNearDate } from "../../lib/format/near-date.ts";

const views = ["day", "week", "month", "agenda"] as const;
export type View = (typeof views)[number];

export const filterNames = ["walker", "client", "service", "status"] as const;
export type FilterName = (typeof filterNames)[number];
/** What the shown visits have in common: ids of people, a service, a status. */
export type Filters = Partial<Record<FilterName, string>>;

/** What the calendar shows, without its dialogs. */
export interface Place {
  view: View;
  date: LocalDate;
  filters: Filters;
  /** What the colour of a card tells. */
  colorBy: "walker" | "status";
  /** The problem whose visits alone are shown. */
  only: string | undefined;
}

/**
 * What an address shows: ?view=day&date=2027-03-10&walker=…&only=…, and older ones as ?week=2027-03-08&day=2027-03-10.
 * @param usual the view of an address that names none
 */
export function placeIn(params: URLSearchParams, usual: View, today: LocalDate): Place {
  const filters = filterNames.flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value]] : [];
  });
  return {
    view: views.find((view) => view === params.get("view")) ?? usual,
    date: dateIn(params, today),
    filters: Object.fromEntries(filters),
    colorBy: params.get("color") === "status" ? "status" : "walker",
    only: params.get("only") ?? undefined,
  };
}

function dateIn(params: URLSearchParams, today: LocalDate): LocalDate {
  const day = [params.get("date"), params.get("day")].find(isNearDate);
  if (day) return day;
  const week = params.get("week");
  return !isNearDate(week) || startOfWeek(week) === startOfWeek(today) ? today : startOfWeek(week);
}

/** The address with changes of what is shown. Values of undefined are left out, and so are dialogs and older names. */
export function addressWith(
  params: URLSearchParams,
  changes: Partial<Record<"view" | "date" | "only" | "color" | FilterName, string | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of ["visit", "schedule", "move", "put", "week", "day"]) next.delete(name);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The days that a view shows. A month is always six weeks, so that it keeps its height. */
export function daysOf(view: View, date: LocalDate): LocalDate[] {
  if (view === "day") return [date];
  return view === "month" ? daysFrom(startOfWeek(firstOfMonth(date)), 42) : daysFrom(startOfWeek(date), 7);
}

/**
 * The days that are asked for, the end exclusive. Day, week and agenda share an answer, which begins a day early:
 * a night that began on Sunday ends on Monday.
 */
export function rangeOf(view: View, date: LocalDate): { start: LocalDate; end: LocalDate } {
  const first = startOfWeek(view === "month" ? firstOfMonth(date) : date);
  return { start: addDays(first, view === "month" ? 0 : -1), end: addDays(first, view === "month" ? 42 : 7) };
}

/** What the arrows go by. */
export type Unit = "day" | "week" | "month";

/** The date that is so many units away. Of a month it is the first day. */
export function stepFrom(date: LocalDate, unit: Unit, steps: number): LocalDate {
  if (unit === "month") return addMonths(firstOfMonth(date), steps);
  return addDays(date, unit === "week" ? steps * 7 : steps);
}

const firstOfMonth = (date: LocalDate): LocalDate => `${date.slice(0, 8)}01` as LocalDate;

const daysFrom = (first: LocalDate, count: number) => Array.from({ length: count }, (_, n) => addDays(first, n));
