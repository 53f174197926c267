/** The parts of a working day. Local hours, `endHour` excluded. See docs/product/schedules.md#time-frames. */
export const timeFrames = [
  { value: "early_morning", startHour: 6, endHour: 9 },
  { value: "morning", startHour: 9, endHour: 12 },
  { value: "afternoon", startHour: 12, endHour: 15 },
  { value: "late_afternoon", startHour: 15, endHour: 18 },
  { value: "evening", startHour: 18, endHour: 21 },
] as const;

export type TimeFrame = (typeof timeFrames)[number]["value"];

export const defaultTimeFrame: TimeFrame = "morning";

/** Whether a value is the name of a time frame. */
export function isTimeFrame(value: unknown): value is TimeFrame {
  return timeFrames.some((frame) => frame.value === value);
}

/** The frame that contains a local start hour; undefined before 6 and from 21 on. */
export function timeFrameOfHour(hour: number): TimeFrame | undefined {
  return timeFrames.find((frame) => hour >= frame.startHour && hour < frame.endHour)?.value;
}

/** A frame's local hours, `endHour` excluded. */
export function hoursOf(timeframe: TimeFrame): { startHour: number; endHour: number } {
  return hours[timeframe];
}

const hours = Object.fromEntries(
  timeFrames.map(({ value, startHour, endHour }) => [value, { startHour, endHour }]),
) as Record<TimeFrame, { startHour: number; endHour: number }>;
