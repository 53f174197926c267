import { type AnswerOf, mySchedule } from "@petcare/contract";
import { addDays, addMonths, canTransition, type LocalDate } from "@petcare/domain";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { read } from "../../lib/api/query.ts";

/** A visit as its walker reads it. */
export type WalkerVisit = AnswerOf<typeof mySchedule>[number];

/** Neither completed nor cancelled. */
export const isOpen = (visit: Pick<WalkerVisit, "status">): boolean => canTransition("complete", visit.status);

export interface ScheduleWindow {
  first: LocalDate;
  /** Included. */
  last: LocalDate;
}

/** The days that a walker sees: from 7 days back to one month ahead (specification, chapter 9). */
export const scheduleWindow = (today: LocalDate): ScheduleWindow => ({
  first: addDays(today, -7),
  last: addMonths(today, 1),
});

const everyMs = 3 * 60_000;

/** The whole window in one call, read again every few minutes and when the page comes back into view. */
export function useMySchedule(today: LocalDate) {
  const { first, last } = scheduleWindow(today);
  return useQuery({
    ...read(mySchedule, { query: { start: first, end: addDays(last, 1), expand: "1" } }),
    refetchInterval: everyMs,
    // At midnight the window moves on; until it is read, yesterday's answer holds today's visits.
    placeholderData: keepPreviousData,
  });
}
