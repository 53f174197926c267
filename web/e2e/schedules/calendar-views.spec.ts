import type { AnswerOf, listSchedules } from "@petcare/contract";
import { expect, type Page } from "@playwright/test";
import { signIn } from "../fixtures/accounts.ts";
import { test } from "../fixtures/app.ts";

const views = {
  day: "Visits of the day by walker and time frame",
  week: "Visits of the week by walker and day",
  month: "Visits of six weeks by day",
};

/** Waits until the calendar shows its visits. */
async function isDrawn(page: Page): Promise<void> {
  await expect(page.getByRole("group", { name: "Filters" })).toBeVisible();
  await expect(page.locator("[aria-label^=Loading]")).toHaveCount(0);
}

test("the views lead to each other, Back leaves each, and a reload keeps what is shown", async ({ desktop: page }) => {
  await signIn(page, "owner", "/admin/calendar");
  await expect(page.getByRole("table", { name: views.week })).toBeVisible();
  await page.getByRole("link", { name: "Month" }).click();
  const month = page.getByRole("table", { name: views.month });
  await month.getByRole("link", { name: /^Wed, Nov 25, 2026/ }).click();
  await expect(page.getByRole("table", { name: views.day })).toBeVisible();
  await expect(page).toHaveURL("/admin/calendar?view=day&date=2026-11-25");
  await page.getByRole("button", { name: "Next day" }).click();
  await expect(page.getByRole("heading", { name: "Thu, Nov 26, 2026" })).toBeVisible();
  await page.getByRole("combobox", { name: "Status" }).selectOption("Scheduled");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Thu, Nov 26, 2026" })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Status" })).toHaveValue("scheduled");
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Wed, Nov 25, 2026" })).toBeVisible();
  await page.goBack();
  await expect(month).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("table", { name: views.week })).toBeVisible();
});

test("no view is pushed sideways on a screen of 320 pixels, however long the names and full the cells", async ({
  mobile: page,
}) => {
  const name = "Wolfeschlegelsteinhausenbergerdorffvoralternwarengewissenhaftschaferswessenscha";
  const renamed = (people: object[]) =>
    people.map((person, index) => ({ ...person, ...(index % 2 === 0 && { name }) }));
  await page.route(/\/api\/(walkers|clients)$/, async (route) =>
    route.fulfill({ json: renamed(await (await route.fetch()).json()) }),
  );
  await page.route("**/api/schedules?*", async (route) => {
    const visits: AnswerOf<typeof listSchedules> = await (await route.fetch()).json();
    const [first] = visits.filter(({ date, walker_id }) => date === "2026-11-25" && walker_id);
    const thirty = Array.from({ length: first ? 30 : 0 }, (_, copy) => ({
      ...first,
      _id: `copy-${copy}`,
      pet_names: [copy % 2 ? name : `Pet ${copy}`],
    }));
    await route.fulfill({ json: [...visits, ...thirty] });
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, "owner");
  for (const view of ["day", "week", "month", "agenda"]) {
    await page.goto(`/admin/calendar?view=${view}&date=2026-11-25`);
    await isDrawn(page);
    expect(await page.evaluate("document.documentElement.scrollWidth"), view).toBe(320);
  }
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
