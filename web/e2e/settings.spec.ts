import { expect } from "@playwright/test";
import { newAccount, openSettings } from "./support/account.ts";
import { signIn, test } from "./support/app.ts";
import { save, section } from "./support/settings.ts";
import { violations } from "./support/violations.ts";

test("what fails without words from the server has the screen's own", async ({ desktop: page, app, request }) => {
  const account = await newAccount(app, request, "client");
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
  test(`the ${who}'s settings are a step away, fit 320 pixels, and have no axe violation`, async ({
    desktop,
    mobile,
  }) => {
    await signIn(desktop, who);
    await desktop.getByRole("link", { name: "Settings" }).click();
    await expect(desktop).toHaveURL(`${home}/settings`);
    await expect(desktop).toHaveTitle(/^Settings · /);
    await expect(section(desktop, "Danger zone")).toHaveCount(who === "owner" ? 0 : 1);
    await signIn(mobile, who);
    await mobile.setViewportSize({ width: 320, height: 640 });
    await mobile.goto(`${home}/settings`);
    for (const page of [desktop, mobile]) {
      await expect(page.getByLabel("Full name")).not.toHaveValue("");
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await violations(page)).toEqual([]);
      }
    }
    expect(await mobile.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(320);
    await desktop.getByRole("link", { name: "Back" }).click();
    await expect(desktop).toHaveURL(home);
  });
}
