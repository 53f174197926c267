import { expect, type Page } from "@playwright/test";
import { signIn } from "../fixtures/accounts.ts";
import { test } from "../fixtures/app.ts";

const form = (page: Page) => page.getByRole("dialog", { name: "Schedule Walk" });

async function choose(page: Page, label: "Client" | "Walker", name: string): Promise<void> {
  await form(page).getByRole("combobox", { name: label }).click();
  await form(page).getByRole("option", { name }).click();
}

test("a late answer to a form that was closed leaves the next form open", async ({ desktop: page }) => {
  await signIn(page, "owner");
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/schedules", async (route) => {
    await asked;
    await route.continue();
  });
  const open = page.getByRole("button", { name: "Schedule Walk" });
  await open.click();
  await choose(page, "Client", "Ana Reyes");
  await choose(page, "Walker", "Rosa Delgado");
  await form(page).getByRole("button", { name: "Schedule", exact: true }).click();
  await expect(form(page).getByRole("button", { name: "Saving..." })).toBeDisabled();
  await form(page).getByRole("button", { name: "Cancel" }).click();
  await expect(form(page)).toBeHidden();

  await open.click();
  await form(page).getByLabel("Notes").fill("The next one");
  answer();
  await expect(page.getByText(/^Scheduled /)).toBeVisible();
  await expect(form(page).getByLabel("Notes")).toHaveValue("The next one");
});

test("a slot of a walker who is inactive does not choose them unseen", async ({ desktop: page }) => {
  await page.route("**/api/walkers", async (route) => {
    const answer = await route.fetch();
    const team: { name: string; active: boolean }[] = await answer.json();
    await route.fulfill({ json: team.map((walker) => ({ ...walker, active: walker.name !== "Rosa Delgado" })) });
  });
  await signIn(page, "owner");
  await page.goto("/admin/calendar?week=2026-11-16");
  const row = page.getByRole("row", { name: /Rosa Delgado/ });
  await expect(row).toContainText("inactive");
  await row.locator("[data-slot]").last().click();
  await form(page).getByRole("button", { name: "Schedule", exact: true }).click();
  await expect(form(page).getByText("Please select a walker")).toBeVisible();
});

test("a mistyped year is refused in words, and a week beyond the calendar is today's", async ({ desktop: page }) => {
  await signIn(page, "owner");
  await page.getByRole("button", { name: "Schedule Walk" }).click();
  await form(page).getByText("Monthly", { exact: true }).click();
  await form(page).getByRole("textbox", { name: "Date" }).fill("12/30/9999");
  await page.keyboard.press("Tab");
  await expect(form(page).getByText("Monthly on the 30th")).toBeVisible();
  await form(page).getByRole("button", { name: "Schedule", exact: true }).click();
  await expect(form(page).getByText("must be a date such as 2026-11-20")).toBeVisible();

  for (const week of ["9999-12-31", "0001-01-01"]) {
    await page.goto(`/admin/calendar?week=${week}`);
    await expect(page.getByRole("heading", { name: "Nov 16 – 22, 2026" })).toBeVisible();
  }
});

test("a price that cannot be read is refused, not replaced by the default", async ({ desktop: page }) => {
  await signIn(page, "owner");
  await page.getByRole("button", { name: "Schedule Walk" }).click();
  await choose(page, "Client", "Ana Reyes");
  await choose(page, "Walker", "Rosa Delgado");
  const price = form(page).getByLabel("Price");
  await price.click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("2-8");
  await form(page).getByRole("button", { name: "Schedule", exact: true }).click();
  await expect(form(page).getByText("must be an amount in dollars")).toBeVisible();
  await expect(price).toBeFocused();
});

test("the first dates of a rule say when the year changes", async ({ desktop: page }) => {
  await signIn(page, "owner");
  await page.getByRole("button", { name: "Schedule Walk" }).click();
  await form(page).getByText("Monthly", { exact: true }).click();
  await form(page).getByLabel("Repeat every (months)").fill("6");
  await expect(form(page).getByText(/^First: /)).toHaveText(
    "First: Fri, Nov 20; Thu, May 20, 2027; Nov 20; Sat, May 20, 2028; Nov 20 …",
  );
});
