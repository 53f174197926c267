import { expect, it } from "vitest";
import { minutesOverdue, shownStatus, visitOverdue } from "./shown-status.ts";

const visit = { date: "2027-03-14", timeframe: "morning", service_type: "25", status: "scheduled" } as const;
/** Noon in New York on the day of the spring clock change. */
const noon = Date.parse("2027-03-14T16:00:00Z");

it("is overdue from the moment that its frame ends, on the business's clock", () => {
  expect([noon - 1, noon].map((now) => visitOverdue(visit, now))).toEqual([false, true]);
  expect([noon - 1, noon].map((now) => shownStatus(visit, now))).toEqual(["scheduled", "overdue"]);
});

it("is overdue at its own end as an overnight stay, over both clock changes", () => {
  const stay = { ...visit, timeframe: "evening", service_type: "overnight" } as const;
  for (const [date, end] of [
    ["2027-03-13", "2027-03-14T22:00:00Z"],
    ["2027-11-06", "2027-11-07T23:00:00Z"],
  ] as const) {
    const at = Date.parse(end);
    expect([at - 1, at].map((now) => visitOverdue({ ...stay, date }, now))).toEqual([false, true]);
    expect(minutesOverdue({ ...stay, date }, at + 90_000)).toBe(1);
  }
});

it.each(["completed", "cancelled"] as const)("is never overdue once %s", (status) => {
  expect(visitOverdue({ ...visit, status }, noon + 1)).toBe(false);
  expect(shownStatus({ ...visit, status }, noon + 1)).toBe(status);
});
