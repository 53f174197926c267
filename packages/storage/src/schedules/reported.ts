import { type KnownTime, type LocalDate, localDateOf, reportedAt, type ToldTime } from "@petcare/domain";
import type { Author } from "../history/history-row.ts";
import type { Db } from "../table/client.ts";
import type { VisitKey } from "../table/visit-id.ts";
import { storeDueVisit } from "./store-due-visit.ts";
import type { Visit } from "./visit.ts";
import { readStoredVisit } from "./visits.ts";

/** A visit that somebody tells of, and when. */
export interface Told {
  key: VisitKey;
  by: Author;
  time: ToldTime;
  /** The arrival that a completion carries along. */
  arrived?: ToldTime | undefined;
  /** Whether a proof is that of the tag at the visit's home. */
  isTagOf: (visit: Visit, tag: string | undefined) => Promise<boolean>;
  /** The date and the version that the phone showed. */
  shown?: LocalDate | undefined;
  version?: number | undefined;
  zone: string;
}

/** Reads a visit that is told of. One that no night has stored is stored first. */
export async function readReported(db: Db, { key, by, zone }: Told): Promise<Visit | undefined> {
  const visit = await readStoredVisit(db, key);
  if (visit) return visit;
  return (await storeDueVisit(db, key, localDateOf(by.at, zone))) ? readStoredVisit(db, key) : undefined;
}

/** The times of a report by our clock. */
export async function timesOf(visit: Visit, report: Told): Promise<{ told: KnownTime; arrived?: KnownTime }> {
  const { time, arrived, shown = visit.date, by, zone } = report;
  const timeOf = async (one: ToldTime) =>
    reportedAt(await checkedTag(visit, report, { ...one, sent: time.sent }), [visit.date, shown], by.at, zone);
  return { told: await timeOf(time), ...(arrived && { arrived: await timeOf(arrived) }) };
}

/** A time by a tag that is not the home's by now counts as a tap: who was there is a fact. */
const checkedTag = async (visit: Visit, { isTagOf }: Told, time: ToldTime): Promise<ToldTime> =>
  time.how === "tag" && !(await isTagOf(visit, time.tag)) ? { ...time, how: "tap" } : time;
