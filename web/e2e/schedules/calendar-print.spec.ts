import type { AnswerOf, listWalkers } from "@petcare/contract";
import { expect, type Page } from "@playwright/test";
import { signIn } from "../fixtures/accounts.ts";
import { test } from "../fixtures/app.ts";
import { printedSheets } from "../fixtures/printed.ts";

/** Opens a view of a week that no other journey books into. */
async function openView(page: Page, view: "day" | "month" | "agenda"): Promise<void> {
  await page.goto(`/admin/calendar?view=${view}&date=2027-05-12`);
  await expect(page.getByRole("group", { name: "Filters" })).toBeVisible();
  await expect(page.getByRole("status", { name: /^Loading/ })).toHaveCount(0);
}

/** Checks what is printed at the top, and what has no place on paper. */
async function hasHead(page: Page, period: string): Promise<void> {
  await page.emulateMedia({ media: "print" });
  const title = page.getByRole("heading", { name: "Calendar" });
  const head = page.getByRole("heading", { name: period });
  const [one, other] = [await title.boundingBox(), await head.boundingBox()];
  expect((one?.y ?? 0) + (one?.height ?? 0), "the period stands beside the title").toBeGreaterThan(other?.y ?? 0);
  for (const name of ["+ Schedule Walk", "Today", "Next day", "Next week", "Next month"]) {
    await expect(page.getByRole("button", { name, exact: true })).toBeHidden();
  }
  await expect(page.getByRole("navigation")).toBeHidden();
  await expect(page.getByRole("group", { name: "Filters" })).toBeHidden();
}

test("a day of the team prints on one sheet, with its frames", async ({ desktop: page }) => {
  // Other journeys hire walkers, each of whom has a row.
  await page.route("**/api/walkers", async (route) => {
    const team: AnswerOf<typeof listWalkers> = await (await route.fetch()).json();
    await route.fulfill({ json: team.slice(0, 8) });
  });
  await signIn(page, "owner");
  await openView(page, "day");
  expect(await printedSheets(page)).toEqual(["landscape"]);
  await hasHead(page, "Wed, May 12, 2027");
  await expect(page.getByRole("columnheader", { name: /^Late afternoon/ })).toBeVisible();
  await expect(page.getByText("free", { exact: true }).first()).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
