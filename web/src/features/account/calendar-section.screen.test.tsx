import { getSubscription, makeSubscription, me } from "@petcare/contract";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answer, bodiesOf } from "../../testing/fake-server.ts";
import { openApp } from "../../testing/open-app.tsx";
import { aProfile } from "../../testing/people.ts";

const made_at = "2026-11-20T15:00:00.000Z";
const link = "https://example.com/api/subscriptions/nora.secret.ics";

beforeEach(() => {
  answer(me, aProfile());
  answer(makeSubscription, { link, made_at });
});

const region = async () => within(await screen.findByRole("region", { name: "Calendar subscription" }));

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
