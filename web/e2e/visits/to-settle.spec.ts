import { cancelVisit, completeWalk } from "@petcare/contract";
import { expect } from "@playwright/test";
import { signIn } from "../fixtures/accounts.ts";
import { test } from "../fixtures/app.ts";
import { book, idOf, peopleOf } from "../fixtures/bookings.ts";
import { expectClean } from "../fixtures/violations.ts";

// It ends with nothing to settle, of any journey.
test.use({ ownData: "to-settle" });

test("a report of a cancelled walk is answered in two taps, taken back, and answered again", async ({
  desktop,
  api,
}) => {
  const owner = await api.tokenOf("owner");
  const people = await peopleOf(api, owner);
  const id = await book(api, owner, {
    date: "2026-11-20",
    timeframe: "early_morning",
    client_id: idOf(people, "Ana Reyes"),
    walker_id: idOf(people, "Rosa Delgado"),
    pet_names: ["Marzipan"],
  });
  await api.call(cancelVisit, { token: owner, params: { id }, body: {} });
  const at = "2026-11-20T13:30:00.000Z";
  await api.call(completeWalk, {
    token: await api.tokenOf("walker"),
    headers: { "idempotency-key": "marzipan-1" },
    params: { id },
    body: { comments: "Long loop by the creek", at, sent: at, version: 1, date: "2026-11-20" },
  });

  await signIn(desktop, "owner");
  await desktop.getByRole("link", { name: /report to settle/ }).click();
  const report = desktop.getByRole("article", { name: /^Rosa reports a walk with Marzipan/ });
  await expect(report).toContainText("Long loop by the creek");
  await expect(desktop).toHaveTitle(/To settle/);
  await expectClean(desktop, 320);

  // Without pay, so that nobody's earnings change.
  const keep = report.getByRole("button", { name: "Neither" });
  await keep.click();
  await expect(desktop.getByText("Nothing to settle")).toBeVisible();
  await desktop.getByRole("button", { name: "Undo" }).click();
  await expect(report).toBeVisible();
  await keep.click();
  await expect(desktop.getByText("Nothing to settle")).toBeVisible();
});
