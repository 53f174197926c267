import { expect, it } from "vitest";
import * as time from "./time.ts";

it("is on the business's date and clock, wherever the process runs", () => {
  expect(time.today(Date.parse("2027-03-15T03:59:00Z"))).toBe("2027-03-14");
  expect(time.today(Date.parse("2027-03-15T04:00:00Z"))).toBe("2027-03-15");
  expect(time.clockTime("2027-03-13T14:00:00Z")).toBe("9:00 AM");
  expect(time.clockTime("2027-03-14T13:00:00Z")).toBe("9:00 AM");
  expect(time.dayAndTime("2027-11-08T02:30:00Z")).toBe("Sun, Nov 7, 9:30 PM");
});

it("writes local dates as they are", () => {
  expect(time.shortDay("2026-11-20")).toBe("Fri, Nov 20");
  expect(time.longDay("2026-11-20")).toBe("Friday, Nov 20");
  expect(time.fullDay("2026-11-20")).toBe("Fri, Nov 20, 2026");
  expect(time.weekdayName("2026-11-20") + time.dayNumber("2026-11-20")).toBe("Fri20");
});

it.each([
  ["2026-11-16", "2026-11-22", "Nov 16 – 22, 2026"],
  ["2026-11-30", "2026-12-06", "Nov 30 – Dec 6, 2026"],
  ["2026-12-28", "2027-01-03", "Dec 28, 2026 – Jan 3, 2027"],
] as const)("writes the span %s to %s", (first, last, text) => {
  expect(time.daySpan(first, last)).toBe(text);
});

it("writes time frames in a span and in brief", () => {
  expect(time.frameSpan("morning")).toBe("9 AM–12 PM");
  expect(time.frameSpan("early_morning")).toBe("6–9 AM");
  expect(time.frameBetween("morning")).toBe("between 9 AM and 12 PM");
  expect(time.frameBetween("late_afternoon")).toBe("between 3 and 6 PM");
  expect(time.frameBrief("early_morning")).toBe("6–9");
  expect(time.frameBrief("afternoon")).toBe("12–3");
  expect(time.frameBrief("evening")).toBe("6–9p");
});

it("writes a delay of days in days", () => {
  expect([48, 1439, 1440, 6607].map(time.delay)).toEqual(["48 min", "23 h 59", "1 day", "4 days"]);
});

it("writes durations", () => {
  expect([25, 60, 380, 65].map(time.duration)).toEqual(["25 min", "1 h", "6 h 20", "1 h 05"]);
});
