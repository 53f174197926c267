import { clientSeries, clientVisits, getClient, listBalances, listClients, listWalkers } from "@petcare/contract";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer } from "../../../testing/fake-server.ts";
import { openApp } from "../../../testing/open-app.tsx";
import { aClient, aClientRecord, aWalker } from "../../../testing/people.ts";
import { aClientSeries } from "../../../testing/series.ts";

beforeEach(() => {
  answer(listClients, [aClient()]);
  answer(listWalkers, [aWalker()]);
  answer(listBalances, []);
  answer(getClient, aClientRecord());
  answer(clientVisits, []);
  answer(clientSeries, [aClientSeries()]);
});

const open = async () => {
  const user = openApp("/admin/clients/client-1", "admin");
  return { user, card: within(await screen.findByRole("region", { name: "What repeats" })) };
};

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
  const exceptions = dates.map((date) => ({
    _id: `s1.${date}`,
    original_date: date,
    date,
    timeframe: "afternoon" as const,
    walker_id: null,
    status: "scheduled" as const,
  }));
  answer(clientSeries, [aClientSeries({ exceptions, changes_on: "2026-12-25" })]);
  const { card } = await open();
  expect(await card.findByRole("heading", { name: "Mon, Wed, Fri, 9–12 with Rosa, since March" })).toBeTruthy();
  expect(card.getByText(/25 minute walk · no end · next Mon, Nov 23/)).toBeTruthy();
  expect(card.getByText("pay $15.00 · $10.00 stays")).toBeTruthy();
  expect(card.getByText("about $325.00")).toBeTruthy();
  expect(card.getByText("13 visits in December")).toBeTruthy();
  const said = within(card.getByRole("list", { name: "Exceptions" })).getAllByRole("listitem");
  expect(said.map(({ textContent }) => textContent)).toEqual([
    "Mon, Nov 23: 12–3, unassigned",
    "Wed, Nov 25: 12–3, unassigned",
    "Fri, Nov 27: 12–3, unassigned",
    "Mon, Nov 30: 12–3, unassigned",
    "Wed, Dec 2: 12–3, unassigned",
    "Fri, Dec 4: 12–3, unassigned",
    "1 more",
    "changes on Fri, Dec 25",
  ]);
});
