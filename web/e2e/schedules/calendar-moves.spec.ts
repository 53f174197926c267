import { expect } from "@playwright/test";
import { signIn } from "../fixtures/accounts.ts";
import { test } from "../fixtures/app.ts";
import { violations } from "../fixtures/violations.ts";
import { bookOne, boxOf, cardOf, cell, day, drag, movedToast, movingBar, openBoard } from "../pages/board.ts";

test("by mouse a visit goes to another day, another walker, and another time frame", async ({ desktop: page, api }) => {
  const { id, pet, stored } = await bookOne(api);
  await openBoard(page, "week");
  await drag(page, cardOf(page, id), cell(page, "Marcus O'Neill", 4));
  await expect(movedToast(page, new RegExp(`${pet} moved to Marcus O'Neill, Fri, Feb 12, 9–12`))).toBeVisible();
  expect(await stored()).toMatchObject({ date: "2027-02-12", timeframe: "morning", walker: "Marcus O'Neill" });
  const fetched = page.waitForResponse(/admin-later.*\.js$/);
  await page.goto("/admin/calendar?view=day&date=2027-02-12");
  await expect(cardOf(page, id)).toBeVisible();
  await page.clock.fastForward(6000);
  await (await fetched).finished();
  await drag(page, cardOf(page, id), cell(page, "Marcus O'Neill", 4));
  await expect(movedToast(page, /6–9p/)).toBeVisible();
  expect(await stored()).toMatchObject({ timeframe: "evening" });
});

// WCAG 2.2, 2.5.7: nothing needs dragging.
test("by single taps on a phone a visit goes to another day, time frame and walker", async ({ mobile: page, api }) => {
  const { id, pet, stored } = await bookOne(api);
  await signIn(page, "owner", `/admin/calendar?view=day&date=${day}`);
  await cardOf(page, id).getByRole("button", { name: "Move", exact: true }).tap();
  await expect(movingBar(page)).toContainText(`Moving ${pet}`);
  await movingBar(page).getByRole("button", { name: "Cancel" }).tap({ trial: true });
  expect(await violations(page)).toEqual([]);
  await page.getByRole("navigation", { name: "Days" }).getByRole("button", { name: /^Thu/ }).tap();
  await page.getByText("12–3", { exact: true }).tap();
  await page.getByRole("button", { name: /^Marcus O'Neill.*Thu, Feb 11, 2027, Afternoon/ }).tap();
  await expect(movedToast(page, /moved to Marcus O'Neill, Thu, Feb 11, 12–3/)).toBeVisible();
  expect(await stored()).toMatchObject({ date: "2027-02-11", timeframe: "afternoon", walker: "Marcus O'Neill" });
});

test("by keyboard a visit is picked up, aimed and put, and Undo moves it back", async ({ desktop: page, api }) => {
  const { id, stored } = await bookOne(api);
  await signIn(page, "owner", `/admin/calendar?view=week&date=${day}`);
  await cardOf(page, id).getByRole("button").first().focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("grid")).toBeVisible();
  await expect(page.locator("[data-drop]:focus")).toHaveAttribute("aria-label", /^Rosa Delgado, Wed, Feb 10/);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(cardOf(page, id).getByRole("button").first()).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(movedToast(page, /^Undone/)).toBeVisible();
  // What the toast says lies over nothing that is said or offered below it.
  await movedToast(page, /^Undone/).hover();
  await cardOf(page, id).getByRole("button", { name: "Move", exact: true }).press("Enter");
  const [toast, bar] = [await boxOf(movedToast(page, /^Undone/)), await boxOf(movingBar(page))];
  expect(toast.y + toast.height).toBeLessThanOrEqual(bar.y);
  await page.getByRole("button", { name: "Move to…" }).click();
  const footer = page.getByRole("dialog").getByRole("button", { name: "Move", exact: true });
  await expect(footer).toBeVisible();
  expect((await boxOf(movedToast(page, /^Undone/))).y).toBeLessThanOrEqual(16);
  expect(await stored()).toMatchObject({ date: day, walker: "Rosa Delgado", version: 3 });
});
