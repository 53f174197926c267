import { getJournal, getSalesTax, listMiles } from "@petcare/contract";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, sent } from "../../testing/fake-server.ts";
import { openApp } from "../../testing/open-app.tsx";
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

beforeEach(() => {
  const nothing = { receivables: 0, credit: 0 };
  answer(getJournal, () => ({ entries: [], opening: nothing, closing: nothing }));
  answer(getSalesTax, () => []);
});

test("a year's miles stand by walker, at the rate of the business facts", async () => {
  answer(listMiles, days);
  openApp("/admin/accountant?year=2025", "admin");
  const rows = within(await screen.findByRole("table", { name: "Miles" })).getAllByRole("row");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "WalkerDaysMilesAt $0.70",
    "Rosa Delgado212.7$8.89",
    "Marcus Webb10.1$0.07",
    "2 walkers312.8$8.96",
  ]);
  const asked = sent.filter(({ path }) => path === "/miles").map(({ query }) => query);
  expect(asked).toEqual([{ from: "2025-01-01", to: "2025-12-31" }]);
});

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
