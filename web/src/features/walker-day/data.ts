import { mySchedule } from "@petcare/contract";
import {
  addDays,
  addMonths,
  canTransition,
  hoursOf,
  isOpen,
  type LocalDate,
  localHourOf,
  startOfWeek,
} from "@petcare/domain";
import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { messageOf } from "../../lib/api/api-error.ts";
import { useRead } from "../../lib/api/use-read.ts";
import { useSend } from "../../lib/api/use-send.ts";
import { laidOver, type ShownVisit } from "../../lib/day/laid-over.ts";
import { useDayFile } from "../../lib/day/use-day-file.ts";
import { say, useWaiting } from "../../lib/day/use-waiting.ts";
import type { Told } from "../../lib/day/waiting.ts";
import { isNearDate } from "../../lib/format/near-date.ts";
import { visitOverdue } from "../../lib/format/shown-status.ts";
import { today as dateAt, zone } from "../../lib/format/time.ts";
import { count, petsText } from "../../lib/format/words.ts";
import { type DialogInAddress, useDialogInAddress } from "../../lib/hooks/use-dialog-in-address.ts";
import { failureToast, toast } from "../../ui/feedback/toast.tsx";
import { toldWords } from "./words.ts";

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

const sayWhatCame: Parameters<typeof useWaiting>[1] = ({ name, sentence, isHeard }) =>
  (isHeard ? toast : failureToast)(`${name}: ${sentence}`);

/** Sends what waits from the page that is open, and says what came of it. See `useWaiting`. */
export const useMyWaiting = (isReady: boolean) => useWaiting(isReady, sayWhatCame);

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

const upcomingShown = 10;
const recentShown = 5;

export interface VisitLists {
  /** Today's visits still to be done, in time order, after an overnight stay that is under way. The first is the next. */
  open: ShownVisit[];
  /** Today's cancelled visits, shown so that nobody goes there. */
  cancelled: ShownVisit[];
  /** Today's completed visits, the latest first. */
  done: ShownVisit[];
  /** Visits of earlier days that were never completed. */
  left: ShownVisit[];
  /** The first ten visits after today. */
  upcoming: ShownVisit[];
  /** How many visits follow those ten. */
  moreUpcoming: number;
  /** From the evening before: tomorrow's visits at homes that have a key or a code. */
  toPrepare: ShownVisit[];
  /** Tomorrow's visits that the walker has not confirmed yet. */
  toConfirm: ShownVisit[];
  /** The five visits that were completed last, today's among them. */
  recent: ShownVisit[];
}

/**
 * Sorts a walker's visits into the lists of the dashboard (docs/product/visits.md#the-walkers-screens).
 * @param now epoch milliseconds
 */
export function visitLists(visits: readonly ShownVisit[], now: number): VisitLists {
  const today = dateAt(now);
  const inOrder = visits.toSorted(byTime);
  const earlier = inOrder.filter((visit) => visit.date < today && isOpen(visit));
  const todays = inOrder.filter(({ date }) => date === today);
  const upcoming = inOrder.filter((visit) => visit.date > today && isOpen(visit));
  const tomorrow = upcoming.filter(({ date }) => date === addDays(today, 1));
  return {
    open: [...earlier.filter((visit) => !visitOverdue(visit, now)), ...todays.filter(isOpen)],
    cancelled: todays.filter(({ status }) => status === "cancelled"),
    done: todays.filter(isCompleted).sort(latestFirst),
    left: earlier.filter((visit) => visitOverdue(visit, now)),
    upcoming: upcoming.slice(0, upcomingShown),
    toPrepare: isEvening(now) ? tomorrow.filter(needsKeyOrCode) : [],
    toConfirm: tomorrow.filter(({ status }) => canTransition("confirm", status)),
    moreUpcoming: Math.max(0, upcoming.length - upcomingShown),
    recent: inOrder.filter(isCompleted).sort(latestFirst).slice(0, recentShown),
  };
}

const isEvening = (now: number) => localHourOf(now, zone) >= hoursOf("evening").startHour;

/** A day that an earlier release has kept names no keys. */
const needsKeyOrCode = ({ keys = [], codes }: ShownVisit) => keys.length > 0 || codes.length > 0;

const isCompleted = ({ status }: ShownVisit) => status === "completed";

export const byTime = (a: ShownVisit, b: ShownVisit): number =>
  Date.parse(a.start) - Date.parse(b.start) || a.pet_names.join().localeCompare(b.pet_names.join());

const latestFirst = (a: ShownVisit, b: ShownVisit): number =>
  Date.parse(b.completed_at ?? b.start) - Date.parse(a.completed_at ?? a.start) || byTime(b, a);

/** Confirms visits one after the other, in the versions that are shown. The schedule shows each at once. */
export function useConfirm() {
  return useSend({
    mutationFn: async (visits: readonly ShownVisit[]) => {
      let told: Told = { outcome: "kept" };
      for (const visit of visits) told = await say(visit, { confirmed: true });
      // After one that was kept, so are the others.
      return told;
    },
    onSuccess: (told, visits) => toast(toldWords(told, named(visits), "Confirmed")),
    onError: (failure) => {
      failureToast(messageOf(failure, "Failed to confirm. Please try again."));
    },
  });
}

function named(visits: readonly ShownVisit[]): string {
  const [first] = visits;
  return visits.length === 1 && first ? visitName(first) : count(visits.length, "visit");
}
