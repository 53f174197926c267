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
import type { ReportResult } from "../../lib/day/outbox-state.ts";
import { type ShownVisit, withUnsent } from "../../lib/day/shown-visit.ts";
import { useDayFile } from "../../lib/day/use-day-file.ts";
import { sendReport, useOutbox } from "../../lib/day/use-outbox.ts";
import { isNearDate } from "../../lib/format/near-date.ts";
import { visitOverdue } from "../../lib/format/shown-status.ts";
import { today as dateAt, zone } from "../../lib/format/time.ts";
import { count, petsText } from "../../lib/format/words.ts";
import { type DialogInAddress, useDialogInAddress } from "../../lib/hooks/use-dialog-in-address.ts";
import { failureToast, toast } from "../../ui/feedback/toast.tsx";
import { resultText } from "./words.ts";

/** Names a visit. A walker does not see the pets of a cancelled visit. */
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
 * Reads the whole window in one call, again every three minutes and when the page comes back into view. `visits` have
 * the unsent reports applied. While the server does not answer, `asOf` is when it last did, in epoch milliseconds.
 */
export function useMySchedule(today: LocalDate) {
  const { first, last } = scheduleWindow(today);
  const query = { start: first, end: addDays(last, 1), expand: "1" };
  const schedule = useRead(mySchedule, {
    query,
    everyMs: 3 * 60_000,
    // The window moves at midnight. Until the new one is read, yesterday's answer has today's visits.
    keepsPrevious: true,
  });
  const asOf = useDayFile(mySchedule, { query }, schedule);
  const { data } = schedule;
  const outbox = useMyOutbox(data !== undefined);
  const visits = useMemo(() => data && withUnsent(data, outbox.rows), [data, outbox.rows]);
  return { schedule, visits, asOf, outbox };
}

const showResult: Parameters<typeof useOutbox>[1] = ({ name, sentence, isAccepted }) =>
  (isAccepted ? toast : failureToast)(`${name}: ${sentence}`);

/** Sends unsent reports while the page is open, and shows the results as toasts. */
export const useMyOutbox = (isReady: boolean) => useOutbox(isReady, showResult);

/** Clamps a date to the range from `first` to `last`, both included. */
const clamped = (date: LocalDate, first: LocalDate, last: LocalDate): LocalDate =>
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
 * ?scan=… for its dialogs.
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
    showWeek: (date) => show(clamped(date, first, last), false),
    showDay: (date) => show(date, true),
  };
}

const upcomingShown = 10;
const recentShown = 5;

export interface VisitLists {
  /** Open visits of today in time order, after an overnight stay that is under way. The first is the next one. */
  open: ShownVisit[];
  /** Today's cancelled visits. */
  cancelled: ShownVisit[];
  /** Today's completed visits, the latest first. */
  done: ShownVisit[];
  /** Open visits of earlier days. */
  overdue: ShownVisit[];
  /** The first ten visits after today. */
  upcoming: ShownVisit[];
  /** The number of further visits. */
  moreUpcoming: number;
  /** Tomorrow's visits at homes that have a key or a code. Empty before the evening. */
  toPrepare: ShownVisit[];
  /** Tomorrow's unconfirmed visits. */
  toConfirm: ShownVisit[];
  /** The five visits completed last, those of today included. */
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
    overdue: earlier.filter((visit) => visitOverdue(visit, now)),
    upcoming: upcoming.slice(0, upcomingShown),
    toPrepare: isEvening(now) ? tomorrow.filter(needsKeyOrCode) : [],
    toConfirm: tomorrow.filter(({ status }) => canTransition("confirm", status)),
    moreUpcoming: Math.max(0, upcoming.length - upcomingShown),
    recent: inOrder.filter(isCompleted).sort(latestFirst).slice(0, recentShown),
  };
}

const isEvening = (now: number) => localHourOf(now, zone) >= hoursOf("evening").startHour;

/** A schedule stored by an earlier release has no keys. */
const needsKeyOrCode = ({ keys = [], codes }: ShownVisit) => keys.length > 0 || codes.length > 0;

const isCompleted = ({ status }: ShownVisit) => status === "completed";

export const byTime = (a: ShownVisit, b: ShownVisit): number =>
  Date.parse(a.start) - Date.parse(b.start) || a.pet_names.join().localeCompare(b.pet_names.join());

const latestFirst = (a: ShownVisit, b: ShownVisit): number =>
  Date.parse(b.completed_at ?? b.start) - Date.parse(a.completed_at ?? a.start) || byTime(b, a);

/** Confirms visits one after the other, each in the version on the screen. */
export function useConfirm() {
  return useSend({
    mutationFn: async (visits: readonly ShownVisit[]) => {
      let result: ReportResult = { outcome: "saved" };
      for (const visit of visits) result = await sendReport(visit, { confirmed: true });
      // Once one report is saved for later, so are the next ones: the last result speaks for all.
      return result;
    },
    onSuccess: (result, visits) => toast(resultText(result, namesOf(visits), "Confirmed")),
    onError: (failure) => {
      failureToast(messageOf(failure, "Failed to confirm. Please try again."));
    },
  });
}

function namesOf(visits: readonly ShownVisit[]): string {
  const [first] = visits;
  return visits.length === 1 && first ? visitName(first) : count(visits.length, "visit");
}
