import { business } from "@petcare/business";
import type { AnswerOf, CalendarVisit, listWalkers } from "@petcare/contract";
import {
  beyondFrames,
  daysOffOn,
  type FrameLoad,
  fillsFrame,
  firstNameOf,
  frameLoads,
  isOpen,
  type LocalDate,
  type TimeFrame,
  timeFrames,
} from "@petcare/domain";
import type { Outlook } from "../../../lib/api/visit-marks.ts";
import { visitOverdue } from "../../../lib/format/shown-status.ts";
import { clockTime, duration, today } from "../../../lib/format/time.ts";

export type Walker = AnswerOf<typeof listWalkers>[number];

export type DaysOff = NonNullable<Walker["days_off"]>[number];

export interface BoardCell {
  date: LocalDate;
  /** In frame order. */
  visits: CalendarVisit[];
  /** The frames of the day that have work, in their order. */
  loads: FrameLoad[];
  /** The ids of visits for which their frame has no time left. */
  beyond: ReadonlySet<string>;
  /** The walker's days off that include this day. */
  off: DaysOff | undefined;
}

export interface BoardRow {
  /** undefined for the unassigned visits. */
  walker: Walker | undefined;
  cells: BoardCell[];
  work: Work;
}

/** The work of some visits, without cancelled ones. */
export interface Work {
  visits: number;
  /** Their durations without travel. Overnight stays are counted apart. */
  minutes: number;
  overnights: number;
}

export interface Board {
  /** All visits of the days, hidden by filters or not. */
  visits: readonly CalendarVisit[];
  rows: BoardRow[];
  unassigned: number;
  overdue: number;
  /** Frames from today on that are near their limit, or over it. */
  tight: { walker: Walker; date: LocalDate; load: FrameLoad }[];
}

/**
 * Lays visits out in rows: the unassigned ones, each active walker, the owner, then others who have a visit.
 * Cancelled visits are shown but take no time. `now` in epoch milliseconds.
 */
export function boardOf(
  visits: readonly CalendarVisit[],
  walkers: readonly Walker[],
  days: readonly LocalDate[],
  now: number,
): Board {
  const byWalker = Map.groupBy(visits, (visit) => visit.walker_id ?? undefined);
  const known = new Set(walkers.map(({ id }) => id));
  const strangers = [...byWalker.keys()].flatMap((id) => (id === undefined || known.has(id) ? [] : [id]));
  const shown = walkers
    .filter(({ id, active }) => active || byWalker.has(id))
    .toSorted((a, b) => Number(a.isAdmin) - Number(b.isAdmin));
  const from = today(now);
  const rows = [
    rowOf(undefined, byWalker.get(undefined) ?? [], days),
    ...shown.map((walker) => rowOf(walker, byWalker.get(walker.id) ?? [], days)),
    ...strangers.map((id) => rowOf(stranger(id), byWalker.get(id) ?? [], days)),
  ];
  return {
    visits,
    rows,
    unassigned: visits.filter((visit) => visit.walker_id === null && isOpen(visit)).length,
    overdue: visits.filter((visit) => visitOverdue(visit, now)).length,
    tight: rows.flatMap(({ walker, cells }) =>
      cells.flatMap(({ date, loads }) =>
        walker && date >= from
          ? loads.filter(({ fullness }) => fullness !== "free").map((load) => ({ walker, date, load }))
          : [],
      ),
    ),
  };
}

function rowOf(walker: Walker | undefined, visits: readonly CalendarVisit[], days: readonly LocalDate[]): BoardRow {
  const byDate = Map.groupBy(visits, (visit) => visit.date);
  return { walker, cells: days.map((date) => cellOf(walker, date, byDate.get(date) ?? [])), work: workOf(visits) };
}

export function workOf(visits: readonly CalendarVisit[]): Work {
  const work = visits.filter(({ status }) => status !== "cancelled");
  const inFrames = work.filter(fillsFrame);
  return {
    visits: work.length,
    minutes: inFrames.reduce((sum, visit) => sum + visit.duration_minutes, 0),
    overnights: work.length - inFrames.length,
  };
}

function cellOf(walker: Walker | undefined, date: LocalDate, visits: CalendarVisit[]): BoardCell {
  const inOrder = visits.toSorted(byFrameAndPets);
  return {
    date,
    visits: inOrder,
    loads: frameLoads(visits, business.travelBufferMinutes),
    beyond: new Set(beyondFrames(inOrder, business.travelBufferMinutes).map(({ _id }) => _id)),
    off: daysOffOn(walker?.days_off, date),
  };
}

/** All visits of some rows. */
export const visitsIn = (rows: readonly BoardRow[]): CalendarVisit[] =>
  rows.flatMap(({ cells }) => cells.flatMap(({ visits }) => visits));

/** The names of the active walkers who are off on a day. */
export const namesOff = (walkers: readonly Walker[], date: LocalDate): string[] =>
  walkers.flatMap(({ active, name, days_off }) => (active && daysOffOn(days_off, date) ? [firstNameOf(name)] : []));

const frameOrder = timeFrames.map((frame): TimeFrame => frame.value);
/** In the order of the frames, then by the names of the pets. */
export const byFrameAndPets = (a: CalendarVisit, b: CalendarVisit) =>
  frameOrder.indexOf(a.timeframe) - frameOrder.indexOf(b.timeframe) ||
  a.pet_names.join().localeCompare(b.pet_names.join());

/** A walker who is no longer on the team, or whose name could not be loaded. */
const stranger = (id: string): Walker => ({
  id,
  name: "Unknown walker",
  active: false,
  isAdmin: false,
  isCurrentUser: false,
  phone: null,
});

export const nameOf = ({ walker }: Pick<BoardRow, "walker">): string =>
  walker ? `${walker.name}${walker.isCurrentUser ? " (you)" : ""}` : "Unassigned";

export const colorOf = ({ walker }: Pick<BoardRow, "walker">, colors: Map<string, string>): string =>
  (walker && colors.get(walker.id)) ?? "var(--unassigned)";

/** Tells whether a visit goes on through the night. */
export const isNight = ({ service_type, status }: CalendarVisit): boolean =>
  service_type === "overnight" && status !== "cancelled";

/** 'there since 9:12 AM', 'about 7 min late', or both, the late one first: a narrow card cuts the end. */
export const outlookWords = ({ since, late }: Outlook): string =>
  [late && `about ${duration(late)} late`, since && `there since ${clockTime(since)}`].filter(Boolean).join(", ");

export const walkerNamed = (walkers: readonly Walker[], id: string | null): string =>
  id === null ? "Unassigned" : (walkers.find((walker) => walker.id === id)?.name ?? "Unknown walker");
