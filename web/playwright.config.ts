import { defineConfig } from "@playwright/test";
import { browser } from "./e2e/fixtures/browser.ts";

export default defineConfig({
  testDir: "./e2e",
  globalSetup: "./e2e/fixtures/first-start.ts",
  testMatch: "**/*.spec.ts",
  outputDir: "../.local/browser-results",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Generous: no journey may depend on how busy the machine is.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["list"], ["json"]] : [["list"]],
  use: {
    // Far from the business's time zone, so a screen that uses the browser's time zone fails.
    timezoneId: "Pacific/Auckland",
    locale: "en-US",
    reducedMotion: "reduce",
    // What a worker keeps would come ahead of what a journey intercepts. Journeys about the worker allow it.
    serviceWorkers: "block",
    // Snapshots of the page take about a quarter of the run's time, so only a failed journey's last screen is kept.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
    screenshot: "only-on-failure",
    launchOptions: await browser(),
  },
});
