import type { CalendarVisit } from "@petcare/contract";

/** Counts the reports of some visits that wait to be settled. @param reports how many each visit has */
export const reportsOf = (visits: readonly CalendarVisit[], reports: ReadonlyMap<string, number>): number =>
  visits.reduce((sum, { _id }) => sum + (reports.get(_id) ?? 0), 0);
