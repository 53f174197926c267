import { expect } from "@playwright/test";
import { test } from "../fixtures/app.ts";
import { alert, arrival, button, field, next, passwordField, requestsTo } from "../pages/controls.ts";
import { consentBox, fillBasics, keptSignup, lastCode, lastText, password, somebody } from "../pages/signup.ts";

test("a client with pets and a garage code signs up from '/', and sees the problem of each wrong entry", async ({
  desktop: page,
}) => {
  const person = somebody("Bea Newcomer", "5165550301");
  await page.goto("/");
  await page.getByRole("link", { name: "Book An Appointment" }).first().click();
  await expect(page).toHaveURL("/auth");
  await page.getByRole("link", { name: "Create Account" }).click();
  await expect(page).toHaveURL("/signup");
  await expect(page.getByText("Step 1 of 4")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Client" })).toBeChecked();

  await arrival(page);
  await test.step("step 1", async () => {
    await field(page, "Full name").focus();
    await field(page, "Full name").blur();
    await expect(field(page, "Full name")).toHaveAccessibleDescription("Full name is required");
    await passwordField(page).fill("sunny-day");
    await passwordField(page).blur();
    await expect(alert(page, "Password must contain at least 1 uppercase letter")).toBeVisible();
    await fillBasics(page, person);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await button(page, "Add another pet").click();
    await expect(field(page, "Pet name 2")).toBeFocused();
    await page.keyboard.type("Max");
    await button(page, "Add another pet").click();
    await expect(field(page, "Pet name 3")).toBeFocused();
    await page.keyboard.type("Nobody");
    await button(page, "Remove Nobody").click();
    await expect(field(page, "Pet name 2")).toBeFocused();
    await field(page, "Garage code (optional)").fill("2468#");

    await field(page, "Email").fill("Client@Example.com");
    await expect(alert(page, "Email is already registered")).toBeVisible();
    await expect(next(page)).toBeDisabled();
    await page.route("**/api/auth/email-available*", (route) => route.abort(), { times: 1 });
    await field(page, "Email").fill(person.email);
    await expect(alert(page, "Failed to check email availability")).toBeVisible();
    await expect(next(page)).toBeDisabled();
    await button(page, "Try again").click();
    await expect(next(page)).toBeEnabled();
    await next(page).click();
  });

  await test.step("step 2", async () => {
    await expect(page.getByRole("heading", { name: "Your referral code" })).toBeFocused();
    await expect(page.getByText("Step 2 of 4")).toBeVisible();
    await next(page).click();
    await expect(alert(page, "Referral code is required")).toBeVisible();
    await expect(field(page, "Referral code")).toBeFocused();
    await field(page, "Referral code").fill("WKR23456");
    await next(page).click();
    await expect(alert(page, "Invalid referral code")).toBeVisible();
    await page.route("**/api/signup/referral/validate", (route) => route.abort(), { times: 1 });
    await next(page).click();
    await expect(alert(page, "The server cannot be reached")).toContainText("Invalid referral code");

    await button(page, "Back").click();
    await expect(page.getByRole("heading", { name: "Create your account" })).toBeFocused();
    await expect(field(page, "Full name")).toHaveValue(person.full_name);
    await expect(passwordField(page)).toHaveValue(password);
    await expect(field(page, "Pet name 2")).toHaveValue("Max");
    await next(page).click();
    await field(page, "Referral code").fill(" cnt23456 ");
    expect(await keptSignup(page)).not.toContain("CNT23456");
    await next(page).click();
  });

  await test.step("step 3", async () => {
    await expect(page).toHaveURL("/signup/client/number-verification");
    await expect(page.getByText("Step 3 of 4")).toBeVisible();
    expect(JSON.parse(String(await keptSignup(page)))).toEqual({
      role: "client",
      full_name: person.full_name,
      email: person.email,
      password,
      referral_code: "CNT23456",
      home_address: "41 Harbor Lane, Bellmore, NY",
      pet_names: ["Biscuit", "Max"],
      garage_code: "2468#",
    });
    await button(page, "Send Code").click();
    await expect(alert(page, "Please enter a valid 10-digit phone number")).toBeVisible();
    await expect(page.getByText("You must agree to receive SMS messages to proceed")).toBeVisible();
    await expect(field(page, "Phone number")).toBeFocused();
    await consentBox(page).check();

    // The SNS stand-in refuses numbers with this ending.
    await field(page, "Phone number").fill("516-555-0001");
    await button(page, "Send Code").click();
    await expect(page.getByRole("status").filter({ hasText: "SMS temporarily unavailable" })).toBeVisible();
    await expect(button(page, "Send Code")).toBeDisabled();
    await button(page, "Try again").click();
    await page.route("**/api/auth/phone/send-code", (route) => route.abort(), { times: 1 });
    await field(page, "Phone number").fill("");
    await field(page, "Phone number").pressSequentially(`1${person.phone}`);
    await expect(field(page, "Phone number")).toHaveValue("516-555-0301");
    await button(page, "Send Code").click();
    await expect(alert(page, "Failed to send verification code")).toBeVisible();
    const sent = requestsTo(page, "/auth/phone/send-code");
    await button(page, "Send Code").dblclick();
    await expect(field(page, "Verification code")).toBeFocused();
    expect(sent).toEqual(['{"phone":"5165550301","referral_code":"CNT23456"}']);
  });

  await test.step("the code", async () => {
    const code = field(page, "Verification code");
    const resend = page.getByRole("button", { name: /^Resend code/ });
    await expect(resend).toHaveText(/^Resend code in (30|2\d) s$/);
    await expect(resend).toBeDisabled();
    await page.reload();
    await expect(code).toBeVisible();
    await page.clock.fastForward(30_000);
    await expect(resend).toHaveText("Resend code");
    await resend.click();
    // Only the browser's clock moved, so the server still refuses.
    await expect(alert(page, "before asking for another code")).toBeVisible();

    await button(page, "Verify").click();
    await expect(code).toHaveAccessibleDescription("Please enter the verification code");
    await expect(code).toBeFocused();
    const right = await lastCode(page, person.phone);
    await code.fill(right === "123456" ? "654321" : "123456");
    await button(page, "Verify").click();
    await expect(code).toHaveAccessibleDescription("Invalid verification code");
    await expect(code).toBeFocused();

    await page.route("**/api/signup/client/complete", (route) => route.abort(), { times: 1 });
    // Pasting inserts the whole message at once.
    await page.keyboard.insertText(await lastText(page, person.phone));
    await expect(code).toHaveValue(right);
    const guesses = requestsTo(page, "/auth/phone/verify");
    await button(page, "Verify").dblclick();
    await expect(alert(page, "Failed to complete signup")).toBeVisible();
    await expect(page.getByText("Step 4 of 4")).toBeVisible();
    expect(guesses).toHaveLength(1);
    expect(JSON.parse(String(await keptSignup(page)))).toMatchObject({
      phone_raw: "5165550301",
      phone_display: "516-555-0301",
      phone_verified: true,
      sms_consent: true,
      sms_consent_at: expect.stringMatching(/^2026-11-20T13:3\d:\d\d\.\d{3}Z$/),
      sms_consent_text_version: "v1",
      phone_proof: expect.any(String),
    });
  });

  await test.step("the account", async () => {
    await page.reload();
    const completions = requestsTo(page, "/signup/client/complete");
    await button(page, "Create Account").dblclick();
    await expect(page).toHaveURL("/client");
    expect(completions).toHaveLength(1);
    expect(await keptSignup(page)).toBeNull();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Bea");
    await page.goto("/client/settings");
    await expect(field(page, "Home address")).toHaveValue("41 Harbor Lane, Bellmore, NY");
    await expect(field(page, "Pet name 2")).toHaveValue("Max");
  });
});
