import { getSubscription, makeSubscription, me, removeSubscription } from "@petcare/contract";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, bodiesOf, refuse } from "../../testing/fake-server.ts";
import { openApp } from "../../testing/open-app.tsx";
import { aProfile } from "../../testing/people.ts";

const made_at = "2026-11-20T15:00:00.000Z";
const link = "https://example.com/api/subscriptions/nora.secret.ics";

beforeEach(() => {
  answer(me, aProfile());
  answer(makeSubscription, { link, made_at });
});

const region = async () => within(await screen.findByRole("region", { name: "Calendar subscription" }));
const confirm = async (user: ReturnType<typeof openApp>, title: string, action: string) => {
  const dialog = within(await screen.findByRole("dialog", { name: title }));
  expect(dialog.getByText("The present address ends at once. Calendars that read it get nothing more.")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: action }));
};

test.each(["walker", "client"] as const)("a %s makes an address, reads it once and copies it", async (role) => {
  answer(getSubscription, { made_at: null });
  const user = openApp(`/${role}/settings`, role);
  const section = await region();
  expect(await section.findByText("No calendar reads your visits. What one shows may lag a day behind.")).toBeTruthy();
  expect(section.queryByRole("button", { name: "Remove" })).toBeNull();
  answer(getSubscription, { made_at });
  await user.click(section.getByRole("button", { name: "Make an address" }));
  expect(await section.findByDisplayValue(link)).toBeTruthy();
  expect(section.getByText("Add it to your calendar as a subscription. It may lag a day behind.")).toBeTruthy();
  expect(bodiesOf(makeSubscription)).toEqual([{ key: expect.stringMatching(/^[\w-]{43}$/) }]);
  await user.click(section.getByRole("button", { name: "Copy" }));
  expect(await navigator.clipboard.readText()).toBe(link);
});

test("removing asks, and what fails says so and is tried again with the same key", async () => {
  answer(getSubscription, { made_at });
  answer(removeSubscription, { ok: true });
  const user = openApp("/walker/settings", "walker");
  const section = await region();
  await user.click(await section.findByRole("button", { name: "Remove" }));
  answer(getSubscription, { made_at: null });
  await confirm(user, "Remove the address?", "Remove address");
  const make = await section.findByRole("button", { name: "Make an address" });
  refuse(makeSubscription, 400);
  await user.click(make);
  expect((await section.findByRole("alert")).textContent).toBe("Failed to make an address");
  answer(makeSubscription, { link, made_at });
  await user.click(make);
  expect(await section.findByDisplayValue(link)).toBeTruthy();
  const [first, second] = bodiesOf(makeSubscription);
  expect(first).toEqual(second);
});
