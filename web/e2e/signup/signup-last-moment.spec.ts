import { expect } from "@playwright/test";
import { newAccount } from "../fixtures/accounts.ts";
import { test } from "../fixtures/app.ts";
import { makeSingleUseCode } from "../fixtures/at-storage.ts";
import { alert, button, field, next, passwordField } from "../pages/controls.ts";
import { consentBox, keptSignup, lastCode, password, signUpToCodeStep, somebody } from "../pages/signup.ts";

test("an email or code that somebody else took meanwhile is asked for again, and nothing else is lost", async ({
  desktop: page,
  app,
  api,
}) => {
  const person = somebody("Lena Late", "5165550305");
  await makeSingleUseCode(app, "CNT45678");
  await signUpToCodeStep(page, "client", person, "CNT45678");
  await newAccount(api, "client", { email: person.email.toUpperCase() });
  await field(page, "Verification code").fill(await lastCode(page, person.phone));
  await button(page, "Verify").click();
  await expect(alert(page, "Email is already registered")).toBeVisible();
  await page.getByRole("link", { name: "Change your details" }).click();
  await expect(passwordField(page)).toHaveValue(password);
  await field(page, "Email").fill(`later-${person.email}`);
  await next(page).click();
  await expect(field(page, "Referral code")).toHaveValue("CNT45678");
  await next(page).click();

  await newAccount(api, "client", { referral_code: "CNT45678" });
  await expect(page.getByText("Your number is verified: 516-555-0305")).toBeVisible();
  await button(page, "Create Account").click();
  await expect(alert(page, "Invalid referral code")).toBeVisible();
  await page.getByRole("link", { name: "Change the referral code" }).click();
  await next(page).click();
  await expect(alert(page, "Invalid referral code")).toBeVisible();
  await field(page, "Referral code").fill("CNT23456");
  await next(page).click();
  await button(page, "Create Account").click();
  await expect(page).toHaveURL("/client");
});

test("a resent code replaces the first after 30 seconds, and a phone proof expires after an hour", async ({
  desktop: page,
  app,
}) => {
  const person = somebody("Olga Old", "5165550306");
  await signUpToCodeStep(page, "walker", person);
  const code = field(page, "Verification code");
  const first = await lastCode(page, person.phone);
  await app.sleep(31);
  await page.clock.fastForward(31_000);
  await button(page, "Resend code").click();
  await expect(page.getByRole("button", { name: /^Resend code in (30|2\d) s$/ })).toBeDisabled();
  const second = await lastCode(page, person.phone);
  expect(second).toMatch(/^\d{6}$/);
  expect(second).not.toBe(first);
  await code.fill(first);
  await button(page, "Verify").click();
  await expect(code).toHaveAccessibleDescription("Invalid verification code");
  await page.route("**/api/signup/walker/complete", (route) => route.abort(), { times: 1 });
  await code.fill(second);
  await button(page, "Verify").click();
  await expect(alert(page, "Failed to complete signup")).toBeVisible();

  await app.sleep(60 * 60);
  await button(page, "Try again").click();
  await expect(alert(page, "Please verify your phone number")).toBeVisible();
  await expect(page.getByText("Step 3 of 4")).toBeVisible();
  await expect(field(page, "Phone number")).toHaveValue("516-555-0306");
  expect(await keptSignup(page)).not.toContain("phone_proof");
  await consentBox(page).check();
  await button(page, "Send Code").click();
  await expect(code).toBeVisible();
  await code.fill(await lastCode(page, person.phone));
  await button(page, "Verify").click();
  await expect(page).toHaveURL("/walker");
  await app.kill();
  await app.start();
});
