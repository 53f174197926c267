import { expect, it } from "vitest";
import { daysOf, placeIn } from "./address.ts";

const today = "2026-11-20";
const place = (text: string) => placeIn(new URLSearchParams(text), "week", today);

it("shows the usual view of today where the address says nothing", () => {
  expect(place("")).toEqual({ view: "week", date: today, filters: {}, colorBy: "walker", only: undefined });
  expect(placeIn(new URLSearchParams(), "day", today).view).toBe("day");
  expect(place("view=year&date=9999-01-01")).toMatchObject({ view: "week", date: today });
});

it("reads view, date, filters, colour and problem", () => {
  expect(place("view=agenda&date=2027-03-10&walker=w1&status=confirmed&color=status&only=overdue")).toEqual({
    view: "agenda",
    date: "2027-03-10",
    filters: { walker: "w1", status: "confirmed" },
    colorBy: "status",
    only: "overdue",
  });
});

it("has six weeks of a month, from the Monday on", () => {
  const days = daysOf("month", "2026-02-14");
  expect([days.length, days[0], days.at(-1)]).toEqual([42, "2026-01-26", "2026-03-08"]);
  expect(daysOf("month", "2027-02-01")[0]).toBe("2027-02-01");
  expect(daysOf("week", today)).toHaveLength(7);
  expect(daysOf("day", today)).toEqual([today]);
});
