import type { Page } from "@playwright/test";

export const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
export const passwordField = (page: Page) => page.getByLabel("Password", { exact: true });
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
export const next = (page: Page) => button(page, "Next");
export const alert = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });

/** Waits until the application has taken over a page that stood in the HTML. */
export async function arrival(page: Page): Promise<void> {
  await page.waitForFunction(() => (globalThis as { bootstrapData?: { arrived: boolean } }).bootstrapData?.arrived);
}

/** Collects the requests that a page sends to a path below /api from now on: the body, else the address. */
export function requestsTo(page: Page, path: string): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === `/api${path}`) sent.push(request.postData() ?? request.url());
  });
  return sent;
}

/** Collects the requests other than GET that a page sends from now on, such as 'PATCH /api/me'. */
export function writes(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return sent;
}
