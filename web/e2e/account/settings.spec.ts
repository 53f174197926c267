import { expect } from "@playwright/test";
import { newAccount, signIn } from "../fixtures/accounts.ts";
import { test } from "../fixtures/app.ts";
import { openSettings, save, section } from "../pages/settings.ts";

test("what fails without words from the server has the screen's own", async ({ desktop: page, api }) => {
  const account = await newAccount(api, "client");
  await openSettings(page, account);
  await page.route("**/api/**", (route) =>
    route.request().method() === "GET" ? route.fallback() : route.fulfill({ status: 400, body: "" }),
  );
  await save(section(page, "Profile")).click();
  await expect(section(page, "Profile").getByRole("alert")).toHaveText("Failed to update profile");
  await save(section(page, "Change name")).click();
  await expect(section(page, "Change name").getByRole("alert")).toHaveText("Failed to update name");
  await section(page, "Change email").getByLabel("New email").fill("nora@test.example");
  await save(section(page, "Change email")).click();
  await expect(section(page, "Change email").getByRole("alert")).toHaveText("Failed to update email");
  const passwords = section(page, "Change password");
  await passwords.getByLabel("Current password", { exact: true }).fill(account.password);
  await passwords.getByLabel("New password", { exact: true }).fill("Bellmore-2028");
  await passwords.getByLabel("Confirm new password", { exact: true }).fill("Bellmore-2028");
  await save(passwords).click();
  await expect(passwords.getByRole("alert")).toHaveText("Failed to update password");
  await expect(passwords.getByLabel("New password", { exact: true })).toHaveValue("Bellmore-2028");

  await page.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Password", { exact: true }).fill(account.password);
  await dialog.getByLabel("Type DELETE to confirm").fill("DELETE");
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Failed to delete account");
});

for (const [who, home] of [
  ["owner", "/admin"],
  ["walker", "/walker"],
  ["client", "/client"],
] as const) {
  test(`the ${who}'s settings are a step away, and Back leads home`, async ({ desktop: page }) => {
    await signIn(page, who);
    await page.getByRole("link", { name: "Settings" }).click();
    await expect(page).toHaveURL(`${home}/settings`);
    await expect(page).toHaveTitle(/^Settings · /);
    await expect(section(page, "Danger zone")).toHaveCount(who === "owner" ? 0 : 1);
    await page.getByRole("link", { name: "Back" }).click();
    await expect(page).toHaveURL(home);
  });
}
