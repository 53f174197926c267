import { expect, test } from "vitest";
import type { ServiceType } from "../kinds.ts";
import type { LocalDate } from "../local-date.ts";
import type { TimeFrame } from "../visit-times.ts";
import { lateness } from "./lateness.ts";

const zone = "America/New_York";
const minutes = 60_000;

test.each<[string, LocalDate, TimeFrame, ServiceType, string, number]>([
  ["a minute before its frame ends", "2026-11-20", "morning", "25", "2026-11-20T16:59:00Z", 0],
  ["when its frame ends", "2026-11-20", "morning", "25", "2026-11-20T17:00:00Z", 0],
  ["48 minutes after it", "2026-11-14", "late_afternoon", "visit", "2026-11-14T23:48:00Z", 48],
  ["the next morning", "2026-11-11", "evening", "25", "2026-11-12T14:05:00Z", 725],
  ["after the clocks went back", "2026-11-01", "evening", "25", "2026-11-02T04:30:00Z", 150],
  ["in the last hour of an overnight stay", "2026-11-14", "evening", "overnight", "2026-11-15T22:59:00Z", 0],
  ["after an overnight stay", "2026-11-14", "evening", "overnight", "2026-11-15T23:30:00Z", 30],
])("a visit that was completed %s", (_, date, timeframe, service, at, late) => {
  const visit = { date, timeframe, service, completed_at: Date.parse(at) };
  expect(lateness(visit, zone) / minutes).toBe(late);
});

test("what was not completed is not late", () => {
  expect(lateness({ date: "2026-11-14", timeframe: "evening", service: "25" }, zone)).toBe(0);
});
