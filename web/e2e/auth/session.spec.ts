import { deactivatePerson, me } from "@petcare/contract";
import { expect } from "@playwright/test";
import { newAccount, signIn } from "../fixtures/accounts.ts";
import { test } from "../fixtures/app.ts";
import { violations } from "../fixtures/violations.ts";
import { alert, button, field } from "../pages/controls.ts";
import { expectLandingPage, expectTurnedAway } from "../pages/landing.ts";
import { logIn } from "../pages/sign-in.ts";

test.describe("a session that ends", () => {
  test("leads out of every tab when the server refuses its token", async ({ desktop: page }) => {
    await signIn(page, "walker", "/walker/settings");
    const other = await page.context().newPage();
    await other.goto("/walker/settings");
    await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
    const message = "Unauthorized: token expired";
    await page.route("**/api/my-schedule*", (route) => route.fulfill({ status: 401, json: { message } }));
    await expectTurnedAway(page, "/walker");
    await expect(page.getByText("Your session has ended.")).toBeVisible();
    await page.reload();
    await expect(page.getByText("Your session has ended.")).toBeHidden();
    await expectLandingPage(other);
  });

  test("of a deactivated account ends at the next request, and /auth says so once", async ({ desktop: page, api }) => {
    const deactivated = "Your account was deactivated by an administrator.";
    const account = await newAccount(api, "walker");
    await logIn(page, account);
    await expect(page).toHaveURL("/walker");
    await page.goto("/walker/settings");
    await expect(field(page, "Phone")).toBeVisible();
    const params = { id: (await api.call(me, { token: account.token })).id };
    const body = { visits: { do: "unassign" } } as const;
    await api.call(deactivatePerson, { token: await api.tokenOf("owner"), params, body });

    await page.getByRole("link", { name: "Back" }).click();
    await expect(page).toHaveURL("/auth");
    await expect(alert(page, deactivated)).toBeVisible();
    expect(await page.evaluate("localStorage.getItem('kc:deactivated')")).toBeNull();
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
    await expect(page.getByText(deactivated)).toHaveCount(0);
    await logIn(page, account);
    await expect(page.getByRole("alert")).toHaveText("Your account has been deactivated. Contact admin.");

    await page.evaluate("localStorage.setItem('kc:deactivated', 'true')");
    await page.goto("/auth");
    await button(page, "Dismiss").click();
    await expect(page.getByText(deactivated)).toHaveCount(0);
  });
});

test("Back shows nothing of a session after a client has logged out", async ({ desktop: page }) => {
  await signIn(page, "client");
  await page.getByRole("tab", { name: "Walk History" }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
  await page.goBack();
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in");
  await expect(page.getByRole("article")).toHaveCount(0);
});
