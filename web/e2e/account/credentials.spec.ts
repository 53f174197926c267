import { expect } from "@playwright/test";
import { newAccount } from "../fixtures/accounts.ts";
import { test } from "../fixtures/app.ts";
import { alert } from "../pages/controls.ts";
import { expectSessionEnded, openSettings, otherDevice, save, section } from "../pages/settings.ts";
import { logIn } from "../pages/sign-in.ts";

test("changing the email shows problems, ends other sessions, and makes the new email the sign-in", async ({
  desktop: page,
  browser,
  app,
  api,
}) => {
  const account = await newAccount(api, "client");
  await openSettings(page, account);
  const other = await otherDevice(browser, app, account);
  const form = section(page, "Change email");
  await form.getByLabel("New email").fill("Owner@Example.com");
  await save(form).click();
  await expect(form.getByLabel("New email")).toHaveAccessibleDescription("Email is already registered");
  await expect(form.getByLabel("New email")).toBeFocused();
  const email = `new-${account.email}`;
  await form.getByLabel("New email").fill(` ${email.toUpperCase()} `);
  await save(form).click();
  await expect(alert(page, `Email changed. From now on, sign in with ${email}`)).toBeVisible();
  await expect(form).toContainText(`You sign in with ${email}.`);
  await expect(form.getByLabel("New email")).toHaveValue("");

  await expectSessionEnded(other);
  await page.reload();
  await expect(form).toContainText(email);
  await logIn(other, account);
  await expect(other.getByText("Email or password is incorrect.")).toBeVisible();
  await logIn(other, { ...account, email });
  await expect(other).toHaveURL("/client");
  await other.context().close();
});

test("changing the password shows problems, ends other sessions, and makes the new password the sign-in", async ({
  desktop: page,
  browser,
  app,
  api,
}) => {
  const account = await newAccount(api, "walker");
  await openSettings(page, account);
  const other = await otherDevice(browser, app, account);
  const form = section(page, "Change password");
  const fields = {
    old: form.getByLabel("Current password", { exact: true }),
    next: form.getByLabel("New password", { exact: true }),
    again: form.getByLabel("Confirm new password", { exact: true }),
  };
  const fill = async (old: string, next: string, again: string) => {
    await fields.old.fill(old);
    await fields.next.fill(next);
    await fields.again.fill(again);
    await page.keyboard.press("Enter");
  };
  await fill(account.password, "Bellmore-2028", "Bellmore-2029");
  await expect(fields.again).toHaveAccessibleDescription("New passwords do not match");
  await fill("Bellmore-1999", "Bellmore-2028", "Bellmore-2028");
  await expect(fields.old).toHaveAccessibleDescription("Current password is incorrect.");
  await expect(fields.old).toBeFocused();

  await fields.old.fill(account.password);
  await form.getByRole("button", { name: "Show current password" }).click();
  await expect(fields.old).toHaveAttribute("type", "text");
  await save(form).click();
  await expect(alert(page, "Password changed")).toBeVisible();
  for (const field of Object.values(fields)) await expect(field).toHaveValue("");

  await expectSessionEnded(other);
  await page.reload();
  await expect(page.getByLabel("Full name")).toHaveValue(account.name);
  await logIn(other, account);
  await expect(other.getByText("Email or password is incorrect.")).toBeVisible();
  await logIn(other, { ...account, password: "Bellmore-2028" });
  await expect(other).toHaveURL("/walker");
  await other.context().close();
});
