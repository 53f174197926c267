import type { ServiceType } from "../kinds.ts";
import type { VisitStatus } from "../visit-life.ts";
import { hoursOf, type TimeFrame, timeFrames } from "../visit-times.ts";

/** A visit, as far as its work in a time frame is concerned. Durations in minutes. */
export interface FrameWork {
  timeframe: TimeFrame;
  service_type: ServiceType;
  status: VisitStatus;
  duration_minutes: number;
}

/** How full a frame is: it is near its limit from four fifths on, and over it beyond. */
export type Fullness = "free" | "near" | "over";

/** One walker's work in one frame of one day. */
export interface FrameLoad {
  timeframe: TimeFrame;
  /** Work and travel, in minutes. */
  minutes: number;
  /** How long the frame is, in minutes. */
  limit: number;
  /** `minutes` of `limit`, above 1 where the frame is over. */
  share: number;
  fullness: Fullness;
}

const nearFrom = 0.8;

/** The minutes between a frame's first and last hour. */
export function frameMinutes(timeframe: TimeFrame): number {
  const { startHour, endHour } = hoursOf(timeframe);
  return (endHour - startHour) * 60;
}

/** Whether a visit fills its frame. A cancelled one is no work, and an overnight stay fills the night. */
export function fillsFrame({ status, service_type }: Pick<FrameWork, "status" | "service_type">): boolean {
  return status !== "cancelled" && service_type !== "overnight";
}

/** The load of a frame with so many minutes of work and travel in it. */
function frameLoad(timeframe: TimeFrame, minutes: number): FrameLoad {
  const limit = frameMinutes(timeframe);
  const share = minutes / limit;
  return { timeframe, minutes, limit, share, fullness: share > 1 ? "over" : share >= nearFrom ? "near" : "free" };
}

/**
 * The loads of the frames that have work, in the order of the day.
 * @param work one walker's visits of one day
 * @param travelMinutes added to each visit for the way to it
 */
export function frameLoads(work: readonly FrameWork[], travelMinutes: number): FrameLoad[] {
  const minutes = new Map<TimeFrame, number>();
  for (const { timeframe, duration_minutes } of work.filter(fillsFrame)) {
    minutes.set(timeframe, (minutes.get(timeframe) ?? 0) + duration_minutes + travelMinutes);
  }
  return timeFrames.flatMap(({ value }) => {
    const sum = minutes.get(value) ?? 0;
    return sum > 0 ? [frameLoad(value, sum)] : [];
  });
}

/**
 * Those of a walker's visits of one day that do not fit after the visits listed before them in their frame.
 * @param travelMinutes added to each visit for the way to it
 */
export function beyondFrames<Work extends FrameWork>(work: readonly Work[], travelMinutes: number): Work[] {
  const minutes = new Map<TimeFrame, number>();
  return work.filter(fillsFrame).filter(({ timeframe, duration_minutes }) => {
    const sum = (minutes.get(timeframe) ?? 0) + duration_minutes + travelMinutes;
    minutes.set(timeframe, sum);
    return sum > frameMinutes(timeframe);
  });
}
