import { expect, type Page } from "@playwright/test";
import { signIn } from "../fixtures/accounts.ts";
import { test } from "../fixtures/app.ts";

test.use({ ownData: "steady screens" });

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
      await watch(page);
      await page.goto(path);
      await expect(loaded(page)).toBeVisible();
      await expect(page.locator("[role=status][aria-label=Loading]")).toHaveCount(0);
      expect(await page.evaluate<number>("window.layoutShift")).toBeLessThanOrEqual(0.02);
    }
  });
}

test("/admin does not move, whichever of its answers comes after all else", async ({ desktop, mobile }) => {
  await desktop.setViewportSize({ width: 1440, height: 900 });
  const answers = ["/schedules", "/walkers", "/clients", "/walkers/overview", "/dashboard", "/history"];
  for (const page of [desktop, mobile]) {
    await signIn(page, "owner");
    await watch(page);
    for (const last of answers) {
      const { promise: others, resolve } = Promise.withResolvers<void>();
      const isLast = ({ pathname }: URL) => pathname === `/api${last}`;
      await page.route(isLast, async (route) => {
        await others;
        await route.continue();
      });
      const arrived = answers
        .filter((path) => path !== last)
        .map((path) => page.waitForResponse((response) => new URL(response.url()).pathname === `/api${path}`));
      await page.goto("/admin");
      await Promise.all(arrived);
      await page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))");
      resolve();
      await expect(page.getByRole("heading", { name: "Needs you" })).toBeVisible();
      await expect(page.getByRole("heading", { name: "Latest activity" })).toBeVisible();
      await expect(page.getByRole("heading", { name: "Outstanding" })).toBeVisible();
      expect(await page.evaluate<number>("window.layoutShift"), last).toBeLessThanOrEqual(0.02);
      await page.unroute(isLast);
    }
  }
});

/**
 * Adds up what moves, and leaves the fonts out: a test machine need not have the system's fonts that stand in for them with
 * the same measures.
 */
async function watch(page: Page): Promise<void> {
  await page.route("**/*.woff2", (route) => route.abort());
  await page.addInitScript(noteShifts);
}

/** Adds up the layout shift, also what browsers put down to the tap that signed in: nobody touches the page itself. */
const noteShifts = `
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) window.layoutShift += value;
  }).observe({ type: "layout-shift", buffered: true });
`;
