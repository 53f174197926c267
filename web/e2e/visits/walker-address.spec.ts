import { expect, type Page } from "@playwright/test";
import { signIn } from "../fixtures/accounts.ts";
import { test } from "../fixtures/app.ts";

const dialog = (page: Page) => page.getByRole("dialog");
const details = (page: Page) => page.getByRole("button", { name: "Details" }).first();
const close = (page: Page) => dialog(page).getByRole("button", { name: "Close" }).last();

test("a double tap that opens or closes a walk's details adds one step to the history", async ({ mobile: page }) => {
  await signIn(page, "walker");
  await page.getByRole("link", { name: "Week", exact: true }).tap();
  await page.getByRole("link", { name: "Today", exact: true }).tap();

  // Both clicks happen before the first is rendered.
  await details(page).evaluate((button: { click(): void }) => {
    button.click();
    button.click();
  });
  await expect(dialog(page)).toBeVisible();
  await close(page).tap();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL("/walker");

  await details(page).tap();
  await close(page).evaluate((button: { click(): void }) => {
    button.click();
    button.click();
  });
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL("/walker");

  // The double clicks leave no extra history entry.
  await page.goForward();
  await expect(dialog(page)).toBeVisible();
  await close(page).tap();
  await expect(dialog(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/walker?view=week");
});
