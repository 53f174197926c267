import { business } from "@petcare/business";
import type { arriveAtVisit, completeWalk, RequestOf } from "@petcare/contract";
import { doorCode } from "@petcare/domain";
import { readUsers, type Visit } from "@petcare/storage";
import { runtime } from "../shared/runtime.ts";

type Body = RequestOf<typeof arriveAtVisit>["body"] & Pick<RequestOf<typeof completeWalk>["body"], "arrived">;

/** Picks a request's times, and what the phone showed. */
export const toldBy = ({ at, sent, how, tag, arrived, date, version }: Body) => ({
  time: { at: instantOf(at), sent: instantOf(sent), how, tag },
  arrived: arrived && { ...arrived, at: instantOf(arrived.at) },
  isTagOf,
  shown: date,
  version,
  zone: business.timeZone,
});

/** Tells whether a phone has read the home's current tag, or its code. */
async function isTagOf(visit: Visit, read: string | undefined): Promise<boolean> {
  const tag = (await readUsers(runtime.db, [visit.client_id])).get(visit.client_id)?.door_tag;
  return tag !== undefined && (read === tag || read === doorCode(tag));
}

export const instantOf = (text: string | undefined) => (text === undefined ? undefined : Date.parse(text));

/** Converts a phone's time to our clock, by how long before `sent` it was. Never later than now. */
export function byOurClock(at: string, sent: string | undefined, now: number): number {
  const late = sent === undefined ? 0 : now - Date.parse(sent);
  return Math.min(now, Date.parse(at) + late);
}
