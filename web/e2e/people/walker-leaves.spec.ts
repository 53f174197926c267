import { createWalker, deactivatePerson, listSchedules } from "@petcare/contract";
import { expect } from "@playwright/test";
import { newAccount, signIn, signInAs } from "../fixtures/accounts.ts";
import { test } from "../fixtures/app.ts";
import { book, idOf, peopleOf } from "../fixtures/bookings.ts";
import { tryToSignIn } from "../pages/sign-in.ts";

interface Labelled {
  labels: ArrayLike<{ textContent: string | null }>;
}

test("a walker leaves: their visits are spread, their open tab is thrown out, and reactivating gives the sign-in back", async ({
  api,
  desktop,
  mobile,
}) => {
  const owner = await api.tokenOf("owner");
  const leaver = await newAccount(api, "walker");
  const people = await peopleOf(api, owner);
  const walker_id = idOf(people, leaver.email);
  const client_id = idOf(people, "Ana Reyes");
  const others = ["Nia Okafor", "Sam Ellery", "Tom Pruitt"];
  for (const name of others)
    await api.call(createWalker, { token: owner, body: { id: `new-${name.split(" ")[0]}`, name } });
  const given = { client_id, walker_id, date: "2026-11-23" };
  const rule = (days: string, count: number) => ({
    rrule: `FREQ=WEEKLY;BYDAY=${days};COUNT=${count}`,
    duration_minutes: 25,
  });
  await book(api, owner, { ...given, ...rule("MO,WE,FR", 18) });
  await book(api, owner, { ...given, ...rule("MO,TU,WE,TH,FR", 18), timeframe: "evening" });
  for (const date of ["2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27"] as const) {
    await book(api, owner, { ...given, date, timeframe: "afternoon" });
  }

  await signInAs(mobile, leaver, "/walker");
  await expect(mobile.getByRole("heading", { name: /Hi Wes/ })).toBeVisible();

  await signIn(desktop, "owner", `/admin/walkers/${walker_id}`);
  await desktop.getByRole("button", { name: "Deactivate…" }).click();
  const dialog = desktop.getByRole("dialog", { name: "Deactivate Wes Hale" });
  await expect(dialog.getByText("40 visits", { exact: true })).toBeVisible();
  await dialog.getByText(/^Spread by/).click();
  // Other journeys' walkers may have the leaver's name, so each box is told by its own words.
  for (const box of await dialog.getByRole("checkbox").all()) {
    const words = await box.evaluate((input) => (input as unknown as Labelled).labels[0]?.textContent ?? "");
    if (!others.some((name) => words.includes(name))) await box.uncheck();
  }
  const button = dialog.getByRole("button", { name: "Deactivate, move 40 visits" });
  await expect(button).toBeEnabled();
  const preview = await api.call(deactivatePerson, {
    token: owner,
    params: { id: walker_id },
    query: { preview: "1" },
    body: { visits: { do: "spread", walker_ids: others.map((name) => `new-${name.split(" ")[0]}`) } },
  });
  await expect(dialog.getByText("40 move.")).toBeVisible();
  await button.click();
  await expect(desktop.getByText(/^Wes Hale is inactive since/)).toBeVisible();
  await expect(desktop.getByText("40 visits moved.")).toBeVisible();

  const visits = await api.call(listSchedules, { token: owner, query: { start: "2026-11-23", end: "2027-02-01" } });
  const shares = preview.walkers.map((one) => [one.name, one.visits]);
  expect(shares.filter(([, count]) => Number(count) > 0)).toHaveLength(3);
  for (const { walker_id: id, visits: promised } of preview.walkers) {
    if (id.startsWith("new-")) expect(visits.filter((visit) => visit.walker_id === id)).toHaveLength(promised);
  }
  expect(visits.filter((visit) => visit.walker_id === walker_id)).toEqual([]);

  // The open tab goes on until its next request.
  await mobile.getByRole("link", { name: "Earnings" }).click();
  const told = mobile.getByText("Your account was deactivated by an administrator.");
  await expect(async () => {
    // A request of the screen's own may have come first.
    if (!(await told.isVisible())) await mobile.getByText("Last 30 days").click({ timeout: 2000 });
    await expect(told).toBeVisible({ timeout: 2000 });
  }).toPass();
  await mobile.goto("/login");
  await tryToSignIn(mobile, leaver.email, leaver.password);
  await expect(mobile.getByText("Your account has been deactivated. Contact admin.")).toBeVisible();

  await desktop.getByRole("button", { name: "Reactivate" }).click();
  await expect(desktop.getByText("Wes Hale can sign in again")).toBeVisible();
  await tryToSignIn(mobile, leaver.email, leaver.password);
  await expect(mobile.getByRole("heading", { name: /Wes/ })).toBeVisible();
});
