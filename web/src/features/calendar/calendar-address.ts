import { useCallbackRef } from "@mantine/hooks";
import { addDays, addMonths, type LocalDate, startOfWeek } from "@petcare/domain";
import { useSearchParams } from "react-router-dom";
import { isNearDate } from "../../lib/format/near-date.ts";
import { today } from "../../lib/format/time.ts";
import { withDialog } from "../../lib/hooks/dialog-in-address.ts";
import { type DialogInAddress, useDialogInAddress } from "../../lib/hooks/use-dialog-in-address.ts";

const views = ["day", "week", "month", "agenda"] as const;
export type View = (typeof views)[number];

const filterNames = ["walker", "client", "service", "status"] as const;
type FilterName = (typeof filterNames)[number];
/** The traits that the shown visits have in common: ids of people, a service, a status. */
export type Filters = Partial<Record<FilterName, string>>;

/** The shown part of the calendar, without its dialogs. */
export interface Place {
  view: View;
  date: LocalDate;
  filters: Filters;
  /** The meaning of a card's colour. */
  colorBy: "walker" | "status";
  /** The problem whose visits alone are shown. */
  only: string | undefined;
}

/**
 * Reads what an address shows: ?view=day&date=2027-03-10&walker=…&only=…, and older ones as ?week=2027-03-08&day=2027-03-10.
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

/** The unit that the arrows go by. */
export type Unit = "day" | "week" | "month";

/** The date that is so many units away. Of a month it is the first day. */
export function stepFrom(date: LocalDate, unit: Unit, steps: number): LocalDate {
  if (unit === "month") return addMonths(firstOfMonth(date), steps);
  return addDays(date, unit === "week" ? steps * 7 : steps);
}

const firstOfMonth = (date: LocalDate): LocalDate => `${date.slice(0, 8)}01` as LocalDate;

const daysFrom = (first: LocalDate, count: number) => Array.from({ length: count }, (_, n) => addDays(first, n));

const visitDialogs = ["visit"] as const;

export interface CalendarAddress extends Place, DialogInAddress<(typeof visitDialogs)[number]> {
  /** Whether the address names a date. */
  isDated: boolean;
  /** The days that the view shows. */
  days: LocalDate[];
  /** The address of a view or date, with the same filters. Another date leaves the chosen problem behind. */
  linkTo: (to: { view?: View; date?: LocalDate }) => string;
  /** Goes to another date as a step that Back undoes. */
  showDate: (date: LocalDate) => void;
  /** Goes to another day of the same strip, which is no step. */
  chooseDay: (date: LocalDate) => void;
  /** Shows a problem's visits alone, on a phone those of `date`; every visit where there is no problem. */
  showOnly: (problem: string | undefined, date?: LocalDate) => void;
  /** Opens a visit's details. The same function at each drawing. */
  openVisit: (id: string) => void;
  /** The address with a dialog of the owner's over what is shown. */
  dialogOver: (kind: "sick" | "closing" | "tell", id: string) => string;
  choose: (name: FilterName | "color", value: string | undefined) => void;
  clearFilters: () => void;
}

/**
 * Reads what the address shows, and gives the ways to show something else. A phone opens on the day, a desktop on the week.
 */
export function useCalendarAddress(narrow: boolean): CalendarAddress {
  const [params, setParams] = useSearchParams();
  const dialogs = useDialogInAddress(visitDialogs);
  const place = placeIn(params, narrow ? "day" : "week", today());
  const change = (changes: Parameters<typeof addressWith>[1], replace: boolean) =>
    setParams((current) => addressWith(current, changes), { replace });
  const noFilter = Object.fromEntries(filterNames.map((name) => [name, undefined]));
  const openVisit = useCallbackRef((id: string) => dialogs.open("visit", id));
  return {
    ...dialogs,
    openVisit,
    ...place,
    isDated: ["date", "week", "day"].some((name) => params.has(name)),
    days: daysOf(place.view, place.date),
    linkTo: (to) =>
      `?${addressWith(params, { view: place.view, date: place.date, ...to, ...(to.date && { only: undefined }) })}`,
    showDate: (date) => change({ date, only: undefined }, false),
    chooseDay: (date) => change({ date, only: undefined }, true),
    showOnly: (problem, date = place.date) => change({ date, ...noFilter, only: problem }, true),
    dialogOver: (kind, id) => `?${withDialog(params, [], { kind, id })}`,
    choose: (name, value) => change({ date: place.date, [name]: value }, true),
    clearFilters: () => change({ date: place.date, ...noFilter, only: undefined }, true),
  };
}
