import { expect, test } from "vitest";
import { federalHolidaysFrom } from "./holidays.ts";

test("the eleven federal holidays of a year, each on the day itself", () => {
  expect(federalHolidaysFrom("2027-01-01").map(({ date, holiday }) => `${date} ${holiday}`)).toEqual([
    "2027-01-01 new_year",
    "2027-01-18 king",
    "2027-02-15 washington",
    "2027-05-31 memorial",
    "2027-06-19 juneteenth",
    "2027-07-04 independence",
    "2027-09-06 labor",
    "2027-10-11 columbus",
    "2027-11-11 veterans",
    "2027-11-25 thanksgiving",
    "2027-12-25 christmas",
  ]);
});

test("a holiday on a Saturday is not on the Friday before, and a list from within a year has each once", () => {
  const list = federalHolidaysFrom("2021-12-31").map(({ date }) => date);
  expect(list).toHaveLength(11);
  expect(list[0]).toBe("2022-01-01");
  expect(federalHolidaysFrom("2026-11-26").map(({ date }) => date)[0]).toBe("2026-11-26");
  expect(federalHolidaysFrom("2026-11-26").at(-1)?.date).toBe("2026-11-11".replace("2026", "2027"));
});
