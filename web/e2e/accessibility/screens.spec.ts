import { expect, type Page } from "@playwright/test";
import { signIn } from "../fixtures/accounts.ts";
import { test } from "../fixtures/app.ts";
import { withoutRing } from "../fixtures/focus-ring.ts";
import { unreadable, violations } from "../fixtures/violations.ts";

const screens = {
  nobody: [
    "/",
    "/auth",
    "/login",
    "/welcome",
    "/forgot-password",
    "/reset-password",
    "/signup",
    "/SmsConsent",
    "/verify-phone",
  ],
  owner: [
    "/admin",
    "/admin/clients",
    "/admin/clients/new",
    "/admin/walkers",
    "/admin/walkers/new",
    "/admin/calendar",
    "/admin/completed-walks",
    "/admin/invoices",
    "/admin/invoices/make",
    "/admin/settings",
    "/admin/settings?tab=prices",
    "/admin/settings?tab=codes",
    "/admin/settings?tab=history",
  ],
  walker: [
    "/walker",
    "/walker?view=week",
    "/walker?view=earnings",
    "/walker?view=earnings&range=custom",
    "/walker/settings",
  ],
  client: ["/client", "/client?tab=upcoming", "/client?tab=history", "/client/settings"],
} as const;
type Who = keyof typeof screens;

for (const who of Object.keys(screens) as Who[]) {
  for (const path of screens[who]) {
    test(`${path} has a title, fits 320 pixels, and no axe violation, light and dark`, async ({ desktop, mobile }) => {
      await mobile.setViewportSize({ width: 320, height: 640 });
      for (const page of [desktop, mobile]) {
        if (who !== "nobody") await signIn(page, who);
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await hasLoaded(page);
        await expect(page).toHaveTitle(/Harbor & Hound/);
        await isCleanInBothSchemes(page);
      }
      expect(await mobile.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(320);
    });
  }
}

const dialogs = {
  nobody: [],
  owner: ["/admin?schedule=new"],
  walker: ["/walker/settings?delete=account"],
  client: ["/client/settings?delete=account"],
} as const;

for (const who of Object.keys(screens) as Who[]) {
  test(`every control of the screens of ${who} shows the focus with a ring, light and dark`, async ({ desktop }) => {
    if (who !== "nobody") await signIn(desktop, who);
    for (const path of [...screens[who], ...dialogs[who]]) {
      await desktop.goto(path);
      await expect(desktop.getByRole("heading", { level: 1, includeHidden: true })).toBeVisible();
      await hasLoaded(desktop);
      if (path.includes("=new") || path.includes("=account")) await expect(desktop.getByRole("dialog")).toBeVisible();
      for (const colorScheme of ["light", "dark"] as const) {
        await desktop.emulateMedia({ colorScheme });
        expect(await withoutRing(desktop), `${path}, ${colorScheme}`).toEqual([]);
      }
    }
  });
}

test("the dialogs have no axe violation", async ({ desktop, mobile }) => {
  await signIn(desktop, "owner");
  await desktop.getByRole("button", { name: "+ Schedule Walk" }).click();
  await desktop.getByRole("dialog").getByText("Monthly", { exact: true }).click();
  expect(await violations(desktop)).toEqual([]);
  await signIn(mobile, "walker");
  const visit = mobile.getByRole("region", { name: "Today's walks" }).getByRole("article").first();
  await visit.getByRole("button", { name: "Complete walk" }).click();
  await expect(mobile.getByRole("dialog")).toBeVisible();
  expect(await violations(mobile)).toEqual([]);
});

async function hasLoaded(page: Page): Promise<void> {
  await expect(page.locator("[aria-busy=true], [role=status][aria-label=Loading]")).toHaveCount(0);
}

async function isCleanInBothSchemes(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await unreadable(page)).toEqual([]);
}
