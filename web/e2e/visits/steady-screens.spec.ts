import { expect, type Page } from "@playwright/test";
import { signIn } from "../fixtures/accounts.ts";
import { test } from "../fixtures/app.ts";

const visit = (page: Page) => page.getByRole("article").first();
const card = (page: Page) => page.getByRole("button", { name: /Biscuit/ }).first();
const danger = (page: Page) => page.getByRole("region", { name: "Danger zone" });

for (const [who, path, loaded] of [
  ["client", "/client", visit],
  ["client", "/client?tab=history", visit],
  ["client", "/client/settings", danger],
  ["walker", "/walker", visit],
  ["walker", "/walker/settings", danger],
  ["owner", "/admin/calendar", card],
] as const) {
  test(`${path} does not move what is there while the rest is loaded`, async ({ desktop, mobile }) => {
    for (const page of [desktop, mobile]) {
      await signIn(page, who);
      await page.addInitScript(noteShifts);
      await page.goto(path);
      await expect(loaded(page)).toBeVisible();
      await expect(page.locator("[role=status][aria-label=Loading]")).toHaveCount(0);
      expect(await page.evaluate<number>("window.layoutShift")).toBeLessThanOrEqual(0.02);
    }
  });
}

/** Adds up the layout shift, as browsers report it. */
const noteShifts = `
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.layoutShift += value;
  }).observe({ type: "layout-shift", buffered: true });
`;
