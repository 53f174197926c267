import { expect } from "@playwright/test";
import { signIn } from "../fixtures/accounts.ts";
import { test } from "../fixtures/app.ts";

test("long names stay inside their cards on the printed week", async ({ desktop: page }) => {
  await page.route("**/api/my-schedule*", async (route) => {
    const visits = await (await route.fetch()).json();
    await route.fulfill({
      json: visits.map((visit: object) => ({ ...visit, clientName: "Sinéad O'Shaughnessy-Featherstonehaugh" })),
    });
  });
  await signIn(page, "walker", "/walker?view=week");
  const names = page.getByRole("table").getByText("S. O'Shaughnessy-Featherstonehaugh");
  await expect(names.first()).toBeVisible();
  await page.emulateMedia({ media: "print" });
  const outside = await names.evaluateAll(
    (found) =>
      found.filter((name) => {
        const card = name.closest("button")?.getBoundingClientRect();
        return !card || name.getBoundingClientRect().right > card.right;
      }).length,
  );
  expect(outside).toBe(0);
});
