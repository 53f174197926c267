import { expect, type Page, type Route } from "@playwright/test";
import { signIn } from "../fixtures/accounts.ts";
import { test } from "../fixtures/app.ts";
import { complete as completeVisit } from "../fixtures/bookings.ts";

const notes = (page: Page) => page.getByLabel("Additional notes");
const dialog = (page: Page) => page.getByRole("dialog", { name: "Complete walk" });
const complete = (page: Page) => page.getByRole("button", { name: "Complete walk" }).first();
const send = (page: Page) => dialog(page).getByRole("button", { name: "Complete walk" });

async function openForm(page: Page): Promise<void> {
  await signIn(page, "walker");
  await complete(page).click();
  await expect(dialog(page)).toBeVisible();
}

test("a note whose answer was lost is sent again by itself, and one that came after another's joins it", async ({
  desktop: page,
  api,
}) => {
  await openForm(page);
  await expect.poll(() => page.evaluate("localStorage.getItem('kc:seal')")).not.toBeNull();
  const lost = Promise.withResolvers<void>();
  const loseAnswer = async (route: Route) => {
    await route.fetch();
    await route.abort();
    lost.resolve();
  };
  await page.route("**/api/complete-walk/*", loseAnswer, { times: 1 });
  await notes(page).fill("The answer is lost");
  await send(page).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await lost.promise;
  const done = page.getByRole("region", { name: "Done today" });
  // The page learns of the loss at any time, and says nothing of it.
  await expect(async () => {
    await page.evaluate("window.dispatchEvent(new Event('online'))");
    await expect(done.getByText("“The answer is lost”")).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByText("Waiting to send")).toHaveCount(0);

  await complete(page).click();
  await notes(page).fill("Mine");
  const id = new URL(page.url()).searchParams.get("complete") ?? "";
  await completeVisit(api, await api.tokenOf("owner"), id, { comments: "The owner's" });
  await send(page).click();
  await expect(page.getByText("Added to your note.")).toBeVisible();
  await expect(done.getByText(/“The owner's\s+Mine”/)).toBeVisible();
});
