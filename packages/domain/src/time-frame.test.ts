import { expect, test } from "vitest";
import { defaultTimeFrame, hoursOf, isTimeFrame, timeFrameOfHour, timeFrames } from "./visit-times.ts";

test("there are five frames, in the order of the day, and morning is the default", () => {
  expect(timeFrames.map(({ value, startHour, endHour }) => `${value} ${startHour}-${endHour}`)).toEqual([
    "early_morning 6-9",
    "morning 9-12",
    "afternoon 12-15",
    "late_afternoon 15-18",
    "evening 18-21",
  ]);
  expect(defaultTimeFrame).toBe("morning");
  expect(hoursOf("late_afternoon")).toEqual({ startHour: 15, endHour: 18 });
});

test("a start hour before 6 or from 21 on has no frame", () => {
  expect([5, 21, 23].map(timeFrameOfHour)).toEqual([undefined, undefined, undefined]);
  expect([6, 8, 9, 20].map(timeFrameOfHour)).toEqual(["early_morning", "early_morning", "morning", "evening"]);
});

test("isTimeFrame accepts only the names of frames", () => {
  expect(isTimeFrame("morning")).toBe(true);
  expect(["Morning", "night", "", undefined, 9].filter(isTimeFrame)).toEqual([]);
});
