import { expect } from "@playwright/test";
import { logIn, newAccount, openSettings } from "./support/account.ts";
import { test } from "./support/app.ts";
import { endsAtItsNextRequest, isAtTheFront, otherDevice, section, writes } from "./support/settings.ts";
import { violations } from "./support/violations.ts";

test("a walker deletes their account: what it does is said, and it asks for password and word", async ({
  mobile: page,
  browser,
  app,
  request,
}) => {
  const account = await newAccount(app, request, "walker");
  await openSettings(page, account);
  const other = await otherDevice(browser, app, account);
  const open = section(page, "Danger zone").getByRole("button", { name: "Delete account" });
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  const password = dialog.getByLabel("Password", { exact: true });
  const word = dialog.getByLabel("Type DELETE to confirm");
  const confirm = dialog.getByRole("button", { name: "Delete account" });

  await open.click();
  await expect(password).toBeFocused();
  for (const consequence of ["future visits are cancelled", "personal data is removed", "stay for the books"]) {
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
  await isAtTheFront(page);
  expect(sent).toEqual(["DELETE /api/me"]);

  await logIn(page, account);
  await expect(page.getByText("Email or password is incorrect.")).toBeVisible();
  await endsAtItsNextRequest(other);
  await other.context().close();
});

test("a client's deleted account leaves its visits to the owner without a name", async ({
  desktop: page,
  app,
  request,
}) => {
  const account = await newAccount(app, request, "client");
  await openSettings(page, account);
  await section(page, "Danger zone").getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Password", { exact: true }).fill(account.password);
  await dialog.getByLabel("Type DELETE to confirm").fill("DELETE");
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await isAtTheFront(page);
  const owner = await request.post(`${app.url}/api/login`, {
    data: { email: "owner@example.com", password: "Bellmore-2026" },
  });
  const clients = await request.get(`${app.url}/api/clients`, {
    headers: { authorization: `Bearer ${(await owner.json()).token}` },
  });
  expect(await clients.text()).not.toContain(account.email);
});
