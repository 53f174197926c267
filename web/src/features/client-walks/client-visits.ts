import { type AnswerOf, myUpcomingWalks, myWalkHistory, noNote } from "@petcare/contract";
import { patchPages } from "../../lib/api/after-write.ts";
import { usePages } from "../../lib/api/pages.ts";

/** A visit as its client reads it. */
export type ClientVisit = AnswerOf<typeof myUpcomingWalks>[number];

const asked = { query: { limit: 15 } };
const everyMs = 5 * 60_000;

/** The client's visits to come, soonest first. */
export const useUpcoming = () => usePages(myUpcomingWalks, asked, everyMs);

/** The client's completed visits, latest first. */
export const useHistory = () => usePages(myWalkHistory, asked, everyMs);

/** The client's badge: 'overdue' once the start is past (docs/product/visits.md#overdue). `now` in epoch milliseconds. */
export function upcomingStatus({ start, status }: Pick<ClientVisit, "start" | "status">, now: number) {
  if (Date.parse(start) < now) return "overdue";
  return status === "confirmed" ? "confirmed" : "scheduled";
}

/** Whether the walker wrote something, or left photos. */
export const hasNote = ({ comments, photo_urls }: ClientVisit): boolean => comments !== null || photo_urls.length > 0;

/** Takes a deleted note out of the history that was read, as the server does. */
export const forgetNote = (visitId: string): Promise<void> =>
  patchPages(myWalkHistory, (visit) => (visit._id === visitId ? { ...visit, ...noNote } : visit));
