import { mySchedule } from "@petcare/contract";
import { addDays, addMonths, type LocalDate } from "@petcare/domain";
import { useMemo } from "react";
import { useRead } from "../../lib/api/use-read.ts";
import { laidOver, type ShownVisit } from "../../lib/day/laid-over.ts";
import { useDayFile } from "../../lib/day/use-day-file.ts";
import { petsText } from "../../lib/format/words.ts";
import { useMyWaiting } from "./waiting/use-my-waiting.ts";

/** Names a visit. The pets of a cancelled one are no longer told. */
export const visitName = ({ status, clientName, pet_names }: ShownVisit): string =>
  status === "cancelled" ? clientName : petsText(pet_names);

export interface ScheduleWindow {
  first: LocalDate;
  /** Included. */
  last: LocalDate;
}

/** The days that a walker sees: from 7 days back to one month ahead (docs/product/visits.md#what-a-walker-reads). */
export const scheduleWindow = (today: LocalDate): ScheduleWindow => ({
  first: addDays(today, -7),
  last: addMonths(today, 1),
});

/**
 * The whole window in one call, read again every few minutes and when the page comes back into view. `asOf` is set while
 * the server does not answer: when it answered what is shown, in epoch milliseconds. `waiting` is laid over `visits`.
 */
export function useMySchedule(today: LocalDate) {
  const { first, last } = scheduleWindow(today);
  const query = { start: first, end: addDays(last, 1), expand: "1" };
  const schedule = useRead(mySchedule, {
    query,
    everyMs: 3 * 60_000,
    // At midnight the window moves on. Yesterday's answer holds today's visits until the new one is read.
    keepsPrevious: true,
  });
  const asOf = useDayFile(mySchedule, { query }, schedule);
  const { data } = schedule;
  const waiting = useMyWaiting(data !== undefined);
  const visits = useMemo(() => data && laidOver(data, waiting.rows), [data, waiting.rows]);
  return { schedule, visits, asOf, waiting };
}
