import { expect, it } from "vitest";
import { frameTime, passedOf } from "./frame-time.ts";

const date = "2026-11-20";
/** An hour of that day in New York. */
const at = (time: string) => Date.parse(`2026-11-20T${time}-05:00`);

it("knows where a frame stands, its last hour excluded", () => {
  expect(frameTime(date, "morning", at("08:59:59"))).toBe("coming");
  expect(frameTime(date, "morning", at("09:00:00"))).toBe("current");
  expect(frameTime(date, "morning", at("12:00:00"))).toBe("past");
  expect(frameTime("2026-11-19", "evening", at("08:00:00"))).toBe("past");
});

it("draws the line of now between six and nine, on its own day alone", () => {
  expect(passedOf(date, at("06:00:00"))).toBe(0);
  expect(passedOf(date, at("13:30:00"))).toBe(0.5);
  expect(passedOf(date, at("05:59:59"))).toBeUndefined();
  expect(passedOf(date, at("21:00:00"))).toBeUndefined();
  expect(passedOf("2026-11-21", at("13:30:00"))).toBeUndefined();
});

it("is right on days of 23 and 25 hours", () => {
  expect(passedOf("2027-03-14", Date.parse("2027-03-14T13:30:00-04:00"))).toBe(0.5);
  expect(passedOf("2026-11-01", Date.parse("2026-11-01T13:30:00-05:00"))).toBe(0.5);
});
