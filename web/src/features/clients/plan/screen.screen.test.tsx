import { clientSeries } from "@petcare/contract";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answer } from "../../../testing/fake-server.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { aClientSeries } from "../../../testing/series.ts";

test("a series is said in words, with its money and exceptions", async () => {
  const dates = [
    "2026-11-23",
    "2026-11-25",
    "2026-11-27",
    "2026-11-30",
    "2026-12-02",
    "2026-12-04",
    "2026-12-07",
  ] as const;
  const changed = { timeframe: "afternoon", walker_id: null, status: "scheduled" } as const;
  const exceptions = dates.map((date) => ({ _id: `s1.${date}`, original_date: date, date, ...changed }));
  answer(clientSeries, [aClientSeries({ exceptions, changes_on: "2026-12-25" })]);
  openApp("/admin/clients/client-1", "admin");
  const card = within(await screen.findByRole("region", { name: "What repeats" }));
  expect(await card.findByRole("heading", { name: "Mon, Wed, Fri, 9–12 with Rosa, since March" })).toBeTruthy();
  expect(card.getByText(/25 minute walk · no end · next Mon, Nov 23/)).toBeTruthy();
  expect(card.getByText("pay $15.00 · $10.00 stays")).toBeTruthy();
  expect(card.getByText("about $325.00")).toBeTruthy();
  expect(card.getByText("13 visits in December")).toBeTruthy();
  const said = within(card.getByRole("list", { name: "Exceptions" })).getAllByRole("listitem");
  const words = said.map(({ textContent }) => textContent);
  expect([words[0], ...words.slice(-3)]).toEqual([
    "Mon, Nov 23: 12–3, unassigned",
    "Fri, Dec 4: 12–3, unassigned",
    "1 more",
    "changes on Fri, Dec 25",
  ]);
});
