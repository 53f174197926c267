import { expect } from "@playwright/test";
import { newAccount } from "../fixtures/accounts.ts";
import { test } from "../fixtures/app.ts";
import { alert, button, field } from "../pages/controls.ts";
import { tryToSignIn } from "../pages/sign-in.ts";

test("an emailed code sets a new password, and the page does not reveal who has an account", async ({
  desktop: page,
  app,
  request,
  api,
}) => {
  const account = await newAccount(api, "client");
  const ask = async (email: string) => {
    await page.goto("/forgot-password");
    await field(page, "Email").fill(email);
    await button(page, "Email me a code").click();
    await expect(page.getByRole("heading", { name: "Set a new password" })).toBeVisible();
    return page.getByRole("main").innerText();
  };
  await page.goto("/forgot-password");
  await page.route("**/api/auth/password/forgot", (route) => route.abort(), { times: 1 });
  await field(page, "Email").fill(account.email);
  await button(page, "Email me a code").click();
  await expect(alert(page, "Unable to connect to server. Please check your connection and try again.")).toBeVisible();

  expect(await ask("nobody@test.example")).toBe(await ask(account.email));
  await expect(field(page, "Email")).toHaveValue(account.email);
  const emails: { to: string; text: string }[] = await (await request.get(`${app.url}/dev/emails`)).json();
  const [code = ""] = /\d{6}/.exec(emails.findLast(({ to }) => to === account.email)?.text ?? "") ?? [];
  const newPassword = page.getByLabel("New password", { exact: true });
  await button(page, "Change password").click();
  await expect(field(page, "Verification code")).toHaveAccessibleDescription("Please enter the verification code");
  await expect(field(page, "Verification code")).toBeFocused();
  await newPassword.fill("lakeview-2027");
  await field(page, "Verification code").fill(code === "123456" ? "654321" : "123456");
  await button(page, "Change password").click();
  await expect(alert(page, "Password must contain at least one uppercase letter")).toBeVisible();
  await newPassword.fill("Lakeview-2027");
  await button(page, "Change password").click();
  await expect(field(page, "Verification code")).toHaveAccessibleDescription("Invalid verification code");
  await field(page, "Verification code").fill(code);
  await button(page, "Change password").click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByText("Your password is changed. Sign in with the new one.")).toBeVisible();
  await tryToSignIn(page, account.email, account.password);
  await expect(page.getByRole("alert")).toHaveText("Email or password is incorrect.");
  await tryToSignIn(page, account.email, "Lakeview-2027");
  await expect(page).toHaveURL("/client");
});
