import { expect } from "@playwright/test";
import { signIn } from "../fixtures/accounts.ts";
import { test } from "../fixtures/app.ts";
import { printedSheets } from "../fixtures/printed.ts";

test.use({ ownData: "week board" });

test("the team's week begins high on the screen, and prints with its dates on two sheets", async ({
  desktop: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, "owner", "/admin/calendar?view=week&date=2026-11-10");
  const first = page.getByRole("rowheader", { name: /^Unassigned/ });
  await expect(first).toBeVisible();
  expect((await first.boundingBox())?.y).toBeLessThanOrEqual(160);
  const done = page.getByRole("table").getByRole("button", { name: "✓ done" }).first();
  expect((await done.boundingBox())?.height).toBeLessThanOrEqual(24);

  await page.goto("/admin/calendar?view=week&date=2027-05-03");
  await expect(page.getByRole("table").getByRole("button", { name: /^9–12/ }).first()).toBeVisible();
  expect((await printedSheets(page)).length).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "May 3 – 9, 2027" })).toBeVisible();
  await expect(page.getByRole("button", { name: "+ Schedule Walk" })).toBeHidden();
});
