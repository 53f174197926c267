import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import { type Account, signInAs } from "../fixtures/accounts.ts";
import { type App, startAt } from "../fixtures/app.ts";
import { expectLandingPage } from "./landing.ts";

export const section = (page: Page, title: string) => page.getByRole("region", { name: title, exact: true });
export const save = (form: Locator) => form.getByRole("button", { name: /^(Save|Change)/ });

/** Opens the settings in a new session. */
export async function openSettings(page: Page, account: Account): Promise<void> {
  await signInAs(page, account, `/${account.role}/settings`);
  await expect(page.getByLabel("Full name")).toHaveValue(account.name);
}

/** Opens the same person's settings in another browser. */
export async function otherDevice(browser: Browser, app: App, account: Account): Promise<Page> {
  const context = await browser.newContext({ baseURL: app.url, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.clock.install({ time: startAt });
  await openSettings(page, account);
  return page;
}

/** The server has ended the session, and the browser notices at its next request. */
export async function expectSessionEnded(page: Page): Promise<void> {
  await page.reload({ waitUntil: "commit" });
  await expectLandingPage(page);
  expect(await page.evaluate(() => localStorage.getItem("kc:token"))).toBeNull();
}
