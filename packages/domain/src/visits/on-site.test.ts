import { expect, test } from "vitest";
import { arrivalAt, arrivalForClient, isShortStay, minutesOnSite } from "./on-site.ts";

const zone = "America/New_York";
const at = (time: string, date = "2026-11-20") => Date.parse(`${date}T${time}-05:00`);

type Visit = Parameters<typeof minutesOnSite>[0];
const visit = (given: Partial<Visit> = {}): Visit => ({
  date: "2026-11-20",
  status: "completed",
  service: "25",
  duration_minutes: 25,
  walker_id: "rosa",
  arrived_at: at("09:12:50"),
  arrived_by: "rosa",
  arrived_how: "tap",
  completed_at: at("09:38:10"),
  completed_by: "rosa",
  done_how: "tap",
  ...given,
});

test("the minutes are those between the two times as a clock shows them", () => {
  expect(minutesOnSite(visit(), zone)).toBe(26);
  expect(minutesOnSite(visit({ arrived_how: undefined, done_how: undefined }), zone)).toBe(26);
  expect(minutesOnSite(visit({ completed_at: at("09:12:55") }), zone)).toBe(0);
});

test.each<[string, Date, Date, "2027-03-14" | "2026-11-01"]>([
  ["spring", new Date("2027-03-14T06:50:00Z"), new Date("2027-03-14T07:10:00Z"), "2027-03-14"],
  ["autumn", new Date("2026-11-01T05:50:00Z"), new Date("2026-11-01T06:10:00Z"), "2026-11-01"],
])("they are right while the clock is changed in %s", (_, arrived, done, date) => {
  expect(minutesOnSite(visit({ date, arrived_at: +arrived, completed_at: +done }), zone)).toBe(20);
});

test.each<[string, Partial<Visit>]>([
  ["of an overnight stay", { service: "overnight", duration_minutes: 1440 }],
  ["without an arrival", { arrived_at: undefined, arrived_by: undefined }],
  ["before it is completed", { status: "scheduled", completed_at: undefined, completed_by: undefined }],
  ["where the arrival was given later", { arrived_how: "given" }],
  ["where the end was given later", { done_how: "given" }],
  ["where a time was put right", { done_how: "adjusted" }],
  ["where the owner completed it", { completed_by: "kate" }],
  ["where another walker had been there", { arrived_by: "marcus" }],
  ["where that was on another day", { date: "2026-11-21" }],
  ["where the end comes first", { completed_at: at("09:11") }],
])("they are hidden %s", (_, given) => {
  expect(minutesOnSite(visit(given), zone)).toBeUndefined();
});

test("less than 40 % of what was booked is short, and the client is not told before the owner", () => {
  expect([9, 10, 25].map((minutes) => isShortStay(minutes, 25))).toEqual([true, false, false]);
  expect(arrivalForClient(visit(), zone)).toBe(at("09:12:50"));
  expect(arrivalForClient(visit({ completed_at: at("09:21:00") }), zone)).toBeUndefined();
  expect(arrivalForClient(visit({ completed_at: at("09:22:00") }), zone)).toBe(at("09:12:50"));
});

test("a client reads of an open visit an arrival that was tapped, and of a cancelled one none", () => {
  const open = { status: "confirmed", completed_at: undefined, completed_by: undefined } as const;
  expect(arrivalForClient(visit(open), zone)).toBe(at("09:12:50"));
  expect(arrivalForClient(visit({ ...open, arrived_how: "given" }), zone)).toBeUndefined();
  expect(arrivalForClient(visit({ ...open, status: "cancelled" }), zone)).toBeUndefined();
});

test("a stay may begin after midnight", () => {
  expect(arrivalAt(visit({ service: "overnight", date: "2026-11-19" }), zone)).toBe(at("09:12:50"));
});
