import type { AnswerOf, CalendarVisit, listWalkers } from "@petcare/contract";
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

test("a month prints on one sheet, however many visits it has", async ({ desktop: page }) => {
  await page.route("**/api/schedules?*", async (route) => {
    const visits: CalendarVisit[] = await (await route.fetch()).json();
    const tenfold = Array.from({ length: 10 }, (_, copy) =>
      visits.map((visit) => ({ ...visit, _id: `${visit._id}-${copy}`, ...(copy % 3 === 0 && { walker_id: null }) })),
    );
    await route.fulfill({ json: tenfold.flat() });
  });
  await signIn(page, "owner");
  await openView(page, "month");
  expect(await printedSheets(page)).toEqual(["landscape"]);
  await hasHead(page, "May 2027");
  await expect(page.getByText(/^\d+ scheduled$/)).toHaveCount(42);
  await expect(page.getByRole("list", { name: "Colors of the bars" })).toBeVisible();
  // The neighbouring months may still be on their way when the page closes.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("the agenda prints upright on four sheets, a line for each visit", async ({ desktop: page }) => {
  await signIn(page, "owner");
  await openView(page, "agenda");
  const sheets = await printedSheets(page);
  expect(sheets.length).toBeLessThanOrEqual(4);
  expect(new Set(sheets)).toEqual(new Set(["portrait"]));
  await hasHead(page, "May 10 – 16, 2027");
  const day = page.getByRole("region", { name: "Wednesday, May 12" });
  const [line] = await day.getByRole("listitem").all();
  await expect(day.getByRole("heading")).toContainText(/\d+ visits/);
  await expect(line ?? day).toContainText(/Rosa|Marcus|Priya|Tommy|Dale|Jasmine|Kate|Unassigned/);
  expect((await line?.boundingBox())?.height, "on one line").toBeLessThanOrEqual(32);
});
