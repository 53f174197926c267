import { expect, it } from "vitest";
import { visitOverdue } from "./overdue.ts";

const visit = { date: "2027-03-14", timeframe: "morning", status: "scheduled" } as const;
/** Noon in New York on the day of the spring clock change. */
const noon = Date.parse("2027-03-14T16:00:00Z");

it("is overdue from the moment that its frame ends, on the business's clock", () => {
  expect(visitOverdue(visit, noon - 1)).toBe(false);
  expect(visitOverdue(visit, noon)).toBe(true);
});

it.each(["completed", "cancelled"] as const)("is never overdue once %s", (status) => {
  expect(visitOverdue({ ...visit, status }, noon + 1)).toBe(false);
});
