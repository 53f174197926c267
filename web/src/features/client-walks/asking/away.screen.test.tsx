import { askRequest, myRequests, myUpcomingWalks } from "@petcare/contract";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answer, bodiesOf, sent } from "../../../testing/fake-server.ts";
import { currentAddress, openApp } from "../../../testing/open-app.tsx";
import { aRequest } from "../../../testing/requests.ts";

const visit = { timeframe: "morning" as const, pet_names: ["Biscuit"], price: 25 };
const today = { ...visit, _id: "today", date: "2026-11-20" as const, charge: 12.5 };
const monday = { ...visit, _id: "monday", date: "2026-11-23" as const, charge: 0 };

/** Answers what the days cost, with those that are chosen. */
const daysCost = () =>
  answer(askRequest, ({ query, body }) => {
    const visits = [today, monday].map((one) => ({
      ...one,
      chosen: body.visit_ids ? body.visit_ids.includes(one._id) : one.charge === 0,
    }));
    const total = visits.reduce((sum, { chosen, charge }) => sum + (chosen ? charge : 0), 0);
    return { quote: { total }, recurring: false, visits, care: null, request: query.preview ? null : aRequest() };
  });
const open = (path: string, requests: Parameters<typeof aRequest>[0][] = []) => {
  answer(myUpcomingWalks, []);
  answer(myRequests, requests.map(aRequest));
  return openApp(path, "client");
};
const asked = () =>
  bodiesOf(askRequest).filter((_, at) => !sent.filter(({ method }) => method === "PUT")[at]?.query.preview);

test("days away are asked for in four taps, and one that would be charged stays until it is ticked", async () => {
  daysCost();
  const user = open("/client");
  await user.click(await screen.findByRole("button", { name: "We are away" }));
  expect(currentAddress()).toBe("/client?away=days");
  const dialog = await screen.findByRole("dialog", { name: "We are away" });
  expect(await within(dialog).findByRole("button", { name: "Ask to cancel 1 visit · free" })).toBeTruthy();
  const list = within(dialog).getByRole("group", { name: "Tick what is to be cancelled, 1 of 2 stay" });
  expect(
    within(list)
      .getAllByRole("checkbox")
      .map((box) => (box as HTMLInputElement).checked),
  ).toEqual([false, true]);
  expect(list.textContent).toContain("Fri, Nov 20, 9 AM–12 PMBiscuit$12.50 charged");
  expect(list.textContent).toContain("Mon, Nov 23, 9 AM–12 PMBiscuit$25.00 free");
  await user.click(within(list).getByRole("checkbox", { name: /Nov 20/ }));
  const button = await within(dialog).findByRole("button", { name: "Ask to cancel 2 visits · $12.50 if we accept" });
  await user.click(button);
  await screen.findByText("Asked. We answer soon, and nothing changes until then.");
  expect(asked()).toEqual([
    {
      kind: "away",
      date: "2026-11-21",
      through: "2026-11-27",
      visit_ids: ["today", "monday"],
      words: null,
      seen_total: 12.5,
    },
  ]);
});
