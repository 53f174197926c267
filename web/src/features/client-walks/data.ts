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

/** Reads the client's upcoming visits, the soonest first. */
export const useUpcoming = () => usePages(myUpcomingWalks, request, everyMs);

/** Reads the client's completed visits, the latest first. */
export const useHistory = () => usePages(myWalkHistory, request, everyMs);

/** The status on the client's badge: 'overdue' after the start (docs/product/visits.md#overdue). `now` in epoch milliseconds. */
export function upcomingStatus(visit: Timed & Pick<ClientVisit, "start">, now: number) {
  if (Date.parse(visit.start) < now && !isStaying(visit, now)) return "overdue";
  return visit.status === "confirmed" ? "confirmed" : "scheduled";
}

/** Finds the next visit, under way or upcoming. An overdue one is skipped. `now` in epoch milliseconds. */
export const nextOf = <Visit extends Timed>(visits: readonly Visit[], now: number): Visit | undefined =>
  visits.find((visit) => !visitOverdue(visit, now));

/** 'Staying tonight, until Tue 6 PM, with Rosa' during an overnight stay, otherwise undefined. */
export function stayWords(visit: ClientVisit, now: number): string | undefined {
  if (!isStaying(visit, now)) return undefined;
  const tonight = visit.date === today(now) ? " tonight," : "";
  return `Staying${tonight} until ${dayAndHour(visit.end)}${withWalker(visit)}`;
}

/** 'Rosa is here since 9:12 AM' for an open visit of today or a stay under way, otherwise undefined. */
export function hereWords(visit: ClientVisit, now: number): string | undefined {
  if (visit.arrived_at === null || (visit.date !== today(now) && !isStaying(visit, now))) return undefined;
  return `${visit.walker_name ?? "Your walker"} is here since ${clockTime(visit.arrived_at)}`;
}

/** 'We come between 9 AM and 12 PM, 2 visits before yours' for a visit of today, otherwise undefined. */
export function comingWords(visit: ClientVisit, now: number): string | undefined {
  const { visits_before: before } = visit;
  if (visitOverdue(visit, now) || (before === null && !isUnderWay(visit, now))) return undefined;
  return `We come ${frameBetween(visit.timeframe)}${before ? `, ${count(before, "visit")} before yours` : ""}`;
}

/**
 * 'Today: done at 9:38 AM, Rosa’s note' for a visit that ended today, otherwise undefined. A note that was written after
 * the time frame tells no time of the visit. `now` in epoch milliseconds.
 */
export function doneWords(visit: ClientVisit, now: number): string | undefined {
  if (today(Date.parse(visit.end)) !== today(now)) return undefined;
  const { completed_at, timeframe, date } = visit;
  const isInTime = completed_at !== null && Date.parse(completed_at) <= frameEndOf({ date, timeframe }, zone);
  const when = isInTime || date !== today(now) ? "Today" : `Today, ${frameSpan(timeframe)}`;
  return `${when}: done${isInTime ? ` at ${clockTime(completed_at)}` : ""}${hasNote(visit) ? `, ${visit.walker_name ?? "your walker"}’s note` : ""}`;
}

/** ', with Rosa', or '' while no walker is named. */
export const withWalker = ({ walker_name }: Pick<ClientVisit, "walker_name">): string =>
  walker_name ? `, with ${walker_name}` : "";

/** 'Today, between 3 and 6 PM' during the time frame, otherwise 'Tomorrow, 3–6 PM'. `now` in epoch milliseconds. */
export function whenWords(visit: Timed & Pick<ClientVisit, "start">, now: number): string {
  const day = dayWord(visit.date, today(now));
  return `${day}, ${isUnderWay(visit, now) ? frameBetween(visit.timeframe) : frameSpan(visit.timeframe)}`;
}

type Timed = Pick<ClientVisit, "date" | "timeframe" | "service_type" | "status">;

/** Tells whether a visit has a note or photo links. */
export const hasNote = ({ comments, photo_urls }: ClientVisit): boolean => comments !== null || photo_urls.length > 0;

/** Removes a note from the cached history, as the server does, or restores it. */
export const patchNote = (visitId: string, note: Partial<ClientVisit>): Promise<void> =>
  patchPages(myWalkHistory, (visit) => (visit._id === visitId ? { ...visit, ...note } : visit));

/** The id of a visit's heading in the history. */
export const headingOf = ({ _id }: ClientVisit): string => `visit-${_id}`;
