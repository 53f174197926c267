import { expect, type Page } from "@playwright/test";
import { signIn } from "../fixtures/accounts.ts";
import { test } from "../fixtures/app.ts";

test.use({ ownData: "steady screens" });

const visit = (page: Page) => page.getByRole("article").first();
const card = (page: Page) => page.getByRole("button", { name: /Biscuit/ }).first();
const today = {
  ...{ date: "2026-11-20", timeframe: "morning", start: "2026-11-20T14:00:00Z", end: "2026-11-20T17:00:00Z" },
  // After the time frame, which the line then names.
  completed_at: "2026-11-20T17:30:00Z",
};
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

test("/client does not move when the next visit comes after all else, today's note too", async ({ mobile: page }) => {
  await signIn(page, "client");
  await page.route("**/api/my-walk-history*", async (route) => {
    const answer = await route.fetch();
    const [last, ...more] = await answer.json();
    await route.fulfill({ json: [{ ...last, ...today, comments: "All well" }, ...more] });
  });
  const { promise: stands, resolve } = Promise.withResolvers<void>();
  await page.route("**/api/my-upcoming-walks*", async (route) => {
    const answer = await route.fetch();
    const [next, ...more] = await answer.json();
    await stands;
    await route.fulfill({ json: [{ ...next, pet_names: ["Biscuit", "Señor Whiskers"] }, ...more] });
  });
  await watch(page);
  await page.goto("/client");
  await expect(visit(page)).toBeVisible();
  await expect(page.getByText(/^Today, 9 AM–12 PM: done, /)).toBeVisible();
  resolve();
  await expect(page.getByText(/^Next visit: .*Señor Whiskers, with /)).toBeVisible();
  expect(await page.evaluate<number>("window.layoutShift")).toBeLessThanOrEqual(0.02);
});

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

test("/admin/invoices does not move when the reconciliation comes after all else", async ({ mobile: page }) => {
  await signIn(page, "owner");
  await watch(page);
  const others = ["invoices", "clients", "walkers"].map((name) =>
    page.waitForResponse((answer) => new URL(answer.url()).pathname === `/api/${name}`),
  );
  await page.route("**/api/reconciliation?*", async (route) => {
    await Promise.all(others);
    // What they brought has been drawn.
    await page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
    await route.continue();
  });
  await page.goto("/admin/invoices");
  await expect(page.getByText("Adds up to the cent")).toBeVisible();
  await expect(page.locator("[role=status][aria-label=Loading]")).toHaveCount(0);
  expect(await page.evaluate<number>("window.layoutShift")).toBeLessThanOrEqual(0.02);
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
