import { describe, expect, test } from "vitest";
import type { LocalDate } from "../local-date.ts";
import type { VisitThere } from "./checked-booking.ts";
import { findConflicts } from "./find-conflicts.ts";
import { booking, friday, there, travel, walks } from "./testing/visits-there.ts";

const monday: LocalDate = "2026-11-23";
const dates = [friday, monday];
const find = (visits: VisitThere[], changes = {}) => findConflicts(booking(changes), dates, visits, travel);

describe("a frame is too full", () => {
  test("from the first minute beyond its length on, with the minutes of the fullest date", () => {
    expect(find(walks(4))).toEqual([]);
    expect(find([...walks(5), ...walks(6, { date: monday })])).toEqual([
      { kind: "frame_too_full", dates: [friday, monday], minutes: 245, of: 180 },
    ]);
  });

  test("not yet where it is filled to the minute", () => {
    expect(findConflicts(booking(), dates, walks(3), 20)).toEqual([]);
    expect(findConflicts(booking(), dates, walks(3), 21)).toMatchObject([{ minutes: 184, of: 180 }]);
  });

  test("by what takes time of it: not by cancelled visits, overnight stays, other frames, walkers or days", () => {
    const others = [
      { status: "cancelled" },
      { service_type: "overnight", duration_minutes: 1440 },
      { timeframe: "evening" },
      { walker_id: "marcus" },
      { walker_id: undefined },
      { date: "2026-11-21" },
    ] satisfies Partial<VisitThere>[];
    for (const other of others) expect(find([...walks(4), ...walks(3, other)])).toEqual([]);
    expect(find([...walks(5), there({ timeframe: "early_morning" })])).toMatchObject([{ minutes: 210 }]);
    expect(find([...walks(4), there({ status: "completed" })])).toMatchObject([{ dates: [friday], minutes: 210 }]);
  });

  test("never by an overnight stay, which takes no time of it, nor where nobody is chosen", () => {
    expect(find(walks(9), { service_type: "overnight" })).toEqual([]);
    expect(find(walks(9), { walker: undefined })).toEqual([]);
  });
});

test("an inactive walker is told of on every date", () => {
  expect(find([], { walker: { id: "rosa", active: false } })).toEqual([{ kind: "walker_inactive", dates }]);
});

test("a walker who is off is told of on those of the dates", () => {
  const days_off = [{ from: friday, to: friday }];
  expect(find([], { walker: { id: "rosa", active: true, days_off } })).toEqual([
    { kind: "walker_off", dates: [friday] },
  ]);
  expect(
    find([], { walker: { id: "rosa", active: true, days_off: [{ from: "2026-11-21", to: "2026-11-22" }] } }),
  ).toEqual([]);
});

test("a walker stays in one home a night, whenever the stays begin", () => {
  const stay = { service_type: "overnight" as const };
  const night = there({ ...stay, duration_minutes: 1440, timeframe: "evening", client_id: "priya", date: monday });
  expect(find([night], stay)).toEqual([{ kind: "same_night", dates: [monday] }]);
  expect(find([night])).toEqual([]);
  expect(find([{ ...night, walker_id: "marcus" }], stay)).toEqual([]);
  expect(find([{ ...night, status: "cancelled" }], stay)).toEqual([]);
  expect(find([night], { ...stay, walker: undefined })).toEqual([]);
});

test("a client has the same service in that frame already, whoever makes the visit", () => {
  const anas = (changes: Partial<VisitThere> = {}) =>
    find([there({ walker_id: undefined, date: monday, ...changes })], { client_id: "ana" });
  expect(anas()).toEqual([{ kind: "same_service", dates: [monday] }]);
  expect(anas({ status: "completed" })).toHaveLength(1);
  for (const other of [
    { status: "cancelled" },
    { service_type: "visit" },
    { timeframe: "evening" },
    { client_id: "priya" },
  ] satisfies Partial<VisitThere>[]) {
    expect(anas(other)).toEqual([]);
  }
  expect(find([there()], { client_id: undefined })).toEqual([]);
});

test("a visit that is moved meets another one of its series on that day, in any frame", () => {
  const meets = (changes: Partial<VisitThere> = {}) =>
    find([there({ timeframe: "evening", ...changes })], { series_id: "s1" });
  expect(meets()).toEqual([{ kind: "same_day", dates: [friday] }]);
  expect(meets({ status: "cancelled" })).toEqual([]);
  expect(meets({ schedule_id: "s2" })).toEqual([]);
});
