import { expect, test } from "vitest";
import { aClientSeries } from "../../../testing/series.ts";
import { endWords, exceptionWords, seriesWords } from "./words.ts";

const series = aClientSeries();
const friday = "2026-11-20";

test.each([
  [{}, "Mon, Wed, Fri, 9–12 with Rosa, since March", "no end"],
  [
    { rrule: "FREQ=WEEKLY;INTERVAL=2;BYDAY=SA;COUNT=1", timeframe: "evening" as const, date: "2025-09-06" as const },
    "Every 2 weeks on Sat, 6–9 PM with Rosa, since September 2025",
    "1 time",
  ],
  [
    { rrule: "FREQ=DAILY;UNTIL=20270130T000000Z", date: "2027-01-01" as const },
    "Daily, 9–12 with Rosa, from Fri, Jan 1, 2027",
    "until Sat, Jan 30, 2027",
  ],
])("a series is told in words: %o", (changes, words, end) => {
  const changed = aClientSeries(changes);
  expect(seriesWords(changed, "Rosa", friday)).toBe(words);
  expect(endWords(changed)).toBe(end);
});

test("a series without a walker says so", () => {
  expect(seriesWords(series, undefined, friday)).toBe("Mon, Wed, Fri, 9–12 unassigned, since March");
});

test.each([
  [{ timeframe: "afternoon" as const }, "Mon, Nov 23: 12–3"],
  [{ date: "2026-11-24" as const, walker_id: "walker-2" }, "Mon, Nov 23: Tue, Nov 24, Marcus"],
  [{ status: "cancelled" as const, timeframe: "afternoon" as const }, "Mon, Nov 23: cancelled"],
  // It differs from a later step of the series.
  [{}, "Mon, Nov 23: 9–12, Marcus"],
])("an exception is told by what differs: %o", (changes, words) => {
  const visit = {
    _id: "s1.2026-11-23",
    original_date: "2026-11-23" as const,
    date: "2026-11-23" as const,
    timeframe: "morning" as const,
    walker_id: "walker-1",
    status: "scheduled" as const,
    ...changes,
  };
  expect(exceptionWords(series, visit, "Marcus")).toBe(words);
});
