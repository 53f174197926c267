import { useCallbackRef } from "@mantine/hooks";
import type { LocalDate } from "@petcare/domain";
import { useSearchParams } from "react-router-dom";
import { today } from "../../lib/format/time.ts";
import { type DialogInAddress, useDialogInAddress } from "../../lib/hooks/use-dialog-in-address.ts";
import {
  addressWith,
  daysOf,
  type FilterName,
  filterNames,
  type Place,
  placeIn,
  type View,
} from "./calendar-address.ts";

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
  choose: (name: FilterName | "color", value: string | undefined) => void;
  clearFilters: () => void;
}

/** What the address shows, and the ways to show something else. A phone opens on the day, a desktop on the week. */
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
    choose: (name, value) => change({ date: place.date, [name]: value }, true),
    clearFilters: () => change({ date: place.date, ...noFilter, only: undefined }, true),
  };
}
