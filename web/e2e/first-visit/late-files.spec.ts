import { expect, type Page } from "@playwright/test";
import { signIn } from "../fixtures/accounts.ts";
import { test } from "../fixtures/app.ts";
import { button } from "../pages/controls.ts";

const visits = (page: Page) => page.getByRole("article");
const complete = (page: Page) => page.getByRole("button", { name: "Complete walk, " }).first();
const dialog = (page: Page) => page.getByRole("dialog", { name: "Complete walk" });
const tab = (page: Page, name: string) => page.getByRole("navigation", { name: "Views" }).getByRole("link", { name });
const loading = (page: Page) => page.getByRole("status", { name: "Loading" });

for (const [who, path, read, hangs] of [
  ["walker", "/walker", "**/api/my-schedule*", true],
  ["client", "/client", "**/api/my-invoices*", true],
  ["owner", "/admin/calendar", "**/api/clients", true],
  ["owner", "/admin/invoices", "**/api/invoices?*", false],
  ["owner", "/admin/clients", "**/api/clients", false],
] as const) {
  test(`${path} says that it is still trying where the server ${hangs ? "hangs" : "fails"}`, async ({
    mobile: page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    let answers = false;
    let tries = 0;
    await page.route(read, (route) => {
      tries += 1;
      if (answers) return route.continue();
      // The second try hangs, so that the screen does not recover by itself.
      return hangs || tries > 1 ? undefined : route.fulfill({ status: 503, body: "" });
    });
    await signIn(page, who, path);
    const outline = page.getByRole("status", { name: "Loading" }).first();
    await expect(outline).toBeVisible();
    // The route's outline gives way to the screen's, at the same place; between them there is none to measure.
    let place: Awaited<ReturnType<typeof outline.boundingBox>> = null;
    await expect(async () => {
      place = await outline.boundingBox();
      expect(place).not.toBeNull();
    }).toPass();
    if (hangs) await page.clock.fastForward(8000);
    await expect(page.getByText("Still trying…").first()).toBeVisible();
    if (hangs) expect(await outline.boundingBox()).toEqual(place);
    answers = true;
    await button(page, "Try again").first().click();
    await expect(outline).toBeHidden();
    await expect(page.getByText("Still trying…")).toHaveCount(0);
  });
}

test("without a network what is not there yet harms nothing, and comes by itself", async ({ mobile: page }) => {
  const missing = /assets\/(walker-)?later-.*\.js/;
  await page.route(missing, (route) => route.abort());
  await signIn(page, "walker");
  await expect(visits(page).first()).toBeVisible();
  await page.context().setOffline(true);
  // The page hears of it a moment later.
  await expect(page.getByText(/^Offline/)).toBeVisible();
  await tab(page, "Settings").click();
  await expect(loading(page)).toBeVisible();
  await tab(page, "Today").click();
  await expect(visits(page).first()).toBeVisible();
  await complete(page).click();
  await expect(dialog(page)).toBeHidden();
  await page.goBack();
  await page.goBack();
  await expect(loading(page)).toBeVisible();
  await page.unroute(missing);
  await page.context().setOffline(false);
  await expect(page.getByRole("region", { name: "Danger zone" })).toBeVisible();
  await tab(page, "Today").click();
  await complete(page).click();
  await expect(dialog(page)).toBeVisible();
});
