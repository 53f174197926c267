import { type KnownTime, type LocalDate, localDateOf, reportedAt, type ToldTime } from "@petcare/domain";
import type { Author } from "../history/history-row.ts";
import type { Db } from "../table/client.ts";
import type { VisitKey } from "../table/visit-id.ts";
import { storeDueVisit } from "./store-due-visit.ts";
import type { Visit } from "./visit.ts";
import { readStoredVisit } from "./visits.ts";

/** A report or an arrival at a visit, and when. */
export interface Told {
  key: VisitKey;
  by: Author;
  time: ToldTime;
  /** The arrival that a completion includes. */
  arrived?: ToldTime | undefined;
  /** Tells whether a proof is of the tag at the visit's home. */
  isTagOf: (visit: Visit, tag: string | undefined) => Promise<boolean>;
  /** The date and the version that the phone showed. */
  shown?: LocalDate | undefined;
  version?: number | undefined;
  zone: string;
}

/** Reads the reported visit. Stores it first if no nightly job has. */
export async function readReported(db: Db, { key, by, zone }: Told): Promise<Visit | undefined> {
  const visit = await readStoredVisit(db, key);
  if (visit) return visit;
  return (await storeDueVisit(db, key, localDateOf(by.at, zone))) ? readStoredVisit(db, key) : undefined;
}

/** Computes the times of a report by our clock. */
export async function timesOf(visit: Visit, report: Told): Promise<{ told: KnownTime; arrived?: KnownTime }> {
  const { time, arrived, shown = visit.date, by, zone } = report;
  const timeOf = async (one: ToldTime) =>
    reportedAt(await checkedTag(visit, report, { ...one, sent: time.sent }), [visit.date, shown], by.at, zone);
  return { told: await timeOf(time), ...(arrived && { arrived: await timeOf(arrived) }) };
}

/** Checks a time by a tag. If it is no longer the home's tag, the time counts as a tap. */
const checkedTag = async (visit: Visit, { isTagOf }: Told, time: ToldTime): Promise<ToldTime> =>
  time.how === "tag" && !(await isTagOf(visit, time.tag)) ? { ...time, how: "tap" } : time;
