import { describe, expect, test } from "vitest";
import type { TimeFrame } from "../visit-times.ts";
import { instantOf } from "../zone.ts";
import { type Radar, radar } from "./radar.ts";

const zone = "America/New_York";
type Day = `${number}-${number}-${number}`;

const at = (time: string, day: Day = "2026-11-24") => {
  const [hour = 0, minutes = 0] = time.split(":").map(Number);
  return instantOf(day, hour, zone) + minutes * 60_000;
};
const frames = { "9–12": "morning", "12–15": "afternoon", "15–18": "late_afternoon", night: "evening" } as const;

const visit = (id: string, frame: keyof typeof frames = "9–12", given: Partial<Radar> = {}): Radar => ({
  id,
  date: "2026-11-24",
  timeframe: frames[frame] satisfies TimeFrame,
  service: "25",
  duration_minutes: 25,
  status: "scheduled",
  walker_id: "rosa",
  ...given,
});
const there = (id: string, time: string, frame: keyof typeof frames = "9–12") =>
  visit(id, frame, { arrived_at: at(time) });
const some = (count: number, frame: keyof typeof frames = "9–12", given: Partial<Radar> = {}) =>
  Array.from({ length: count }, (_, index) => visit(`v${index + 1}`, frame, given));
const clock = (instant: number) =>
  new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone: zone }).format(instant);

const seenAt = (now: number, visits: readonly Radar[]) =>
  radar({ visits, now, travel: 10, zone }).map(
    ({ id, ends, slack, state }) => `${id} ${clock(ends)} ${slack} ${state}`,
  );

test.each<[time: string, what: string, visits: Radar[], last: string[]]>([
  ["8:00", "one in the morning", some(1), ["v1 09:25 155 on_time"]],
  ["14:32", "nobody there", some(1, "12–15"), ["v1 15:07 -7 will_miss"]],
  ["14:32", "there since a minute", [there("v1", "14:31", "12–15")], ["v1 14:56 4 tight"]],
  ["14:32", "six to come", some(6, "15–18"), ["v5 17:45 15 on_time", "v6 18:20 -20 will_miss"]],
  ["8:50", "five to come", some(5), ["v5 11:45 15 on_time"]],
  ["9:00", "five, still nowhere", some(5), ["v5 11:55 5 tight"]],
  ["11:25", "not there", some(1), ["v1 12:00 0 tight"]],
  ["11:26", "not there", some(1), ["v1 12:01 -1 will_miss"]],
  ["12:00", "not there", some(1), ["v1 12:35 -35 overdue"]],
  ["11:55", "there late", [there("v1", "11:50")], ["v1 12:15 -15 will_miss"]],
  ["12:05", "there late", [there("v1", "11:50")], ["v1 12:15 -15 overdue"]],
  ["9:50", "there, then one", [there("v1", "9:05"), visit("v2")], ["v1 09:50 130 on_time", "v2 10:25 95 on_time"]],
  [
    "11:40",
    "late, then one in the next frame",
    [there("v1", "11:38"), visit("v2", "12–15")],
    ["v1 12:03 -3 will_miss", "v2 12:38 142 on_time"],
  ],
  [
    "9:45",
    "an earlier one without Done",
    [there("a", "9:05"), there("b", "9:40"), visit("c")],
    ["b 10:05 115 on_time", "c 10:40 80 on_time"],
  ],
  ["14:20", "nobody's", some(1, "12–15", { walker_id: undefined }), ["v1 14:55 5 tight"]],
  ["14:26", "nobody's", some(1, "12–15", { walker_id: undefined }), ["v1 15:01 -1 will_miss"]],
  [
    "9:40",
    "cancelled and completed ones between",
    [visit("a", "9–12", { status: "cancelled" }), visit("b", "9–12", { status: "completed" }), visit("v1")],
    ["v1 10:15 105 on_time"],
  ],
  ["8:00", "yesterday's", [visit("v1", "9–12", { date: "2026-11-23" })], []],
])("at %s, %s", (time, _, visits, last) => {
  const seen = seenAt(at(time), visits);
  expect(seen.slice(seen.length - last.length)).toEqual(last);
  if (last.length === 0) expect(seen).toEqual([]);
});

test("only the completion is missing of one that its walker has left for the next", () => {
  const [first, second] = radar({
    visits: [there("a", "9:05"), there("b", "9:40")],
    now: at("9:45"),
    travel: 10,
    zone,
  });
  expect(first).toMatchObject({ id: "a", isDoneMissing: true, state: "on_time" });
  expect(second).toMatchObject({ id: "b", isDoneMissing: false, after: [] });
});

test("nobody's visits are each for themselves", () => {
  const visits = some(3, "12–15", { walker_id: undefined });
  expect(seenAt(at("14:00"), visits).map((line) => line.slice(3))).toEqual(Array(3).fill("14:35 25 on_time"));
});

test.each(["2027-03-14", "2026-11-01"] as const)("time frames are local on %s, when clocks change", (date) => {
  expect(seenAt(at("8:50", date) + clockChange(date), some(5, "9–12", { date })).at(-1)).toBe("v5 11:45 15 on_time");
});
/** The error of midnight plus hours, after the clocks have changed at 2. */
const clockChange = (date: Day) => instantOf(date, 8, zone) - at("8:00", date);

describe("an overnight stay of the evening, at 21:00,", () => {
  const night = { service: "overnight", duration_minutes: 1440 } as const;
  test.each([
    ["is overdue where nobody is there", {}, "overdue"],
    ["is on time where somebody is", { arrived_at: at("19:00") }, "on_time"],
  ])("%s", (_, given, state) => {
    const visits = [visit("stay", "night", { ...night, ...given })];
    expect(radar({ visits, now: at("21:00"), travel: 10, zone })).toMatchObject([{ id: "stay", state }]);
  });
});
