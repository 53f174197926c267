import { expect, type Page } from "@playwright/test";
import { test } from "../fixtures/app.ts";
import { violations } from "../fixtures/violations.ts";
import { alert, arrival, button, field, next } from "../pages/controls.ts";
import { consentBox, fillBasics, lastCode, password, somebody } from "../pages/signup.ts";

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

test("a client signs up on a phone 320 pixels wide, and no step has an axe violation", async ({ mobile: page }) => {
  const person = somebody("Maximiliana-Alexandrina Featherstonehaugh-Cholmondeley-Wolfeschlegelstein", "5165550303");
  await page.setViewportSize({ width: 320, height: 640 });
  const fits = async () => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", colorScheme);
      expect(await violations(page)).toEqual([]);
    }
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(320);
    expect(await page.title()).toMatch(/, step \d of 4 · Harbor & Hound$/);
  };
  await page.goto("/signup/client");
  await field(page, "Full name").press("Enter");
  await button(page, "Add another pet").tap();
  await fits();
  await button(page, "Remove pet name 2").tap();
  await fillBasics(page, person);
  await field(page, "Pet name 1").fill("<img src=x onerror=alert(1)>");
  await expect(next(page)).toBeEnabled();
  await fits();
  await next(page).tap();
  await next(page).tap();
  await expect(alert(page, "Referral code is required")).toBeVisible();
  await fits();
  await field(page, "Referral code").fill("CNT23456");
  await next(page).tap();
  await button(page, "Send Code").tap();
  await expect(alert(page, "Please enter a valid 10-digit phone number")).toBeVisible();
  await fits();
  await field(page, "Phone number").fill(person.phone);
  await consentBox(page).check();
  await button(page, "Send Code").tap();
  await expect(field(page, "Verification code")).toHaveAttribute("autocomplete", "one-time-code");
  await expect(field(page, "Verification code")).toHaveAttribute("inputmode", "numeric");
  await button(page, "Verify").tap();
  await fits();
  await page.route("**/api/signup/client/complete", (route) => route.fulfill({ status: 502, body: "" }), { times: 1 });
  await field(page, "Verification code").fill(await lastCode(page, person.phone));
  await button(page, "Verify").tap();
  await expect(alert(page, "Failed to complete signup")).toBeVisible();
  await fits();
  await button(page, "Try again").tap();
  await expect(page).toHaveURL("/client");
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(320);
});
