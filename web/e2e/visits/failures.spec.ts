import { expect, type Page } from "@playwright/test";
import { signIn } from "../fixtures/accounts.ts";
import { test } from "../fixtures/app.ts";

/** Refuses a call without a word, or with words of the server's, until it is let through again. */
async function refuse(page: Page, path: string, message?: string): Promise<() => Promise<void>> {
  const pattern = `**/api/${path}`;
  await page.route(pattern, (route) =>
    route.fulfill({
      status: 400,
      body: message === undefined ? "" : JSON.stringify({ message, code: "invalid_input" }),
    }),
  );
  return () => page.unroute(pattern);
}

test("a walker whose schedule cannot be loaded is told, and can try again", async ({ mobile: page }) => {
  const letThrough = await refuse(page, "my-schedule*");
  await signIn(page, "walker");
  await expect(page.getByText("Failed to load your schedule")).toBeVisible();
  await letThrough();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("region", { name: "Today's walks" }).getByRole("article").first()).toBeVisible();
});

test("a walker whose earnings cannot be loaded is told, and can try again; the day's walks are there", async ({
  mobile: page,
}) => {
  for (const [message, shown] of [
    [undefined, "Failed to load earnings data"],
    ["end must be after start", "end must be after start"],
  ] as const) {
    const letThrough = await refuse(page, "my-estimated-earnings*", message);
    await signIn(page, "walker");
    await expect(page.getByRole("region", { name: "Today's walks" }).getByRole("article").first()).toBeVisible();
    await page.getByRole("link", { name: "This week's earnings" }).click();
    await expect(page.getByText(shown)).toBeVisible();
    await letThrough();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("region", { name: "Total" })).toContainText("$");
    await page.getByRole("button", { name: "Log out" }).click();
    await expect(page).toHaveURL("/");
  }
});

test("a walk that cannot be completed keeps its note, and says why", async ({ mobile: page }) => {
  await signIn(page, "walker");
  const visit = page.getByRole("region", { name: "Today's walks" }).getByRole("article").first();
  await visit.getByRole("button", { name: "Complete walk" }).click();
  const dialog = page.getByRole("dialog", { name: "Complete walk" });
  await dialog.getByLabel("Additional notes").fill("Half a note");
  for (const [message, shown] of [
    [undefined, "Failed to mark walk as completed"],
    ["This walk is cancelled.", "This walk is cancelled."],
  ] as const) {
    const letThrough = await refuse(page, "complete-walk/*", message);
    await dialog.getByRole("button", { name: "Complete walk" }).click();
    await expect(dialog.getByText(shown)).toBeVisible();
    await letThrough();
  }
  await page.reload();
  await expect(page.getByLabel("Additional notes")).toHaveValue("Half a note");
});

test("a client whose walks cannot be loaded is told, in both tabs, and can try again", async ({ mobile: page }) => {
  for (const [path, tab] of [
    ["my-upcoming-walks*", "Upcoming Walks"],
    ["my-walk-history*", "Walk History"],
  ] as const) {
    const letThrough = await refuse(page, path);
    if (tab === "Upcoming Walks") await signIn(page, "client");
    else await page.getByRole("tab", { name: tab }).click();
    await expect(page.getByText("Failed to load data. Please try again.")).toBeVisible();
    await letThrough();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("article").first()).toBeVisible();
  }
});

test("a note that cannot be deleted stays, and the dialog says why", async ({ mobile: page }) => {
  await signIn(page, "client");
  await page.getByRole("tab", { name: "Walk History" }).click();
  const walk = page.getByRole("article").first();
  const note = (await walk.getByRole("blockquote").textContent()) ?? "";
  await walk.getByRole("button", { name: /^Delete note of/ }).click();
  const dialog = page.getByRole("dialog", { name: "Delete this note?" });
  for (const [message, shown] of [
    [undefined, "Failed to delete walk note. Please try again."],
    ["This walk was not found.", "This walk was not found."],
  ] as const) {
    const letThrough = await refuse(page, "my-walk-history/*", message);
    await dialog.getByRole("button", { name: "Delete note" }).click();
    await expect(dialog.getByRole("alert")).toHaveText(shown);
    await letThrough();
  }
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await expect(walk.getByRole("blockquote")).toHaveText(note);
});

test.describe("the schedule form", () => {
  const open = async (page: Page) => {
    await page.getByRole("button", { name: "+ Schedule Walk" }).click();
    return page.getByRole("dialog", { name: "Schedule Walk" });
  };
  const choose = async (page: Page, label: string, name: string) => {
    await page.getByRole("combobox", { name: label }).click();
    await page.getByRole("option", { name }).click();
  };

  test("asks for what is missing, then says why it cannot be saved", async ({ desktop: page }) => {
    await signIn(page, "owner");
    const dialog = await open(page);
    const save = dialog.getByRole("button", { name: "Schedule", exact: true });
    await save.click();
    await expect(dialog.getByText("Please select a client")).toBeVisible();
    await expect(dialog.getByText("Please select a walker")).toBeVisible();
    await dialog.getByRole("textbox", { name: "Date" }).fill("");
    await save.click();
    await expect(dialog.getByText("Date and timeframe are required")).toBeVisible();
    await dialog.getByRole("textbox", { name: "Date" }).fill("Nov 25, 2026");

    await choose(page, "Client", "Ana Reyes");
    await choose(page, "Walker", "Rosa Delgado");
    for (const [message, shown] of [
      [undefined, "Failed to save schedule"],
      ["Invalid timeframe selected", "Invalid timeframe selected"],
    ] as const) {
      const letThrough = await refuse(page, "schedules", message);
      await save.click();
      await expect(dialog.getByText(shown)).toBeVisible();
      await letThrough();
    }
    await save.dblclick();
    await expect(dialog).toBeHidden();
  });

  test("names the default rate and a client's own, and falls back silently to the built-in prices", async ({
    desktop: page,
  }) => {
    await refuse(page, "settings/pricing");
    await signIn(page, "owner");
    const dialog = await open(page);
    await choose(page, "Client", "Ana Reyes");
    await expect(dialog.getByText("Default rate: $25.00")).toBeVisible();
    await expect(dialog.getByLabel("Price")).toHaveValue("25.00");
    await dialog.getByLabel("Service", { exact: true }).selectOption("Overnight stay");
    await expect(dialog.getByText("Default rate: $100.00")).toBeVisible();
    await choose(page, "Client", "Maximiliana Featherstonehaugh-Cholmondeley");
    await expect(dialog.getByText("Custom rate: $180.00")).toBeVisible();
    await expect(dialog.getByRole("alert")).toHaveCount(0);
  });

  test("opens without clients or walkers, and says nothing of it", async ({ desktop: page }) => {
    await refuse(page, "clients");
    await refuse(page, "walkers");
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.type()));
    await signIn(page, "owner");
    const dialog = await open(page);
    await dialog.getByRole("combobox", { name: "Client" }).click();
    await expect(page.getByText("No client found")).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
    expect(logged).toContain("error");
  });
});
