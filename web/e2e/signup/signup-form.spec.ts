import { expect } from "@playwright/test";
import { test } from "../fixtures/app.ts";
import { button, field, next, passwordField } from "../pages/controls.ts";
import { fillBasics, keptSignup, password, somebody } from "../pages/signup.ts";

test("the role switch resets the form, and step 3 without data of its role leads to step 1", async ({
  desktop: page,
}) => {
  const person = somebody("Wes Toggle", "5165550304");
  await page.goto("/signup/nobody");
  await expect(page).toHaveURL("/signup");
  await page.goto("/signup/Walker");
  await expect(page.getByRole("radio", { name: "Walker" })).toBeChecked();
  await fillBasics(page, person);
  await page.getByText("Client", { exact: true }).click();
  await expect(page).toHaveURL("/signup/client");
  await expect(field(page, "Full name")).toHaveValue("");
  await expect(passwordField(page)).toHaveValue("");
  await expect(page.getByRole("alert")).toHaveCount(0);

  for (const role of ["walker", "client"]) {
    await page.goto(`/signup/${role}/number-verification`);
    await expect(page).toHaveURL(`/signup/${role}`);
  }
  const toStepThree = async () => {
    await page.goto("/signup/client");
    await fillBasics(page, person);
    await next(page).click();
    await field(page, "Referral code").fill("CNT23456");
    await next(page).click();
    await expect(page).toHaveURL("/signup/client/number-verification");
    expect(await keptSignup(page)).toContain(password);
  };
  await toStepThree();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Verify your phone" })).toBeVisible();
  await page.getByRole("link", { name: "Back to the referral code" }).click();
  await expect(field(page, "Referral code")).toHaveValue("CNT23456");
  await button(page, "Back").click();
  await expect(field(page, "Pet name 1")).toHaveValue("Biscuit");
  await page.goto("/signup/walker/number-verification");
  await expect(page).toHaveURL("/signup/walker");
  await expect.poll(() => keptSignup(page)).toBeNull();
  await expect(field(page, "Full name")).toHaveValue("");

  await toStepThree();
  await page.getByRole("link", { name: "Back to the referral code" }).click();
  await page.getByRole("link", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/login");
  await expect.poll(() => keptSignup(page)).toBeNull();
});
