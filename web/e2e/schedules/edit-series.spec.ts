import { type CalendarVisit, listSchedules } from "@petcare/contract";
import { expect, type Page } from "@playwright/test";
import { signIn } from "../fixtures/accounts.ts";
import type { Api } from "../fixtures/api.ts";
import { test } from "../fixtures/app.ts";
import { book, idOf, peopleOf } from "../fixtures/bookings.ts";

const edit = (page: Page) => page.getByRole("dialog", { name: "Edit Schedule" });
const cancel = (page: Page) => page.getByRole("dialog", { name: "Cancel visit" });

let walks = 0;

/** Books a walk each Monday and Friday from Mon, Dec 7, 2026 on, for a pet of its own: six visits. */
async function bookSeries(api: Api): Promise<{ owner: string; pet: string; opened: string }> {
  walks += 1;
  const owner = await api.tokenOf("owner");
  const people = await peopleOf(api, owner);
  const pet = `Comet ${walks}`;
  const first = await book(api, owner, {
    date: "2026-12-07",
    client_id: idOf(people, "Ana Reyes"),
    walker_id: idOf(people, "Rosa Delgado"),
    pet_names: [pet],
    price: 28,
    rrule: "FREQ=WEEKLY;INTERVAL=1;COUNT=6;WKST=MO;BYDAY=MO,FR",
    duration_minutes: 25,
  });
  return { owner, pet, opened: first.replace("2026-12-07", "2026-12-14") };
}

/** The visits of a pet, as '12-07 morning', with the status where it is another than scheduled. */
async function visitsOf(api: Api, owner: string, pet: string): Promise<string[]> {
  const visits = await api.call(listSchedules, { token: owner, query: { start: "2026-12-01", end: "2027-01-31" } });
  const words = ({ date, timeframe, status }: CalendarVisit) =>
    `${date.slice(5)} ${timeframe}${status === "scheduled" ? "" : ` ${status}`}`;
  return visits
    .filter(({ pet_names }) => pet_names.includes(pet))
    .map(words)
    .sort();
}

const openDetails = (page: Page, visit: string) =>
  page.goto(`/admin/calendar?view=week&date=2026-12-14&visit=${visit}`);

for (const [scope, summary, after] of [
  [
    "This occurrence only",
    "This visit changes",
    ["12-07 morning", "12-11 morning", "12-14 evening", "12-18 morning", "12-21 morning", "12-25 morning"],
  ],
  [
    "This and following",
    "4 visits change",
    ["12-07 morning", "12-11 morning", "12-14 evening", "12-18 evening", "12-21 evening", "12-25 evening"],
  ],
  [
    "The entire series",
    "6 visits change",
    ["12-07 evening", "12-11 evening", "12-14 evening", "12-18 evening", "12-21 evening", "12-25 evening"],
  ],
] as const) {
  test(`a series is edited from its details, ${scope}, and the edit is undone`, async ({ desktop: page, api }) => {
    const { owner, pet, opened } = await bookSeries(api);
    const before = await visitsOf(api, owner, pet);
    await signIn(page, "owner");
    await openDetails(page, opened);
    await page.getByRole("dialog", { name: pet }).getByRole("button", { name: "Edit" }).click();
    await edit(page).getByText(scope, { exact: true }).click();
    await edit(page).getByText("Evening", { exact: true }).click();
    await expect(edit(page).getByText(summary, { exact: true }).first()).toBeVisible();
    await page.keyboard.press("Control+Enter");
    await expect(edit(page)).toBeHidden();
    await expect(page.getByRole("dialog", { name: pet }).getByText(/6–9 PM/)).toBeVisible();
    expect(await visitsOf(api, owner, pet)).toEqual(after);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("Undone")).toBeVisible();
    expect(await visitsOf(api, owner, pet)).toEqual(before);
  });
}

test("of two tabs that edit one series, the second takes over without typing again", async ({ desktop: page, api }) => {
  const { pet, opened } = await bookSeries(api);
  await signIn(page, "owner");
  const other = await page.context().newPage();
  await other.clock.install({ time: "2026-11-20T13:30:00Z" });
  for (const tab of [page, other]) {
    await tab.goto(`/admin/calendar?edit=${opened}`);
    await expect(edit(tab).getByLabel("Notes")).toBeVisible();
  }
  await other.getByLabel("Price").fill("31");
  await other.getByRole("button", { name: "Update" }).click();
  await expect(edit(other)).toBeHidden();

  await page.getByLabel("Notes").fill("Side gate");
  await expect(edit(page).getByText(/ changed this on Fri, Nov 20/)).toBeVisible();
  await expect(edit(page).getByLabel("Price")).toHaveValue("31.00");
  await edit(page).getByRole("button", { name: "Update" }).click();
  await expect(page.getByText(`Updated ${pet}: 6 visits change`)).toBeVisible();
});

test("one visit is cancelled with a charge, and the rest of its series without one", async ({ desktop: page, api }) => {
  const { owner, pet, opened } = await bookSeries(api);
  const before = await visitsOf(api, owner, pet);
  await signIn(page, "owner");
  await openDetails(page, opened);
  const details = page.getByRole("dialog", { name: pet });
  const card = page.locator(`[data-visit="${opened}"]`).getByRole("button").first();
  await details.getByRole("button", { name: "Cancel visit…" }).click();
  await cancel(page).getByText("Half").first().click();
  await cancel(page).getByLabel("Reason").fill("Family is home");
  await cancel(page).getByRole("button", { name: "Cancel visit, charge $14.00" }).click();
  await expect(details).toBeHidden();
  await card.press("Enter");
  await expect(details.getByText("Family is home")).toBeVisible();
  await expect(details.getByText("$14.00")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Undone")).toBeVisible();
  expect(await visitsOf(api, owner, pet)).toEqual(before);

  // A toast under the mouse stays, over the button.
  await details.getByRole("button", { name: "Cancel visit…" }).press("Enter");
  await cancel(page).getByText("This and following").click();
  await cancel(page).getByRole("button", { name: "Cancel 4 visits" }).press("Enter");
  await expect(page.getByText(`Cancelled ${pet}: 4 visits`)).toBeVisible();
  await expect(details).toBeHidden();
  expect((await visitsOf(api, owner, pet)).filter((words) => words.endsWith("cancelled"))).toHaveLength(4);
  await card.press("Enter");
  await details.getByRole("button", { name: "Restore the series…" }).press("Enter");
  await page.getByRole("button", { name: "Restore the series", exact: true }).click();
  await expect(details.getByRole("button", { name: "Edit" })).toBeVisible();
  expect(await visitsOf(api, owner, pet)).toEqual(before);
});
