import { expect, test } from "vitest";
import { barParts } from "./data.ts";

test("pay, margin and what is booked stand on each other, up to the highest bar", () => {
  expect(barParts({ revenue: 50, pay: 30, booked: 50 }, 100)).toEqual([
    { part: "pay", from: 0, height: 30 },
    { part: "margin", from: 30, height: 20 },
    { part: "booked", from: 50, height: 50 },
  ]);
});

test("a day on which walkers earn more than clients pay has no margin, and an empty day no bar", () => {
  expect(barParts({ revenue: 20, pay: 30, booked: 0 }, 60)).toEqual([{ part: "pay", from: 0, height: 50 }]);
  expect(barParts({ revenue: 0, pay: 0, booked: 0 }, 60)).toEqual([]);
});
