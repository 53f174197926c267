import { expect, test } from "vitest";
import { type DaysOff, daysOffOn, keptDaysOff } from "./days-off.ts";

const dentist: DaysOff = { from: "2026-11-24", to: "2026-11-24", note: "Dentist" };
const holidays: DaysOff = { from: "2026-12-20", to: "2027-01-03" };

test("a day is off from the first to the last one, both included", () => {
  const found = (date: `${number}-${number}-${number}`) => daysOffOn([dentist, holidays], date);
  expect([found("2026-11-23"), found("2026-11-24"), found("2026-11-25")]).toEqual([undefined, dentist, undefined]);
  expect([found("2026-12-20"), found("2027-01-03")]).toEqual([holidays, holidays]);
  expect([found("2026-12-19"), found("2027-01-04")]).toEqual([undefined, undefined]);
  expect(daysOffOn(undefined, "2026-11-24")).toBeUndefined();
});

test("days off are kept in order, until a week after their end", () => {
  expect(keptDaysOff([holidays, dentist], "2026-12-01")).toEqual([dentist, holidays]);
  expect(keptDaysOff([holidays, dentist], "2026-12-02")).toEqual([holidays]);
});
