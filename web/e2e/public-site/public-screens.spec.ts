import { expect } from "@playwright/test";
import { test } from "../fixtures/app.ts";
import { violations } from "../fixtures/violations.ts";
import { alert, button, field, requestsTo } from "../pages/controls.ts";
import { consentBox } from "../pages/signup.ts";

test("the consent page shows how people opt in, and to what, and sends nothing", async ({ desktop: page }) => {
  const texts: string[] = [];
  for (const path of ["/consent/sms-opt-in-demo", "/SmsConsent"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    texts.push(await page.getByRole("main").innerText());
  }
  expect(texts[0]).toBe(texts[1]);
  for (const part of ["I agree to receive text messages", "STOP", "HELP", "version v1", "rates", "(516) 555-0134"]) {
    expect(texts[0]).toContain(part);
  }
  await expect(consentBox(page)).not.toBeChecked();
  const sent = requestsTo(page, "/auth/phone/send-code");
  await button(page, "Send Code").click();
  await expect(alert(page, "Please enter a valid 10-digit phone number")).toBeVisible();
  await expect(page.getByText("You must agree to receive SMS messages to proceed")).toBeVisible();
  await field(page, "Phone number").fill("5165550310");
  await consentBox(page).check();
  await button(page, "Send Code").click();
  await expect(page.getByText("nothing was sent")).toBeVisible();
  expect(sent).toEqual([]);
});

test("the standalone phone page says 'SMS Not Configured Yet' when Send Code is used", async ({ desktop: page }) => {
  await page.goto("/verify-phone");
  await expect(page.getByText("SMS Not Configured Yet")).toHaveCount(0);
  const sent = requestsTo(page, "/auth/phone/send-code");
  await field(page, "Phone number").fill("5165550311");
  await button(page, "Send Code").click();
  await expect(page.getByText("SMS Not Configured Yet")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(sent).toEqual([]);
});
