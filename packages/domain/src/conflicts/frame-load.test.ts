import { expect, it } from "vitest";
import { beyondFrames, type FrameWork, frameLoads } from "./frame-load.ts";

const visit = (changes: Partial<FrameWork> = {}): FrameWork => ({
  timeframe: "morning",
  service_type: "25",
  status: "scheduled",
  duration_minutes: 25,
  ...changes,
});
const visits = (n: number, changes?: Partial<FrameWork>) => Array.from({ length: n }, () => visit(changes));

it("counts a visit with the way to it, and answers the frames in the order of the day", () => {
  expect(frameLoads([visit({ timeframe: "evening" }), ...visits(2)], 10)).toEqual([
    { timeframe: "morning", minutes: 70, limit: 180, share: 70 / 180, fullness: "free" },
    { timeframe: "evening", minutes: 35, limit: 180, share: 35 / 180, fullness: "free" },
  ]);
});

it("counts what is done as work, and neither what is cancelled nor a night", () => {
  const night = visit({ service_type: "overnight", duration_minutes: 1440 });
  expect(frameLoads([visit({ status: "completed" }), visit({ status: "cancelled" }), night], 10)).toMatchObject([
    { minutes: 35 },
  ]);
});

it("is near the limit from four fifths on, and over it beyond", () => {
  expect(
    [143, 144, 180, 181].map((minutes) => frameLoads([visit({ duration_minutes: minutes })], 0)[0]?.fullness),
  ).toEqual(["free", "near", "near", "over"]);
});

it("names the visits that do not fit after those before them, frame by frame", () => {
  const [last, evening] = [visit(), visit({ timeframe: "evening" })];
  expect(beyondFrames([...visits(5), evening, last], 10)).toEqual([last]);
  expect(beyondFrames([...visits(5), evening, last], 10)[0]).toBe(last);
  expect(beyondFrames([...visits(5), evening], 10)).toEqual([]);
  expect(beyondFrames(visits(4), 20)).toEqual([]);
});
