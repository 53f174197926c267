import type { LocalDate } from "../local-date.ts";
import type { TimeSource, Visit } from "../schedules/visit.ts";
import { isOpen } from "../visit-life.ts";
import { instantOf, localDateOf } from "../zone.ts";

/** Lists what a walker reports of a visit. */
export const reportActs = ["done", "arrived"] as const;
export type ReportAct = (typeof reportActs)[number];

/** A time as a phone tells it. Instants are epoch milliseconds of the phone's own clock. */
export interface ToldTime {
  at?: number | undefined;
  /** When the phone sent it. Without it the phone's clock is taken as right. */
  sent?: number | undefined;
  how?: Exclude<TimeSource, "adjusted"> | undefined;
  /** The secret or the code that was read at the door, where `how` says so. */
  tag?: string | undefined;
}

/**
 * The instant of a report, in epoch milliseconds: as long before `now` as the phone tells, whatever its clock. It is held
 * between the start of the earlier of the two days, local in `zone`, and `now`. See docs/product/visits.md#reports.
 */
export function reportedAt(
  { at, sent, how = "tap" }: ToldTime,
  days: readonly LocalDate[],
  now: number,
  zone: string,
): { at: number; how: TimeSource | undefined } {
  if (at === undefined) return { at: now, how: undefined };
  const told = now - ((sent ?? now) - at);
  const earliest = Math.min(now, ...days.map((day) => instantOf(day, 0, zone)));
  const held = Math.min(now, Math.max(earliest, told));
  return { at: held, how: held === told ? how : "adjusted" };
}

/** A clock that is off by less tells nothing, in milliseconds: a request takes a while, too. */
const rightMs = 120_000;

/**
 * How many minutes a phone's clock was fast when it sent a report; below 0: slow. Undefined where it was right, or is not
 * known. Both in epoch milliseconds: `sent` by the phone's clock, `now` by ours.
 */
export function clockMinutes(sent: number | undefined, now: number): number | undefined {
  const off = (sent ?? now) - now;
  return Math.abs(off) > rightMs ? Math.round(off / 60_000) : undefined;
}

/** A visit as it stands when a report of it comes. */
export type Reported = Pick<
  Visit,
  "date" | "status" | "service" | "walker_id" | "comments" | "photo_urls" | "photo_ids"
> & {
  /** The marks of the last reports that it has had. */
  heard?: readonly string[] | undefined;
};

export interface Report {
  /** The walker who reports. */
  by: string;
  act: ReportAct;
  /** The mark of this report among those that a visit has heard. */
  mark: string;
  /** The instant of the report, in epoch milliseconds. */
  at: number;
  /** The day that the phone showed; undefined: the visit's own. */
  shown?: LocalDate | undefined;
  comments: string;
  photo_urls: readonly string[];
  photo_ids?: readonly string[] | undefined;
}

/**
 * The judgement of a report:
 * - 'known': it has been heard before.
 * - 'missing': the visit neither is nor was the reporter's.
 * - 'early': the phone itself showed a later day.
 * - 'same': nothing of it is new.
 * - 'done': it completes the visit, or notes the arrival.
 * - 'taken': it completes a visit that another walker has by now.
 * - 'kept': the plan contradicts it, so the owner settles it.
 */
export type Judgement = "known" | "missing" | "early" | "same" | "done" | "taken" | "kept";

/** The local day that a report is about: of a walk the day of its instant, of an overnight stay the night that was shown. */
export const dayOfReport = (visit: Pick<Reported, "date" | "service">, report: Report, zone: string): LocalDate =>
  visit.service === "overnight" ? (report.shown ?? visit.date) : localDateOf(report.at, zone);

/**
 * Judges a report against the visit as it is now. It never moves, reopens or cancels anything.
 * See docs/product/visits.md#reports.
 *
 * @param had whether the visit was the reporter's when the phone looked. It counts where the visit is not theirs now.
 */
export function judgeReport(visit: Reported, report: Report, had: boolean, zone: string): Judgement {
  if (visit.heard?.includes(report.mark)) return "known";
  const isTheirs = visit.walker_id === report.by;
  if (!isTheirs && !had) return "missing";
  if ((report.shown ?? visit.date) > localDateOf(report.at, zone)) return "early";
  if (report.act === "arrived") return judgeArrival(visit, report, zone);
  if (visit.status === "completed") return isTheirs && hasSameWords(visit, report) ? "same" : "kept";
  if (!isOpen(visit) || visit.date > dayOfReport(visit, report, zone)) return "kept";
  return isTheirs || visit.walker_id === undefined ? "done" : "taken";
}

function judgeArrival(visit: Reported, report: Report, zone: string): Judgement {
  const isOthers = visit.walker_id !== undefined && visit.walker_id !== report.by;
  const hasCome = visit.date <= dayOfReport(visit, report, zone);
  const isNoted = (isOpen(visit) && hasCome) || (visit.status === "completed" && visit.walker_id === report.by);
  return isNoted && !isOthers ? "done" : "kept";
}

const hasSameWords = (visit: Reported, { comments, photo_urls, photo_ids = [] }: Report) =>
  visit.comments === comments &&
  JSON.stringify([visit.photo_urls ?? [], visit.photo_ids ?? []]) === JSON.stringify([photo_urls, photo_ids]);
