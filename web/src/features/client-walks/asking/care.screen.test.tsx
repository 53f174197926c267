import { askRequest, myRequests, myUpcomingWalks } from "@petcare/contract";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answer, bodiesOf } from "../../../testing/fake-server.ts";
import { currentAddress, openApp } from "../../../testing/open-app.tsx";
import { aRequest } from "../../../testing/requests.ts";

const sheet = [
  { pet: "Biscuit", field: "feeding" as const, text: "One cup" },
  { pet: null, field: "contact_phone" as const, text: null },
];
const open = () => {
  answer(myUpcomingWalks, []);
  answer(myRequests, []);
  return openApp("/client", "client");
};

test("a changed field is asked for in three taps, and an empty form says that nothing is changed", async () => {
  answer(askRequest, ({ query }) => ({
    ...{ quote: { total: 0 }, recurring: false, visits: null, care: sheet },
    request: query.preview ? null : aRequest(),
  }));
  const user = open();
  await user.click(await screen.findByRole("button", { name: "Change the care sheet" }));
  expect(currentAddress()).toBe("/client?care=sheet");
  const dialog = await screen.findByRole("dialog", { name: "Care sheet" });
  const pet = await within(dialog).findByRole("group", { name: "Biscuit" });
  expect(within(dialog).getByRole("group", { name: "Home and emergency contact" })).toBeTruthy();
  await user.click(within(dialog).getByRole("button", { name: "Ask Kate to change this" }));
  expect((await within(dialog).findByRole("alert")).textContent).toBe("Nothing is changed.");
  const feeding = within(pet).getByLabelText("Feeding") as HTMLTextAreaElement;
  expect(feeding.value).toBe("One cup");
  await user.clear(feeding);
  await user.type(feeding, "Half a cup");
  await user.type(within(dialog).getByLabelText("Their phone"), "12");
  await user.click(within(dialog).getByRole("button", { name: "Ask Kate to change 2 fields" }));
  expect(await within(dialog).findByText(/Please enter a valid 10-digit phone number/)).toBeTruthy();
  await user.clear(within(dialog).getByLabelText("Their phone"));
  await user.click(within(dialog).getByRole("button", { name: "Ask Kate to change 1 field" }));
  await screen.findByText("Asked. We answer soon, and nothing changes until then.");
  expect(bodiesOf(askRequest).at(-1)).toEqual({
    kind: "care",
    care: [{ pet: "Biscuit", field: "feeding", text: "Half a cup" }],
    words: null,
  });
});

test("what was asked for stands with its fields", async () => {
  answer(myUpcomingWalks, []);
  const care = [{ pet: "Biscuit", field: "feeding" as const, from: null, to: "Half a cup" }];
  answer(myRequests, [aRequest({ kind: "care", timeframe: null, service_type: null, care })]);
  openApp("/client?tab=upcoming", "client");
  const list = await screen.findByRole("region", { name: "What you asked for" });
  expect(within(list).getByText("Care sheet")).toBeTruthy();
  expect(within(list).getByText("Feeding of Biscuit")).toBeTruthy();
});
