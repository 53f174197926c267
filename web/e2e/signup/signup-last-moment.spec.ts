import { createReferralCode } from "@petcare/contract";
import { expect } from "@playwright/test";
import { newAccount } from "../fixtures/accounts.ts";
import { test } from "../fixtures/app.ts";
import { alert, button, field, next, passwordField } from "../pages/controls.ts";
import { password, signUpToCodeStep, somebody, verifyCode } from "../pages/signup.ts";

test("an email or code that somebody else took meanwhile is asked for again, and nothing else is lost", async ({
  desktop: page,
  api,
}) => {
  const person = somebody("Lena Late", "5165550305");
  const issued = { id: "single-use-code-1", role: "client" as const, uses_limit: 1 };
  const { code } = await api.call(createReferralCode, { token: await api.tokenOf("owner"), body: issued });
  await signUpToCodeStep(page, "client", person, code);
  await newAccount(api, "client", { email: person.email.toUpperCase() });
  await verifyCode(page, person.phone);
  await expect(alert(page, "Email is already registered")).toBeVisible();
  await page.getByRole("link", { name: "Change your details" }).click();
  await expect(passwordField(page)).toHaveValue(password);
  await field(page, "Email").fill(`later-${person.email}`);
  await next(page).click();
  await expect(field(page, "Referral code")).toHaveValue(code);
  await next(page).click();

  await newAccount(api, "client", { referral_code: code });
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
