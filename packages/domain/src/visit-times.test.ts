import { describe, expect, test } from "vitest";
import { expand } from "./expand.ts";
import { addDays, type LocalDate } from "./local-date.ts";
import { overdueFrom, timeFrames, visitTimes } from "./visit-times.ts";

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

describe.each(timeFrames)("a daily series in $value", ({ value: timeframe, startHour, endHour }) => {
  test.each<LocalDate>(["2027-03-14", "2027-11-07"])("keeps its local hours over the clock change of %s", (change) => {
    const clock = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" });
    const start = addDays(change, -10);
    const dates = expand(
      { frequency: "daily", interval: 1, end: { type: "never" } },
      start,
      start,
      addDays(change, 10),
    );
    expect(dates).toHaveLength(20);
    for (const date of dates) {
      const times = visitTimes({ date, timeframe, service: "25" }, zone);
      expect(clock.format(times.start)).toBe(`${date} ${String(startHour).padStart(2, "0")}:00`);
      expect(clock.format(times.frameEnd)).toBe(`${date} ${String(endHour).padStart(2, "0")}:00`);
    }
  });
});
