import { expect } from "@playwright/test";
import { test } from "../fixtures/app.ts";
import { violations } from "../fixtures/violations.ts";
import { alert, button, requestsTo } from "../pages/controls.ts";

test("while the server sleeps /login says so for a minute, then that it does not respond, and tries again", async ({
  desktop: page,
}) => {
  const requested = requestsTo(page, "/ping");
  await page.route("**/api/ping", (route) => route.abort());
  await page.goto("/login");
  const warming = page.getByText("Warming up the server...");
  await expect(warming).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(alert(page, "Server is not responding. Please try again later.")).toBeVisible();
  await expect(warming).toHaveCount(0);
  expect(await violations(page)).toEqual([]);

  const tries = requested.length;
  await page.unroute("**/api/ping");
  await button(page, "Try again").click();
  await expect.poll(() => requested.length).toBe(tries + 1);
  await expect(page.getByText(/Warming up|not responding/)).toHaveCount(0);
});
