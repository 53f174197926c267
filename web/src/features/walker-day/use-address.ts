import { addDays, type LocalDate, startOfWeek } from "@petcare/domain";
import { useSearchParams } from "react-router-dom";
import { isNearDate } from "../../lib/format/near-date.ts";
import { type DialogInAddress, useDialogInAddress } from "../../lib/hooks/use-dialog-in-address.ts";
import { scheduleWindow } from "./my-schedule.ts";

/** The day, or the nearest one from `first` to `last`. */
const within = (date: LocalDate, first: LocalDate, last: LocalDate): LocalDate =>
  date < first ? first : date > last ? last : date;

const views = ["today", "week", "earnings"] as const;
export type View = (typeof views)[number];
const visitDialogs = ["complete", "visit", "remove", "incident", "scan"] as const;

export interface Address extends DialogInAddress<(typeof visitDialogs)[number]> {
  view: View;
  /** Monday to Sunday. */
  days: LocalDate[];
  /** The day that a phone shows. */
  day: LocalDate;
  showWeek: (date: LocalDate) => void;
  showDay: (date: LocalDate) => void;
}

/**
 * Reads the address: ?view=week&week=2027-03-08&day=2027-03-10, and ?visit=…, ?complete=…, ?remove=…, ?incident=… or
 * ?scan=… on top.
 */
export function useAddress(today: LocalDate): Address {
  const [params, setParams] = useSearchParams();
  const dialogs = useDialogInAddress(visitDialogs);
  const requested = params.get("week");
  const monday = startOfWeek(isNearDate(requested) ? requested : today);
  const { first, last } = scheduleWindow(today);
  const days = [0, 1, 2, 3, 4, 5, 6].map((n) => addDays(monday, n));
  const show = (date: LocalDate, replace: boolean) =>
    setParams({ view: "week", week: startOfWeek(date), day: date }, { replace });
  return {
    ...dialogs,
    view: views.find((view) => view === params.get("view")) ?? "today",
    days,
    day: days.find((date) => date === (params.get("day") ?? today)) ?? days.find((date) => date >= first) ?? monday,
    showWeek: (date) => show(within(date, first, last), false),
    showDay: (date) => show(date, true),
  };
}
