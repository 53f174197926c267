import { askRequest, myRequests, myUpcomingWalks } from "@petcare/contract";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answer, bodiesOf, holdBack, refuse, sent } from "../../../testing/fake-server.ts";
import { currentAddress, openApp } from "../../../testing/open-app.tsx";
import { aRequest } from "../../../testing/requests.ts";
import { aClientVisit } from "../../../testing/visits.ts";

const visit = aClientVisit({ date: "2026-11-24" });
const open = (path: string, given: { requests?: Parameters<typeof aRequest>[0][]; visits?: (typeof visit)[] } = {}) => {
  answer(myUpcomingWalks, given.visits ?? []);
  answer(myRequests, (given.requests ?? []).map(aRequest));
  return openApp(path, "client");
};
const price = (total: number, more: object = {}) =>
  answer(askRequest, ({ query }) => ({
    quote: { total, ...more },
    recurring: false,
    visits: null,
    care: null,
    request: query.preview ? null : aRequest(),
  }));
const asked = () =>
  bodiesOf(askRequest).filter((_, at) => !sent.filter(({ method }) => method === "PUT")[at]?.query.preview);

test("cancelling says what it costs before and in the button, and that it is free where it is", async () => {
  price(14);
  const user = open("/client?tab=upcoming", { visits: [visit] });
  await user.click(await screen.findByRole("button", { name: /^Cancel: Biscuit & Max/ }));
  const dialog = await screen.findByRole("dialog", { name: "Cancel this walk?" });
  expect(await within(dialog).findByRole("button", { name: "Ask to cancel · $14.00 if we accept" })).toBeTruthy();
  price(0);
  await user.type(within(dialog).getByLabelText("Why?"), "The vet");
  await user.click(within(dialog).getByRole("button", { name: "Keep the walk" }));
  await user.click(await screen.findByRole("button", { name: /^Cancel: Biscuit & Max/ }));
  await user.click(await screen.findByRole("button", { name: "Ask to cancel · free" }));
  await waitFor(() =>
    expect(asked()).toEqual([{ kind: "cancel", visit_id: visit._id, following: false, words: null, seen_total: 0 }]),
  );
});

test("until the price of cancelling is known, and where it cannot be, nothing is said to be free", async () => {
  const there = Promise.withResolvers<void>();
  price(14);
  holdBack(askRequest, there.promise);
  open(`/client?tab=upcoming&cancel=${visit._id}`, { visits: [visit] });
  const dialog = within(await screen.findByRole("dialog", { name: "Cancel this walk?" }));
  expect(dialog.getByRole("button", { name: "Getting the price…" })).toHaveProperty("disabled", true);
  there.resolve();
  expect(await dialog.findByRole("button", { name: "Ask to cancel · $14.00 if we accept" })).toBeTruthy();
  cleanup();
  refuse(askRequest, 404, { message: "This walk was not found.", code: "not_found" });
  const user = open("/client?tab=upcoming&cancel=gone");
  const gone = within(await screen.findByRole("dialog", { name: "Cancel this walk?" }));
  expect(await gone.findByText("This walk was not found.")).toBeTruthy();
  expect(gone.getByRole("button", { name: "Ask to cancel" })).toHaveProperty("disabled", true);
  price(14);
  await user.click(gone.getByRole("button", { name: "Try again" }));
  expect(await gone.findByRole("button", { name: "Ask to cancel · $14.00 if we accept" })).toBeTruthy();
});

const plain = { timeframe: "morning" as const, pet_names: ["Biscuit"], price: 25 };
const today = { ...plain, _id: "today", date: "2026-11-20" as const, charge: 12.5 };
const monday = { ...plain, _id: "monday", date: "2026-11-23" as const, charge: 0 };

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
