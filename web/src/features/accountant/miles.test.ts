import { expect, test } from "vitest";
import { milesTable } from "./miles.tsx";

const [rosa, marcus] = [
  { id: "walker-1", name: "Rosa Delgado" },
  { id: "walker-2", name: "Marcus Webb" },
];
const days = [
  { walker: marcus, date: "2026-03-02" as const, miles: 0.1, note: null },
  { walker: rosa, date: "2026-03-02" as const, miles: 12.3, note: "To the vet" },
  { walker: rosa, date: "2026-03-03" as const, miles: 0.4, note: null },
];

test("the file has each day, and the sum of each walker at the rate", () => {
  expect(milesTable(days, 0.725)).toEqual([
    ["Walker", "Date", "Miles", "At $0.725", "Note"],
    ["Rosa Delgado", "2026-03-02", "12.3", "", "To the vet"],
    ["Rosa Delgado", "2026-03-03", "0.4", "", ""],
    ["Rosa Delgado", "Together", "12.7", "9.21", ""],
    ["Marcus Webb", "2026-03-02", "0.1", "", ""],
    ["Marcus Webb", "Together", "0.1", "0.07", ""],
  ]);
});
