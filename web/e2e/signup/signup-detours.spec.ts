import { expect, type Page } from "@playwright/test";
import { test } from "../fixtures/app.ts";
import { field, next, passwordField } from "../pages/controls.ts";
import { fillBasics, password, somebody } from "../pages/signup.ts";

async function goToReferralStep(page: Page, role: "walker" | "client", name: string): Promise<void> {
  await page.goto(`/signup/${role}`);
  await fillBasics(page, somebody(name, ""));
  await next(page).click();
  await expect(field(page, "Referral code")).toBeVisible();
}

test("reloading step 2 loses nothing, step 3 does not open yet, and only Next leads on", async ({ desktop: page }) => {
  await goToReferralStep(page, "walker", "Rita Reload");
  await page.reload();
  await expect(field(page, "Referral code")).toBeVisible();
  await page.goto("/signup/walker/number-verification");
  await expect(page).toHaveURL("/signup/walker");
  await expect(field(page, "Full name")).toHaveValue("Rita Reload");
  await expect(passwordField(page)).toHaveValue(password);
  await passwordField(page).clear();
  await field(page, "Email").fill("rita.reload@test.example");
  await passwordField(page).pressSequentially(`${password} forever`);
  await expect(passwordField(page)).toHaveValue(`${password} forever`);
  await expect(page.getByText("This email can be used")).toBeAttached();
  await expect(next(page)).toBeEnabled();
  await expect(page.getByRole("heading", { name: "Create your account" })).toBeVisible();
});
