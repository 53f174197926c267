import { acceptRequest, declineRequest, listRequests, offerInstead } from "@petcare/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answer, answerPages, bodiesOf, refuse } from "../../testing/fake-server.ts";
import { currentAddress, openApp } from "../../testing/open-app.tsx";
import { anOwnersRequest } from "../../testing/requests.ts";

const list = (...requests: ReturnType<typeof anOwnersRequest>[]) =>
  answerPages(listRequests, () => ({ items: requests, next: undefined }));
const rowOf = (name: string) => screen.findByRole("article", { name });

test("what nothing is in the way of is accepted in one tap, as it was seen", async () => {
  list(anOwnersRequest());
  const { client: _, agreed, plan, look, walker, load, fits, now, total_now, ...accepted } = anOwnersRequest();
  answer(acceptRequest, { ...accepted, standing: "accepted", code: null });
  const user = openApp("/admin/requests", "admin");
  const row = await rowOf("Ana Reyes asks for a walk");
  expect(within(row).getByText("Tue, Nov 24, 9 AM–12 PM · Biscuit · 25 minute walk")).toBeTruthy();
  expect(within(row).getByText("Rosa: 70 → 95 of 180 min")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Nothing in the way" })).toBeTruthy();
  await user.click(within(row).getByRole("button", { name: "Accept, with Rosa" }));
  await screen.findByText("Accepted: Ana Reyes asks for a walk");
  expect(bodiesOf(acceptRequest)).toEqual([{ version: 1, plan: "as-seen" }]);
});

test("what is to be looked at says why, goes to another walker, and a refusal stands in its row", async () => {
  const look = ["The price is $28.00 by now. $25.00 was shown and will be charged."];
  list(anOwnersRequest({ look, total_now: 28 }));
  refuse(acceptRequest, 409, { message: "Ana has withdrawn this.", code: "conflict" });
  const user = openApp("/admin/requests", "admin");
  const row = await rowOf("Ana Reyes asks for a walk");
  expect(screen.getByRole("heading", { name: "Look first" })).toBeTruthy();
  for (const text of [...look, "$28.00 by now"]) expect(within(row).getByText(text)).toBeTruthy();
  await user.selectOptions(within(row).getByRole("combobox", { name: "Walker for Ana" }), "Marcus Webb");
  await user.click(within(row).getByRole("button", { name: "Accept, with Marcus" }));
  expect(await within(row).findByText("Ana has withdrawn this.")).toBeTruthy();
  expect(bodiesOf(acceptRequest)).toEqual([{ version: 1, plan: "as-seen", walker_id: "walker-2" }]);
});

test("a walk of a client who has not signed is accepted with a reason", async () => {
  list(anOwnersRequest({ look: ["Not signed: Key release."], unsigned: ["key"] }));
  const user = openApp("/admin/requests", "admin");
  const row = await rowOf("Ana Reyes asks for a walk");
  expect(screen.getByRole("heading", { name: "Look first" })).toBeTruthy();
  expect(within(row).getByText("Not signed: Key release.")).toBeTruthy();
  await user.click(within(row).getByRole("button", { name: "Accept, with Rosa" }));
  expect(await within(row).findByText("Say why you book without: Key release")).toBeTruthy();
  expect(within(row).queryByRole("alert")).toBeNull();
  await user.type(within(row).getByRole("textbox", { name: "Reason to book all the same" }), "Signs at the door");
  await user.click(within(row).getByRole("button", { name: "Accept, with Rosa" }));
  await waitFor(() =>
    expect(bodiesOf(acceptRequest)).toEqual([{ version: 1, plan: "as-seen", unsigned_reason: "Signs at the door" }]),
  );
});

test("a cancelling says what it charges, or charges nothing", async () => {
  const given = { kind: "cancel" as const, visit_id: "v1", quote: { total: 14 }, total_now: 14, load: null, fits: [] };
  list(anOwnersRequest(given));
  const user = openApp("/admin/requests", "admin");
  const row = await rowOf("Ana Reyes cancels a walk");
  expect(within(row).getByRole("button", { name: "Accept, charge $14.00" })).toBeTruthy();
  await user.click(within(row).getByRole("button", { name: "Charge nothing" }));
  await waitFor(() => expect(bodiesOf(acceptRequest)).toEqual([{ version: 1, plan: "as-seen", free: true }]));
});

test("a cancelling that costs nothing is said to be free, as in its button", async () => {
  list(anOwnersRequest({ kind: "cancel", visit_id: "v1", quote: { total: 0 }, total_now: 0, load: null, fits: [] }));
  openApp("/admin/requests", "admin");
  const row = within(await rowOf("Ana Reyes cancels a walk"));
  expect(row.getByRole("button", { name: "Accept, free" })).toBeTruthy();
  expect(row.getByText("Free")).toBeTruthy();
  expect(row.queryByText(/charged/)).toBeNull();
});

test("an offer begins with what was asked for, and goes with its words", async () => {
  list(anOwnersRequest());
  refuse(offerInstead, 400, {
    message: "The request is not valid.",
    code: "invalid_input",
    fields: { date: "This time has begun." },
  });
  const user = openApp("/admin/requests", "admin");
  await user.click(within(await rowOf("Ana Reyes asks for a walk")).getByRole("button", { name: "Offer…" }));
  expect(currentAddress()).toBe("/admin/requests?offer=request-1");
  const dialog = await screen.findByRole("dialog", { name: "Offer Ana something else" });
  await user.click(within(dialog).getByRole("radio", { name: /Evening/ }));
  await user.type(within(dialog).getByLabelText("Words"), "Then Rosa has time");
  await user.click(within(dialog).getByRole("button", { name: "Send the offer" }));
  expect(await within(dialog).findByText("This time has begun.")).toBeTruthy();
  expect(bodiesOf(offerInstead)).toEqual([
    { version: 1, date: "2026-11-24", timeframe: "evening", price: 25, words: "Then Rosa has time" },
  ]);
});

test("one that has lapsed is declined, and cannot be accepted", async () => {
  list(anOwnersRequest({ standing: "lapsed", look: ["Its time has begun. Book it by hand."] }));
  refuse(declineRequest, 409, { message: "This is accepted already.", code: "conflict" });
  const user = openApp("/admin/requests", "admin");
  const row = await rowOf("Ana Reyes asks for a walk");
  expect(within(row).queryByRole("button", { name: /^Accept/ })).toBeNull();
  await user.click(within(row).getByRole("button", { name: "Decline…" }));
  const dialog = await screen.findByRole("dialog", { name: "Decline Ana’s request" });
  await user.click(within(dialog).getByRole("button", { name: "Decline" }));
  expect(await within(dialog).findByText("This is accepted already.")).toBeTruthy();
  expect(bodiesOf(declineRequest)).toEqual([{ words: null }]);
});

test("an offered one is accepted for a yes by phone", async () => {
  const offer = { date: "2026-11-25" as const, timeframe: "evening" as const, total: 30 };
  list(anOwnersRequest({ standing: "offered", offer }));
  openApp("/admin/requests", "admin");
  const row = await rowOf("Ana Reyes asks for a walk");
  expect(within(row).getByText("Offered: Wed, Nov 25, 6–9 PM, $30.00")).toBeTruthy();
  expect(within(row).getByRole("button", { name: "Ana said yes" })).toBeTruthy();
});

test("nothing to answer and a failure have words of their own", async () => {
  list();
  openApp("/admin/requests", "admin");
  expect(await screen.findByText("Nobody asks for anything")).toBeTruthy();
});

test("a list that cannot be read is told", async () => {
  refuse(listRequests, 400);
  openApp("/admin/requests", "admin");
  expect(await screen.findByText("Failed to load the requests. Please try again.")).toBeTruthy();
});
