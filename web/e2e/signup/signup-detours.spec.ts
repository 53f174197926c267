import { expect, type Page } from "@playwright/test";
import { test } from "../fixtures/app.ts";
import { alert, button, field, next, passwordField } from "../pages/controls.ts";
import { consentBox, fillBasics, keptSignup, lastCode, password, signUpToCodeStep, somebody } from "../pages/signup.ts";

/** Holds back the answer to the next call of a path. `held` resolves when it has arrived; `release` lets it through. */
async function holdBack(page: Page, path: string) {
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  let calls = 0;
  await page.route(`**/api${path}`, async (route) => {
    calls += 1;
    if (calls > 1) return route.fallback();
    const response = await route.fetch();
    held.resolve();
    await released.promise;
    await route.fulfill({ response });
  });
  return {
    held: held.promise,
    async release() {
      const answered = page.waitForResponse(`**/api${path}`);
      released.resolve();
      await (await answered).finished();
    },
  };
}

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

test("a click counts while the answer to an earlier one is pending", async ({ desktop: page }) => {
  await goToReferralStep(page, "walker", "Ida Impatient");
  const answer = await holdBack(page, "/signup/referral/validate");
  await field(page, "Referral code").fill("WKR99999");
  await next(page).click();
  await answer.held;
  await button(page, "Back").click();
  await next(page).click();
  await field(page, "Referral code").fill("WKR23456");
  await next(page).click();
  await expect(page).toHaveURL("/signup/walker/number-verification");

  const first = await holdBack(page, "/auth/phone/send-code");
  await field(page, "Phone number").fill("5165550335");
  await consentBox(page).check();
  await button(page, "Send Code").click();
  await first.held;
  await page.goBack();
  await next(page).click();
  await field(page, "Phone number").fill("5165550336");
  await consentBox(page).check();
  await button(page, "Send Code").click();
  await expect(page.getByText("516-555-0336")).toBeVisible();

  const resent = await holdBack(page, "/auth/phone/send-code");
  await page.clock.fastForward(31_000);
  await button(page, "Resend code").click();
  await resent.held;
  await button(page, "Change number").click();
  await field(page, "Phone number").fill("5165550337");
  await button(page, "Send Code").click();
  await expect(page.getByText("516-555-0337")).toBeVisible();
});

test("a code sent or verified after leaving the step does not navigate", async ({ desktop: page }) => {
  const person = somebody("Sal Slow", "5165550331");
  await goToReferralStep(page, "walker", person.full_name);
  await field(page, "Referral code").fill("WKR23456");
  await next(page).click();
  await field(page, "Phone number").fill(person.phone);
  await consentBox(page).check();
  const sent = await holdBack(page, "/auth/phone/send-code");
  await button(page, "Send Code").click();
  await sent.held;
  await page.getByRole("link", { name: "Back to the referral code" }).click();
  await sent.release();
  await expect(page).toHaveURL("/signup/walker?step=2");

  const other = somebody("Vic Verified", "5165550332");
  await signUpToCodeStep(page, "walker", other);
  await field(page, "Verification code").fill(await lastCode(page, other.phone));
  const verified = await holdBack(page, "/auth/phone/verify");
  await button(page, "Verify").click();
  await verified.held;
  await page.getByRole("link", { name: "Back to the referral code" }).click();
  await page.getByRole("link", { name: "Sign in", exact: true }).click();
  await expect(passwordField(page)).toBeVisible();
  await verified.release();
  await expect(page).toHaveURL("/login");
  expect(await keptSignup(page)).toBeNull();
});

test("a foreign number is refused and not cut to ten digits", async ({ desktop: page }) => {
  await page.goto("/verify-phone");
  const phone = field(page, "Phone number");
  for (const [typed, shown] of [
    ["+1 (516) 555-0134", "516-555-0134"],
    ["1 516 555 0134", "516-555-0134"],
    ["Mobile: 516.555.0134", "516-555-0134"],
    ["+49 89 2345 6789", "+49 89 2345 6789"],
  ] as const) {
    await phone.fill(typed);
    await expect(phone).toHaveValue(shown);
    await phone.clear();
    await phone.pressSequentially(typed);
    await expect(phone).toHaveValue(shown);
  }
  await button(page, "Send Code").click();
  await expect(alert(page, "This is another country's number. Please enter a US one.")).toBeVisible();
});
