import { describe, expect, it } from "vitest";
import { aClientVisit } from "../../testing/visits.ts";
import { nextOf, stayWords, upcomingStatus, whenWords } from "./data.ts";

const morning = { date: "2027-03-14", timeframe: "morning", service_type: "25" } as const;
const start = "2027-03-14T13:00:00.000Z";
const at = Date.parse(start);

it.each([
  ["scheduled", at - 1, "scheduled"],
  ["scheduled", at, "scheduled"],
  ["scheduled", at + 1, "overdue"],
  ["confirmed", at, "confirmed"],
  ["confirmed", at + 1, "overdue"],
] as const)("%s at %d is %s", (status, now, shown) =>
  expect(upcomingStatus({ ...morning, start, status }, now)).toBe(shown),
);

describe("an overnight stay", () => {
  const visit = aClientVisit({
    date: "2026-11-23",
    start: "2026-11-23T23:00:00Z",
    end: "2026-11-24T23:00:00Z",
    timeframe: "evening",
    service_type: "overnight",
    status: "confirmed",
  });

  it.each([
    ["2026-11-23T22:59:59Z", "confirmed", undefined],
    ["2026-11-24T03:30:00Z", "confirmed", "Staying tonight, until Tue 6 PM, with Rosa"],
    ["2026-11-24T05:00:00Z", "confirmed", "Staying until Tue 6 PM, with Rosa"],
    ["2026-11-24T23:00:00Z", "overdue", undefined],
  ] as const)("at %s: %s, %s", (moment, status, words) => {
    const now = Date.parse(moment);
    expect([upcomingStatus(visit, now), stayWords(visit, now)]).toEqual([status, words]);
    expect(nextOf([visit], now)).toBe(status === "overdue" ? undefined : visit);
  });
});

describe("the next visit", () => {
  const visit = {
    date: "2027-03-14",
    timeframe: "late_afternoon",
    service_type: "25",
    status: "scheduled",
    start: "2027-03-14T19:00:00.000Z",
  } as const;
  const at = (time: string) => Date.parse(`2027-03-14T${time}Z`);

  it.each([
    ["the day before", at("03:00:00.000"), "Tomorrow, 3–6 PM"],
    ["before its time", at("18:59:59.999"), "Today, 3–6 PM"],
    ["from its start", at("19:00:00.000"), "Today, between 3 and 6 PM"],
    ["to its end", at("21:59:59.999"), "Today, between 3 and 6 PM"],
  ])("%s", (_, now, words) => {
    expect(nextOf([visit], now)).toBe(visit);
    expect(whenWords(visit, now)).toBe(words);
  });

  it("is the one after, once its time frame has ended", () => {
    const later = { ...visit, date: "2027-03-15" } as const;
    expect(nextOf([visit, later], at("22:00:00.000"))).toBe(later);
    expect(nextOf([visit], at("22:00:00.000"))).toBeUndefined();
  });
});
