import { visitTimes } from "../visit-times.ts";

/**
 * How long after its end a visit was completed, in milliseconds; 0 for one in time. Its end is that of its time frame,
 * or of the visit itself where that is later, as of an overnight stay.
 *
 * @param visit `completed_at` in epoch milliseconds; undefined if it was not completed
 */
export function lateness(
  visit: Parameters<typeof visitTimes>[0] & { completed_at?: number | undefined },
  zone: string,
): number {
  const { end, frameEnd } = visitTimes(visit, zone);
  return Math.max(0, (visit.completed_at ?? 0) - Math.max(end, frameEnd));
}
