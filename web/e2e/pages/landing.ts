import { expect, type Page } from "@playwright/test";

/** The address changes before the landing page has loaded, so this waits for its content too. */
export async function expectLandingPage(page: Page): Promise<void> {
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Book An Appointment" }).first()).toBeVisible();
}

/** Opens an address that leads nobody of this session in. The redirect may come while the address still loads. */
export async function expectTurnedAway(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "commit" });
  await expectLandingPage(page);
}
