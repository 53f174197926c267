import { expect } from "@playwright/test";
import { newAccount } from "../fixtures/accounts.ts";
import { test } from "../fixtures/app.ts";
import { violations } from "../fixtures/violations.ts";
import { writes } from "../pages/controls.ts";
import { expectLandingPage } from "../pages/landing.ts";
import { expectSessionEnded, openSettings, otherDevice, section } from "../pages/settings.ts";
import { logIn } from "../pages/sign-in.ts";

test("a walker deletes their account after reading the consequences and typing the password and DELETE", async ({
  mobile: page,
  browser,
  app,
  api,
}) => {
  const account = await newAccount(api, "walker");
  await openSettings(page, account);
  const other = await otherDevice(browser, app, account);
  const open = section(page, "Danger zone").getByRole("button", { name: "Delete account" });
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  const password = dialog.getByLabel("Password", { exact: true });
  const word = dialog.getByLabel("Type DELETE to confirm");
  const confirm = dialog.getByRole("button", { name: "Delete account" });

  await open.click();
  await expect(password).toBeFocused();
  for (const consequence of ["open visits go back to the office", "personal data is removed", "stay for the books"]) {
    await expect(dialog.getByText(consequence)).toBeVisible();
  }
  expect(await violations(page)).toEqual([]);
  await confirm.click();
  await expect(password).toHaveAccessibleDescription("Password is required");
  await expect(word).toHaveAccessibleDescription("Type DELETE to confirm");
  await password.fill("Bellmore-1999");
  await word.fill("delete");
  await confirm.click();
  await expect(password).toHaveAccessibleDescription("Password is incorrect.");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();

  await open.click();
  await expect(password).toHaveValue("");
  await password.fill(account.password);
  await word.fill("DELETE");
  const sent = writes(page);
  await confirm.dblclick();
  await expectLandingPage(page);
  expect(sent).toEqual(["DELETE /api/me"]);

  await logIn(page, account);
  await expect(page.getByText("Email or password is incorrect.")).toBeVisible();
  await expectSessionEnded(other);
  await other.context().close();
});
