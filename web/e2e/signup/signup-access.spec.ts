import { expect, type Page } from "@playwright/test";
import { test } from "../fixtures/app.ts";
import { alert, arrival, field, next } from "../pages/controls.ts";
import { consentBox, lastCode, password, somebody } from "../pages/signup.ts";

test("a walker signs up from '/' with the keyboard alone", async ({ desktop: page }) => {
  const person = somebody("Ross Newcomer", "5165550302");
  const { keyboard } = page;
  const tabTo = async (name: string | RegExp, role: Parameters<Page["getByRole"]>[0]) => {
    for (let tabs = 0; tabs < 30; tabs++) {
      await keyboard.press("Tab");
      if ((await page.getByRole(role, { name, exact: true }).and(page.locator(":focus")).count()) === 1) return;
    }
    throw new Error(`Tab does not reach ${name}`);
  };
  await page.goto("/");
  await tabTo("Login or Create Account", "link");
  await keyboard.press("Enter");
  await expect(page).toHaveURL("/auth");
  await expect(page.getByRole("link", { name: "Create Account" })).toBeVisible();
  // Before the application arrives, a link leads on by a new page, which begins at its start.
  await arrival(page);
  await tabTo("Create Account", "link");
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Create your account" })).toBeFocused();

  await tabTo(/^Client/, "radio");
  await keyboard.press("ArrowRight");
  await expect(page).toHaveURL("/signup/walker");
  await expect(page.getByRole("radio", { name: "Walker" })).toBeFocused();
  await expect(field(page, "Home address")).toHaveCount(0);
  await tabTo("Full name", "textbox");
  // Next is disabled. Enter shows the problems and focuses the first field with one.
  await keyboard.press("Enter");
  await expect(alert(page, "Email is required")).toBeVisible();
  await expect(field(page, "Full name")).toBeFocused();
  await keyboard.type(person.full_name);
  await keyboard.press("Tab");
  await keyboard.type(person.email);
  await keyboard.press("Tab");
  await keyboard.type(password);
  await expect(next(page)).toBeEnabled();
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Your referral code" })).toBeFocused();
  await tabTo("Referral code", "textbox");
  await keyboard.type("wkr23456");
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Verify your phone" })).toBeFocused();
  await tabTo("Phone number", "textbox");
  await keyboard.type(person.phone);
  await keyboard.press("Tab");
  await keyboard.press("Space");
  await expect(consentBox(page)).toBeChecked();
  await tabTo("Send Code", "button");
  await keyboard.press("Enter");
  await expect(field(page, "Verification code")).toBeFocused();
  await keyboard.type(await lastCode(page, person.phone));
  await keyboard.press("Enter");
  await expect(page).toHaveURL("/walker");
  expect(await page.evaluate("localStorage.getItem('kc:role')")).toBe("walker");

  await expect(page.getByRole("heading", { level: 1 })).toContainText("Hi Ross");
  await page.goBack();
  await expect(page).toHaveURL("/walker");
});
