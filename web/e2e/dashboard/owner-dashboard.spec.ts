import { expect } from "@playwright/test";
import { signIn } from "../fixtures/accounts.ts";
import { test } from "../fixtures/app.ts";
import { violations } from "../fixtures/violations.ts";

test("the owner's morning is one screen of 1440 × 900", async ({ desktop: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  // A machine that lacks the fonts' stand-ins draws taller letters until the fonts are there.
  const height = () => page.evaluate<number>("document.fonts.ready.then(() => document.documentElement.scrollHeight)");
  await signIn(page, "owner");
  await expect(page.getByRole("rowheader", { name: /Rosa Delgado/ })).toBeVisible();
  expect(await height()).toBeLessThanOrEqual(900);
  expect(await violations(page)).toEqual([]);
});

test("the owner's header takes one line at 320 pixels, where the round + stays in it too", async ({
  desktop: page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, "owner", "/admin/settings");
  await expect(page.getByRole("button", { name: "+ Schedule Walk" })).toBeVisible();
  const topOf = async (name: string) => (await page.getByRole("button", { name }).boundingBox())?.y;
  expect(await topOf("Logout")).toBe(await topOf("Open menu"));
});

test("letters typed right after Ctrl+K are in the search, also while it is still fetched", async ({
  desktop: page,
}) => {
  await signIn(page, "owner");
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  const held = Promise.withResolvers<void>();
  await page.route("**/admin-later-*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  const field = page.getByRole("dialog").getByRole("combobox", { name: "Search or jump to" });
  await page.keyboard.press("Control+k");
  await page.keyboard.type("lat");
  held.resolve();
  await expect(field).toHaveValue("lat");
  await page.keyboard.type("ke");
  await expect(field).toHaveValue("latke");
  await page.keyboard.press("Escape");
  await expect(field).toBeHidden();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("goldfarb");
  await expect(field).toHaveValue("goldfarb");
});
