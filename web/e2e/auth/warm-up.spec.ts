import { expect } from "@playwright/test";
import { test } from "../fixtures/app.ts";
import { violations } from "../fixtures/violations.ts";
import { alert, arrival, button, requestsTo } from "../pages/controls.ts";

test.describe("while the server sleeps", () => {
  test("/login asks 12 times, 5 seconds apart, and then says that the server does not respond", async ({
    desktop: page,
  }) => {
    const requested = requestsTo(page, "/ping");
    await page.route("**/api/ping", (route) => route.abort());
    await page.goto("/auth");
    const link = page.getByRole("link", { name: "Sign In" });
    await expect(link).toBeVisible();
    await arrival(page);
    await page.clock.pauseAt("2026-11-20T15:00:00Z");
    await link.click();
    const warming = page.getByRole("status").filter({ hasText: "Warming up the server..." });
    await expect(async () => {
      await page.clock.runFor(20);
      expect(requested).toHaveLength(1);
    }).toPass();
    for (let tries = 2; tries <= 12; tries++) {
      await expect(async () => {
        await page.clock.runFor(1);
        await expect(warming).toBeVisible({ timeout: 100 });
      }).toPass();
      await page.clock.runFor(4500);
      expect(requested).toHaveLength(tries - 1);
      await page.clock.runFor(500);
      await expect.poll(() => requested.length).toBe(tries);
    }
    await page.clock.resume();
    await expect(alert(page, "Server is not responding. Please try again later.")).toBeVisible();
    await expect(warming).toHaveCount(0);
    await page.clock.fastForward(30_000);
    expect(requested).toHaveLength(12);
    expect(await violations(page)).toEqual([]);

    await page.unroute("**/api/ping");
    await button(page, "Try again").click();
    await expect.poll(() => requested.length).toBe(13);
    await expect(page.getByText(/Warming up|not responding/)).toHaveCount(0);
  });

  test("the banner is shown until a slow answer arrives", async ({ desktop: page }) => {
    let wake = () => {};
    const awake = new Promise<void>((resolve) => {
      wake = resolve;
    });
    await page.route("**/api/ping", async (route) => {
      await awake;
      await route.continue();
    });
    await page.goto("/login");
    await expect(page.getByText("Warming up the server...")).toBeVisible();
    wake();
    await expect(page.getByText("Warming up the server...")).toHaveCount(0);
  });
});
