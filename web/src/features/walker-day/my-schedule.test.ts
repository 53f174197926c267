import { expect, it } from "vitest";
import { scheduleWindow } from "./data.ts";

it.each([
  ["2026-11-20", "2026-11-13", "2026-12-20"],
  ["2027-01-31", "2027-01-24", "2027-02-28"],
  ["2027-03-03", "2027-02-24", "2027-04-03"],
] as const)("on %s a walker sees from %s to %s", (today, first, last) => {
  expect(scheduleWindow(today)).toEqual({ first, last });
});
