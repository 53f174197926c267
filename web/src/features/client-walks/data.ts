import { type ClientVisit, myUpcomingWalks, myWalkHistory } from "@petcare/contract";
import { frameEndOf } from "@petcare/domain";
import { patchPages } from "../../lib/api/after-write.ts";
import { usePages } from "../../lib/api/pages.ts";
import { dayWord } from "../../lib/format/day-words.ts";
import { isStaying, isUnderWay, visitOverdue } from "../../lib/format/shown-status.ts";
import { clockTime, dayAndHour, frameBetween, frameSpan, today, zone } from "../../lib/format/time.ts";
import { count } from "../../lib/format/words.ts";

const request = { query: { limit: 15 } };
const everyMs = 5 * 60_000;

/** The client's visits to come, soonest first. */
export const useUpcoming = () => usePages(myUpcomingWalks, request, everyMs);

/** The client's completed visits, latest first. */
export const useHistory = () => usePages(myWalkHistory, request, everyMs);

/** The client's badge: 'overdue' once the start is past (docs/product/visits.md#overdue). `now` in epoch milliseconds. */
export function upcomingStatus(visit: Timed & Pick<ClientVisit, "start">, now: number) {
  if (Date.parse(visit.start) < now && !isStaying(visit, now)) return "overdue";
  return visit.status === "confirmed" ? "confirmed" : "scheduled";
}

/** The visit that is next: under way or to come. An earlier one, still open, is not. `now` in epoch milliseconds. */
export const nextOf = <Visit extends Timed>(visits: readonly Visit[], now: number): Visit | undefined =>
  visits.find((visit) => !visitOverdue(visit, now));

/** 'Staying tonight, until Tue 6 PM, with Rosa' of an overnight stay that is under way, else undefined. */
export function stayWords(visit: ClientVisit, now: number): string | undefined {
  if (!isStaying(visit, now)) return undefined;
  const tonight = visit.date === today(now) ? " tonight," : "";
  return `Staying${tonight} until ${dayAndHour(visit.end)}${withWalker(visit)}`;
}

/** 'Rosa is here since 9:12 AM' of an open visit of today or a stay that is under way, else undefined. */
export function hereWords(visit: ClientVisit, now: number): string | undefined {
  if (visit.arrived_at === null || (visit.date !== today(now) && !isStaying(visit, now))) return undefined;
  return `${visit.walker_name ?? "Your walker"} is here since ${clockTime(visit.arrived_at)}`;
}

/** 'We come between 9 AM and 12 PM, 2 visits before yours' of a visit of today, else undefined. */
export function comingWords(visit: ClientVisit, now: number): string | undefined {
  const { visits_before: before } = visit;
  if (visitOverdue(visit, now) || (before === null && !isUnderWay(visit, now))) return undefined;
  return `We come ${frameBetween(visit.timeframe)}${before ? `, ${count(before, "visit")} before yours` : ""}`;
}

/**
 * 'Today: done at 9:38 AM, Rosa’s note' of a completed visit that ended today, else undefined. Who writes the note after
 * the time frame tells no time. `now` in epoch milliseconds.
 */
export function doneWords(visit: ClientVisit, now: number): string | undefined {
  if (today(Date.parse(visit.end)) !== today(now)) return undefined;
  const { completed_at, timeframe, date } = visit;
  const isInTime = completed_at !== null && Date.parse(completed_at) <= frameEndOf({ date, timeframe }, zone);
  const when = isInTime || date !== today(now) ? "Today" : `Today, ${frameSpan(timeframe)}`;
  return `${when}: done${isInTime ? ` at ${clockTime(completed_at)}` : ""}${hasNote(visit) ? `, ${visit.walker_name ?? "your walker"}’s note` : ""}`;
}

/** ', with Rosa', or nothing where nobody is named yet. */
export const withWalker = ({ walker_name }: Pick<ClientVisit, "walker_name">): string =>
  walker_name ? `, with ${walker_name}` : "";

/** 'Today, between 3 and 6 PM' while the time frame is open, else 'Tomorrow, 3–6 PM'. `now` in epoch milliseconds. */
export function whenWords(visit: Timed & Pick<ClientVisit, "start">, now: number): string {
  const day = dayWord(visit.date, today(now));
  return `${day}, ${isUnderWay(visit, now) ? frameBetween(visit.timeframe) : frameSpan(visit.timeframe)}`;
}

type Timed = Pick<ClientVisit, "date" | "timeframe" | "service_type" | "status">;

/** Whether the walker wrote something, or left photos. */
export const hasNote = ({ comments, photo_urls }: ClientVisit): boolean => comments !== null || photo_urls.length > 0;

/** Takes a note out of the history that was read, as the server does, or puts it back. */
export const patchNote = (visitId: string, note: Partial<ClientVisit>): Promise<void> =>
  patchPages(myWalkHistory, (visit) => (visit._id === visitId ? { ...visit, ...note } : visit));

/** The id of a visit's heading in the history. */
export const headingOf = ({ _id }: ClientVisit): string => `visit-${_id}`;
