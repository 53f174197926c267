import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type LocalApp, startLocal } from "@petcare/local/src/start-local.ts";
import { browser as installedBrowser } from "@petcare/web/e2e/fixtures/browser.ts";
import { type Browser, chromium, type Page } from "@playwright/test";
import type { Row } from "./row.ts";

/** Measures the built application, started with the demo data, in a browser. Both end with it. */
export async function inBrowser(measure: (browser: Browser, app: LocalApp) => Promise<Row[]>): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "petcare-bench-"));
  const app = await startLocal({ port: 0, dataDir });
  const browser = await chromium.launch(await installedBrowser());
  try {
    return await measure(browser, app);
  } finally {
    await browser.close();
    await app.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Leaves a session of a demo account in the browser, and loads nothing of the application. */
export async function signIn(page: Page, app: LocalApp, name: string): Promise<void> {
  const account = app.accounts.find(({ role }) => role === name);
  if (!account) throw new Error(`The demo data has no ${name}`);
  const { email, password } = account;
  const { token, role } = await (await page.request.post("/api/login", { data: { email, password } })).json();
  // This file starts no application.
  await page.goto("/robots.txt");
  await page.evaluate(`localStorage.setItem("kc:token", "${token}"); localStorage.setItem("kc:role", "${role}")`);
}
