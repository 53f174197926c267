import type { LocalDate } from "@petcare/domain";

interface Shown {
  /** By default the day. */
  view?: "week" | "agenda";
  /** The visit whose details are open. */
  visit?: string;
  /** Shows only the visits with a problem. */
  only?: "unassigned" | "overdue" | "no-key";
  /** Shows only a walker's visits. */
  walker?: string;
  /** The visit that is being completed, over its details. */
  complete?: string;
}

/** The calendar's address for a day or its week. */
export const calendarOn = (date: LocalDate, shown: Shown = {}): string =>
  `/admin/calendar?${new URLSearchParams({ view: "day", date, ...shown })}`;

/** The calendar's address with a visit's details open, on the visit's present day. */
export const calendarWith = (visit: string): string => `/admin/calendar?${new URLSearchParams({ visit })}`;
