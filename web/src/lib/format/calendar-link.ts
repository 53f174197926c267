import type { LocalDate } from "@petcare/domain";

interface Shown {
  /** The day alone, unless another view is asked for. */
  view?: "week" | "agenda";
  /** The visit whose details are open. */
  visit?: string;
  /** The problem whose visits alone are shown. */
  only?: "unassigned" | "overdue" | "no-key";
  /** The walker whose visits alone are shown. */
  walker?: string;
  /** The visit that is being completed, over its details. */
  complete?: string;
}

/** The calendar's address of a day, or of its week, with what else it shows. */
export const calendarOn = (date: LocalDate, shown: Shown = {}): string =>
  `/admin/calendar?${new URLSearchParams({ view: "day", date, ...shown })}`;

/** The calendar's address with a visit's details open, on whichever day the visit is now. */
export const calendarWith = (visit: string): string => `/admin/calendar?${new URLSearchParams({ visit })}`;
