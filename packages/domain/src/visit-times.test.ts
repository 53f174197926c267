import { expect, test } from "vitest";
import type { LocalDate } from "./local-date.ts";
import { overdueFrom, visitTimes } from "./visit-times.ts";

const zone = "America/New_York";
const hourMs = 3_600_000;
const isoTimes = (times: ReturnType<typeof visitTimes>) =>
  Object.fromEntries(Object.entries(times).map(([name, instant]) => [name, new Date(instant).toISOString()]));

test("a 25 minute visit starts at its frame's first hour", () => {
  expect(isoTimes(visitTimes({ date: "2026-11-20", timeframe: "morning", service: "25" }, zone))).toEqual({
    start: "2026-11-20T14:00:00.000Z",
    end: "2026-11-20T14:25:00.000Z",
    frameEnd: "2026-11-20T17:00:00.000Z",
  });
});

test.each<[LocalDate, number]>([
  ["2026-11-20", 24],
  ["2027-03-13", 23],
  ["2027-11-06", 25],
])("an overnight stay from %s ends at the same local hour %i hours later", (date, hours) => {
  const { start, end, frameEnd } = visitTimes({ date, timeframe: "evening", service: "overnight" }, zone);
  expect((end - start) / hourMs).toBe(hours);
  expect((frameEnd - start) / hourMs).toBe(3);
});

test.each<[LocalDate, "25" | "overnight", string]>([
  ["2026-11-20", "25", "2026-11-21T02:00:00.000Z"],
  ["2026-11-20", "overnight", "2026-11-21T23:00:00.000Z"],
  ["2027-03-13", "overnight", "2027-03-14T22:00:00.000Z"],
  ["2027-11-06", "overnight", "2027-11-07T23:00:00.000Z"],
])("an evening of %s with the service %s is overdue from %s on", (date, service, from) => {
  expect(new Date(overdueFrom({ date, timeframe: "evening", service }, zone)).toISOString()).toBe(from);
});
