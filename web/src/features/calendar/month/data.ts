import { business } from "@petcare/business";
import type { CalendarVisit } from "@petcare/contract";
import { frameLoads, frameMinutes, isOpen, type LocalDate, timeFrames } from "@petcare/domain";
import { visitOverdue } from "../../../lib/format/shown-status.ts";
import { today } from "../../../lib/format/time.ts";
import { reportsOf } from "../data.ts";

/** The counted parts of a day. A visit is in one of them: overdue goes before unassigned, and that before the status. */
const parts = ["completed", "confirmed", "scheduled", "unassigned", "overdue", "cancelled"] as const;
type Part = (typeof parts)[number];

export interface MonthDay {
  date: LocalDate;
  /** The number of visits without the cancelled ones. */
  visits: number;
  counts: Record<Part, number>;
  /** The number of unsettled reports. */
  reports: number;
  /** The team's work and travel as a share of the time in its frames. Above 1 is too much work. */
  share: number;
  /** The numbers of frames near their limit, and over their limit. */
  near: number;
  over: number;
}

interface MonthInput {
  days: readonly LocalDate[];
  /** The visits whose statuses are counted. */
  counted: readonly CalendarVisit[];
  /** The visits that take up the team's time. */
  working: readonly CalendarVisit[];
  /** The number of active walkers. */
  team: number;
  /** By visit: the number of unsettled reports. */
  reports: ReadonlyMap<string, number>;
  now: number;
}

const frameMinutesOfDay = timeFrames.reduce((sum, { value }) => sum + frameMinutes(value), 0);

/** Counts a month's visits, each once. `now` in epoch milliseconds. */
export function monthOf({ days, counted, working, team, reports, now }: MonthInput): MonthDay[] {
  const countedOn = Map.groupBy(counted, ({ date }) => date);
  const workingOn = Map.groupBy(working, ({ date }) => date);
  return days.map((date) => {
    const counts = countsOf(countedOn.get(date) ?? [], now);
    const byWalker = Map.groupBy(workingOn.get(date) ?? [], ({ walker_id }) => walker_id);
    byWalker.delete(null);
    const loads = [...byWalker.values()].flatMap((visits) => frameLoads(visits, business.travelBufferMinutes));
    const minutes = loads.reduce((sum, load) => sum + load.minutes, 0);
    const countOf = (fullness: string) => loads.filter((load) => load.fullness === fullness).length;
    return {
      date,
      counts,
      reports: reportsOf(countedOn.get(date) ?? [], reports),
      visits: parts.reduce((sum, part) => sum + (part === "cancelled" ? 0 : counts[part]), 0),
      share: team === 0 ? 0 : minutes / (team * frameMinutesOfDay),
      near: countOf("near"),
      over: countOf("over"),
    };
  });
}

function countsOf(visits: readonly CalendarVisit[], now: number): Record<Part, number> {
  const counts = { completed: 0, confirmed: 0, scheduled: 0, unassigned: 0, overdue: 0, cancelled: 0 };
  for (const visit of visits) counts[partOf(visit, now)] += 1;
  return counts;
}

function partOf(visit: CalendarVisit, now: number): Part {
  if (visitOverdue(visit, now)) return "overdue";
  return visit.walker_id === null && isOpen(visit) ? "unassigned" : visit.status;
}

/** A day in words: 'all done', '8 done · 12 to go', '4 of 8 confirmed', '18 scheduled'. */
export function dayWords({ date, visits, counts }: MonthDay, now: number): string {
  const { completed, confirmed, cancelled } = counts;
  const gone = cancelled > 0 ? `${cancelled} cancelled` : "";
  if (visits === 0) return gone;
  if (completed === visits) return gone ? `${completed} done · ${gone}` : "all done";
  if (date <= today(now)) return `${completed} done · ${visits - completed} to go`;
  return confirmed > 0 ? `${confirmed} of ${visits} confirmed` : `${visits} scheduled`;
}
