import { expect } from "@playwright/test";
import { test } from "../fixtures/app.ts";
import { button } from "../pages/controls.ts";
import { tryToSignIn } from "../pages/sign-in.ts";
import { signUpToCodeStep, somebody, verifyCode } from "../pages/signup.ts";

const forbidden = `for (const name of ["localStorage", "sessionStorage"]) {
  Object.defineProperty(window, name, { get() { throw new DOMException("Access is denied", "SecurityError"); } });
}`;
const full = `Storage.prototype.setItem = () => { throw new DOMException("Full", "QuotaExceededError"); };`;

for (const [what, script, phone] of [
  ["forbids its storage", forbidden, "5165550341"],
  ["has no room in its storage", full, "5165550342"],
] as const) {
  test(`people can sign up, sign in and see their visits in a browser that ${what}`, async ({ desktop: page }) => {
    await page.addInitScript(script);
    await page.goto("/SmsConsent");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Text messages, only if you agree");
    await page.goto("/login");
    await tryToSignIn(page, "walker@example.com");
    await expect(page).toHaveURL("/walker");
    await expect(page.getByRole("region", { name: "Today's walks" }).getByRole("article").first()).toBeVisible();
    await button(page, "Logout").click();
    await expect(page.getByRole("link", { name: "Login or Create Account" })).toBeVisible();

    const person = somebody(`Pia Private ${phone}`, phone);
    await signUpToCodeStep(page, "client", person);
    await verifyCode(page, phone);
    await expect(page).toHaveURL("/client");
  });
}
