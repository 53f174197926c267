import type { LocalDate } from "../local-date.ts";
import type { TimeSource, Visit } from "../schedules/visit.ts";
import { instantOf, localDateOf } from "../zone.ts";

/** A time as a phone tells it. Instants are epoch milliseconds of the phone's own clock. */
export interface ToldTime {
  at?: number | undefined;
  /** When the phone sent it. Without it the phone's clock is taken as right. */
  sent?: number | undefined;
  how?: Exclude<TimeSource, "adjusted"> | undefined;
  /** The proof that the tag of the home was read, where `how` says so. See tagWords. */
  tag?: string | undefined;
}

/** A time by our clock, in epoch milliseconds. */
export interface KnownTime {
  at: number;
  how: TimeSource | undefined;
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
): KnownTime {
  if (at === undefined) return { at: now, how: undefined };
  const told = now - ((sent ?? now) - at);
  const earliest = Math.min(now, ...days.map((day) => instantOf(day, 0, zone)));
  const held = Math.min(now, Math.max(earliest, told));
  return { at: held, how: held === told ? how : "adjusted" };
}

/**
 * Finds the local day that work at an instant is of. Of an overnight stay it is the earlier of that day and the night.
 *
 * @param night the date that the phone showed
 */
export function dayOfWork({ service }: Pick<Visit, "service">, at: number, night: LocalDate, zone: string): LocalDate {
  const day = localDateOf(at, zone);
  return service === "overnight" && night < day ? night : day;
}

/** In milliseconds: a text is replaced within an hour, and a later one is added to it. */
const maxCorrected = 3_600_000;

/** Whether a text was corrected within an hour of its visit, both by the phone's own clock. */
export const isInTime = (at: number | undefined, correctedAt: number | undefined): boolean =>
  at !== undefined && correctedAt !== undefined && correctedAt - at <= maxCorrected;

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
