import { expect, type Page } from "@playwright/test";
import { signIn } from "../fixtures/accounts.ts";
import type { Api } from "../fixtures/api.ts";
import { test } from "../fixtures/app.ts";
import { book, complete, idOf, peopleOf } from "../fixtures/bookings.ts";
import { writes } from "../pages/controls.ts";

const note = "Rolled in the creek.\nTowel is in the hall.";
const photo = "https://photos.example.com/creek.jpg";

/** Books and completes a walk today, with client Ana, walker Rosa and a pet of this name. */
async function completedWalk(api: Api, pet: string): Promise<void> {
  const owner = await api.tokenOf("owner");
  const people = await peopleOf(api, owner);
  const id = await book(api, owner, {
    date: "2026-11-20",
    timeframe: "early_morning",
    client_id: idOf(people, "Ana Reyes"),
    walker_id: idOf(people, "Rosa Delgado"),
    pet_names: [pet],
  });
  await complete(api, await api.tokenOf("walker"), id, { comments: note, photo_urls: [photo] });
}

const walk = (page: Page, pet: string) => page.getByRole("article", { name: pet, exact: true });
const remove = (page: Page, pet: string) =>
  walk(page, pet).getByRole("button", { name: `Delete note of ${pet}, Friday, Nov 20, 6–9 AM` });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Delete this note?" });

test("a client deletes a note, and the walker can still read it", async ({ desktop: walker, mobile: page, api }) => {
  const pet = "Bramble";
  await completedWalk(api, pet);
  await signIn(page, "client", "/client?tab=history");
  await expect(walk(page, pet)).toContainText("Towel is in the hall.");
  await expect(walk(page, pet).locator(`a[href="${photo}"]`)).toBeVisible();

  await remove(page, pet).click();
  await expect(dialog(page)).toContainText("leaves your history.");
  await expect(dialog(page)).toContainText("Friday, Nov 20, 6–9 AM");
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(walk(page, pet)).toContainText("Towel is in the hall.");

  await remove(page, pet).click();
  const sent = writes(page);
  await dialog(page).getByRole("button", { name: "Delete note" }).dblclick();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("alert").filter({ hasText: "Note deleted" })).toBeVisible();
  expect(sent).toHaveLength(1);
  for (const reloaded of [false, true]) {
    if (reloaded) await page.reload();
    await expect(walk(page, pet)).toContainText("No note for this walk.");
    await expect(walk(page, pet).getByRole("link")).toHaveCount(0);
    await expect(walk(page, pet).getByRole("button")).toHaveCount(0);
  }

  await signIn(walker, "walker");
  await walker
    .getByRole("region", { name: "Done today" })
    .getByRole("button", { name: new RegExp(pet) })
    .click();
  await expect(walker.getByRole("dialog")).toContainText("Towel is in the hall.");
  await expect(walker.getByRole("dialog").locator(`a[href="${photo}"]`)).toBeVisible();
});
