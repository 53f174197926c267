import { askRequest, myRequests, myUpcomingWalks, withdrawRequest } from "@petcare/contract";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answer, bodiesOf, holdBack, refuse, sent } from "../../../testing/fake-server.ts";
import { openApp } from "../../../testing/open-app.tsx";
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

test("another time begins with the visit's own, and its button names day and time once one differs", async () => {
  price(25);
  const user = open(`/client?tab=upcoming&change=${visit._id}`, {
    visits: [{ ...visit, timeframe: "late_afternoon" }],
  });
  const dialog = within(await screen.findByRole("dialog", { name: "Ask for another time" }));
  expect(await dialog.findByRole("button", { name: "Choose another time" })).toHaveProperty("disabled", true);
  expect(dialog.getByRole("radio", { name: /^Tue/, checked: true })).toBeTruthy();
  await user.click(dialog.getByRole("radio", { name: /^Evening/ }));
  await user.click(await dialog.findByRole("button", { name: "Ask to move to Tue, Nov 24, 6–9 PM · $25.00" }));
  await waitFor(() => expect(asked()).toMatchObject([{ kind: "change", date: "2026-11-24", timeframe: "evening" }]));
});

test("what was asked for stands above the walks with its answer, and is taken back", async () => {
  const user = open("/client?tab=upcoming", {
    requests: [
      {},
      { _id: "declined", standing: "declined", answer: "Then Rosa has time", pet_names: ["Max"] },
      { _id: "gone", standing: "withdrawn", pet_names: ["Rex"] },
    ],
  });
  const list = await screen.findByRole("region", { name: "What you asked for" });
  expect(within(list).getAllByRole("listitem")).toHaveLength(2);
  expect(within(list).getAllByText("Tue, Nov 24, 9 AM–12 PM · $25.00")).toHaveLength(2);
  expect(within(list).getByText("Then Rosa has time")).toBeTruthy();
  answer(withdrawRequest, aRequest({ standing: "withdrawn" }));
  await user.click(within(list).getByRole("button", { name: "Take it back: A walk for Biscuit" }));
  await screen.findByText("Taken back");
});
