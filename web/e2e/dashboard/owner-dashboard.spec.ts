import { expect } from "@playwright/test";
import { signIn } from "../fixtures/accounts.ts";
import { test } from "../fixtures/app.ts";

test("a name of the greatest length does not make today's page scroll sideways", async ({ desktop: page }) => {
  const name = "W".repeat(100);
  await page.route("**/api/walkers", async (route) => {
    const team: object[] = await (await route.fetch()).json();
    await route.fulfill({ json: team.map((walker) => ({ ...walker, name })) });
  });
  await signIn(page, "owner");
  await expect(page.getByText(name).first()).toBeVisible();
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.locator("html").evaluate((html) => html.scrollWidth)).toBe(width);
  }
});

test("the owner's header takes one line at 320 pixels, where the round + stays in it too", async ({
  desktop: page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, "owner", "/admin/settings");
  await expect(page.getByRole("button", { name: "+ Schedule Walk" })).toBeVisible();
  const topOf = async (name: string) => (await page.getByRole("button", { name }).boundingBox())?.y;
  expect(await topOf("Logout")).toBe(await topOf("Open menu"));
});
