import type { ServiceType } from "../kinds.ts";
import type { VisitStatus } from "../visit-life.ts";
import { hoursOf, type TimeFrame, timeFrames } from "../visit-times.ts";

/** The fields of a visit that its work in a time frame depends on. Durations in minutes. */
export interface FrameWork {
  timeframe: TimeFrame;
  service_type: ServiceType;
  status: VisitStatus;
  duration_minutes: number;
}

/** The fullness of a frame: 'near' from four fifths of its limit on, 'over' above the limit. */
export type Fullness = "free" | "near" | "over";

/** One walker's work in one frame of one day. */
export interface FrameLoad {
  timeframe: TimeFrame;
  /** Work and travel, in minutes. */
  minutes: number;
  /** The length of the frame, in minutes. */
  limit: number;
  /** `minutes` divided by `limit`. */
  share: number;
  fullness: Fullness;
}

const nearFrom = 0.8;

/** Computes the length of a frame in minutes. */
export function frameMinutes(timeframe: TimeFrame): number {
  const { startHour, endHour } = hoursOf(timeframe);
  return (endHour - startHour) * 60;
}

/** Tells whether a visit fills its frame. A cancelled one is no work, and an overnight stay fills the night. */
export function fillsFrame({ status, service_type }: Pick<FrameWork, "status" | "service_type">): boolean {
  return status !== "cancelled" && service_type !== "overnight";
}

/** Makes the load of a frame from its minutes of work and travel. */
function frameLoad(timeframe: TimeFrame, minutes: number): FrameLoad {
  const limit = frameMinutes(timeframe);
  const share = minutes / limit;
  return { timeframe, minutes, limit, share, fullness: share > 1 ? "over" : share >= nearFrom ? "near" : "free" };
}

/**
 * Computes the loads of the frames with work, in the order of the day.
 * @param work one walker's visits of one day
 * @param travelMinutes travel time added to each visit
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
 * Finds a walker's visits of one day that do not fit into their frame after the visits listed before them.
 * @param travelMinutes travel time added to each visit
 */
export function beyondFrames<Work extends FrameWork>(work: readonly Work[], travelMinutes: number): Work[] {
  const minutes = new Map<TimeFrame, number>();
  return work.filter(fillsFrame).filter(({ timeframe, duration_minutes }) => {
    const sum = (minutes.get(timeframe) ?? 0) + duration_minutes + travelMinutes;
    minutes.set(timeframe, sum);
    return sum > frameMinutes(timeframe);
  });
}
