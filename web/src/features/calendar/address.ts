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
/** The walker, client, service or status that the shown visits have. */
export type Filters = Partial<Record<FilterName, string>>;

/** The part of the calendar that an address shows, without dialogs. */
export interface Place {
  view: View;
  date: LocalDate;
  filters: Filters;
  /** The meaning of a card's colour. */
  colorBy: "walker" | "status";
  /** The problem to which the shown visits are narrowed. */
  only: string | undefined;
}

/**
 * Reads what an address shows: ?view=day&date=2027-03-10&walker=…&only=…
 * @param usual the view of an address that names none
 */
export function placeIn(params: URLSearchParams, usual: View, today: LocalDate): Place {
  const date = params.get("date");
  const filters = filterNames.flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value]] : [];
  });
  return {
    view: views.find((view) => view === params.get("view")) ?? usual,
    date: isNearDate(date) ? date : today,
    filters: Object.fromEntries(filters),
    colorBy: params.get("color") === "status" ? "status" : "walker",
    only: params.get("only") ?? undefined,
  };
}

/** Changes an address. `undefined` removes a value, and dialogs are always removed. */
function addressWith(
  params: URLSearchParams,
  changes: Partial<Record<"view" | "date" | "only" | "color" | FilterName, string | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of ["visit", "schedule", "move", "put"]) next.delete(name);
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
  /** The days that the view shows. A phone's day is chosen in the strip of its week. */
  days: readonly LocalDate[];
  /** The address of a view or date, with the same filters. Another date drops the chosen problem. */
  linkTo: (to: { view?: View; date?: LocalDate }) => string;
  /** Goes to another date. Back leads back. */
  showDate: (date: LocalDate) => void;
  /** Goes to another day of the same week in place of this one. */
  chooseDay: (date: LocalDate) => void;
  /** Shows only the visits with a problem, on a phone those of `date`. undefined shows all visits again. */
  showOnly: (problem: string | undefined, date?: LocalDate) => void;
  /** Opens a visit's details. */
  openVisit: (id: string) => void;
  /** The address with a dialog of the owner's over what is shown. */
  dialogOver: (kind: "sick" | "closing" | "tell", id: string) => string;
  choose: (name: FilterName | "color", value: string | undefined) => void;
  clearFilters: () => void;
}

/** Reads and changes what the address shows. A phone opens on the day, a desktop on the week. */
export function useCalendarAddress(narrow: boolean): CalendarAddress {
  const [params, setParams] = useSearchParams();
  const dialogs = useDialogInAddress(visitDialogs);
  const place = placeIn(params, narrow ? "day" : "week", today());
  const { view, date } = place;
  const change = (changes: Parameters<typeof addressWith>[1], replace: boolean) =>
    setParams((current) => addressWith(current, changes), { replace });
  const noFilter = Object.fromEntries(filterNames.map((name) => [name, undefined]));
  return {
    ...dialogs,
    ...place,
    isDated: params.has("date"),
    days: daysOf(narrow && view === "day" ? "week" : view, date),
    openVisit: (id) => dialogs.open("visit", id),
    linkTo: (to) => `?${addressWith(params, { view, date, ...to, ...(to.date && { only: undefined }) })}`,
    showDate: (next) => change({ date: next, only: undefined }, false),
    chooseDay: (next) => change({ date: next, only: undefined }, true),
    showOnly: (problem, on = date) => change({ date: on, ...noFilter, only: problem }, true),
    dialogOver: (kind, id) => `?${withDialog(params, [], { kind, id })}`,
    choose: (name, value) => change({ date, [name]: value }, true),
    clearFilters: () => change({ date, ...noFilter, only: undefined }, true),
  };
}
