import { expect, it } from "vitest";
import { shownStatus, visitOverdue } from "./shown-status.ts";

const visit = { date: "2027-03-14", timeframe: "morning", service_type: "25", status: "scheduled" } as const;
/** Noon in New York on the day of the spring clock change. */
const noon = Date.parse("2027-03-14T16:00:00Z");

it("is overdue from the moment that its frame ends, on the business's clock", () => {
  expect([noon - 1, noon].map((now) => visitOverdue(visit, now))).toEqual([false, true]);
  expect([noon - 1, noon].map((now) => shownStatus(visit, now))).toEqual(["scheduled", "overdue"]);
});

it.each(["completed", "cancelled"] as const)("is never overdue once %s", (status) => {
  expect(visitOverdue({ ...visit, status }, noon + 1)).toBe(false);
  expect(shownStatus({ ...visit, status }, noon + 1)).toBe(status);
});
