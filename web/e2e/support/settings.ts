import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import { type Account, openSettings } from "./account.ts";
import { type App, startAt } from "./app.ts";

export const section = (page: Page, title: string) => page.getByRole("region", { name: title, exact: true });
export const toast = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });
export const save = (form: Locator) => form.getByRole("button", { name: /^(Save|Change)/ });
const pathOf = (url: string) => new URL(url).pathname;

/** The requests that a page sends from now on, but for those that read. */
export function writes(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(`${request.method()} ${pathOf(request.url())}`);
  });
  return sent;
}

/** A browser of the same person's somewhere else, with their settings open. */
export async function otherDevice(browser: Browser, app: App, account: Account): Promise<Page> {
  const context = await browser.newContext({ baseURL: app.url, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.clock.install({ time: startAt });
  await openSettings(page, account);
  return page;
}

/** The public page is one of its own, outside the application, and takes a moment to load. */
export async function isAtTheFront(page: Page): Promise<void> {
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Book An Appointment" }).first()).toBeVisible();
}

export async function endsAtItsNextRequest(page: Page): Promise<void> {
  await page.reload();
  await isAtTheFront(page);
  expect(await page.evaluate(() => localStorage.getItem("kc:token"))).toBeNull();
}
