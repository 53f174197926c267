import { expect, it } from "vitest";
import { upcomingStatus } from "./client-visits.ts";

const start = "2027-03-14T13:00:00.000Z";
const at = Date.parse(start);

it.each([
  ["scheduled", at - 1, "scheduled"],
  ["scheduled", at, "scheduled"],
  ["scheduled", at + 1, "overdue"],
  ["confirmed", at, "confirmed"],
  ["confirmed", at + 1, "overdue"],
] as const)("%s at %d is %s", (status, now, shown) => expect(upcomingStatus({ start, status }, now)).toBe(shown));
