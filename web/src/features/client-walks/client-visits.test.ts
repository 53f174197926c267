import type { ClientVisit } from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";
import { describe, expect, it } from "vitest";
import { nextOf, stayWords, upcomingStatus, whenWords } from "./client-visits.ts";

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
  const stay = (date: LocalDate, start: string, end: string) =>
    ({
      date,
      start,
      end,
      timeframe: "evening",
      service_type: "overnight",
      status: "confirmed",
      walker_name: "Rosa",
    }) as ClientVisit;
  const plain = stay("2026-11-23", "2026-11-23T23:00:00Z", "2026-11-24T23:00:00Z");
  const spring = stay("2027-03-13", "2027-03-13T23:00:00Z", "2027-03-14T22:00:00Z");
  const autumn = stay("2027-11-06", "2027-11-06T22:00:00Z", "2027-11-07T23:00:00Z");

  it.each([
    [plain, "2026-11-23T22:59:59Z", "confirmed", undefined],
    [plain, "2026-11-23T23:00:00Z", "confirmed", "Staying tonight, until Tue 6 PM, with Rosa"],
    [plain, "2026-11-24T03:30:00Z", "confirmed", "Staying tonight, until Tue 6 PM, with Rosa"],
    [plain, "2026-11-24T05:00:00Z", "confirmed", "Staying until Tue 6 PM, with Rosa"],
    [plain, "2026-11-24T13:10:00Z", "confirmed", "Staying until Tue 6 PM, with Rosa"],
    [plain, "2026-11-24T23:00:00Z", "overdue", undefined],
    [spring, "2027-03-14T21:59:59Z", "confirmed", "Staying until Sun 6 PM, with Rosa"],
    [spring, "2027-03-14T22:00:00Z", "overdue", undefined],
    [autumn, "2027-11-07T22:59:59Z", "confirmed", "Staying until Sun 6 PM, with Rosa"],
    [autumn, "2027-11-07T23:00:00Z", "overdue", undefined],
  ])("of $date at %s: %s, %s", (visit, moment, status, words) => {
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
