import { expect } from "@playwright/test";
import { signIn } from "../fixtures/accounts.ts";
import { test } from "../fixtures/app.ts";
import { section } from "../pages/settings.ts";

for (const [who, home] of [
  ["owner", "/admin"],
  ["walker", "/walker"],
  ["client", "/client"],
] as const) {
  test(`the ${who} opens the settings with one link, and Back leads home`, async ({ desktop: page }) => {
    await signIn(page, who);
    await page.getByRole("link", { name: "Settings" }).click();
    await expect(page).toHaveURL(`${home}/settings`);
    await expect(page).toHaveTitle(/^Settings · /);
    await expect(section(page, "Danger zone")).toHaveCount(who === "owner" ? 0 : 1);
    await page.getByRole("link", { name: "Back" }).click();
    await expect(page).toHaveURL(home);
  });
}
