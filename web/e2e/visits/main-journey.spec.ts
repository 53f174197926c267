import { expect, type Page } from "@playwright/test";
import { signIn } from "../fixtures/accounts.ts";
import { test } from "../fixtures/app.ts";

test.describe.configure({ mode: "serial" });

const notes = "Long loop by the creek.\n<b>Max</b> met O'Malley 🐕";
const photos = ["https://photos.example.com/creek.jpg", "https://photos.example.com/home.jpg"];

/** The card of the booked visit on a day, found by its accessible name. */
const card = (page: Page, day: string) => page.getByRole("button", { name: new RegExp(`Comet & Nova.*${day}`) });

test("the owner books Monday, Wednesday and Friday mornings without end", async ({ desktop: page }) => {
  await signIn(page, "owner");
  await page.getByRole("button", { name: "+ Schedule Walk" }).click();
  const dialog = page.getByRole("dialog", { name: "Schedule Walk" });

  await dialog.getByRole("button", { name: "Schedule", exact: true }).click();
  await expect(dialog.getByText("Please select a client")).toBeVisible();
  await choose(page, "Client", "Ana Reyes");
  await choose(page, "Walker", "Rosa Delgado");
  await expect(dialog.getByLabel("Address")).not.toHaveValue("");
  await dialog.getByLabel("Pet Names (comma separated)").fill("Comet, Nova");
  await expect(dialog.getByRole("radio", { name: /^Morning/ })).toBeChecked();
  await dialog.getByText("Weekly", { exact: true }).click();
  for (const day of ["Monday", "Wednesday", "Friday"]) {
    const button = dialog.getByRole("button", { name: day });
    if ((await button.getAttribute("aria-pressed")) !== "true") await button.click();
  }
  await expect(dialog.getByRole("radio", { name: "Never" })).toBeChecked();
  await expect(dialog.getByText("Weekly on Mon, Wed, Fri")).toBeVisible();
  await dialog.getByRole("button", { name: "Schedule", exact: true }).click();
  await expect(dialog).toBeHidden();

  await page.goto("/admin/calendar");
  await expect(card(page, "Fri, Nov 20")).toBeVisible();
  await expect(page.getByRole("button", { name: /Comet & Nova/ })).toHaveCount(1);
  await page.goto("/admin/calendar?date=2026-11-23");
  await expect(page.getByRole("button", { name: /Comet & Nova/ })).toHaveCount(3);
});

test("the walker completes the visit on a phone, with notes and photos", async ({ mobile: page }) => {
  await signIn(page, "walker");
  const visit = page.getByRole("region", { name: "Today's walks" }).getByRole("article", { name: "Comet & Nova" });
  await visit.getByRole("button", { name: "Complete walk" }).click();
  const dialog = page.getByRole("dialog", { name: "Complete walk" });
  const send = dialog.getByRole("button", { name: "Complete walk" });

  await send.click();
  await expect(dialog.getByText("Additional notes are required to complete the walk.")).toBeVisible();
  await dialog.getByLabel("Additional notes").fill(notes);
  await dialog.getByLabel("Photo URLs").fill(photos.join(", "));
  await send.dblclick();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("region", { name: "Done today" }).getByText("Comet & Nova")).toBeVisible();
  await expect(visit).toBeHidden();
});

test("the client reads the note, and a power cut loses nothing", async ({ mobile: page, desktop, app }) => {
  await signIn(page, "client");
  await expectNoteInHistory(page);
  // A page that stays would look for its photos at the port of before, which its headers forbid after the start.
  await page.goto("about:blank");
  await app.kill();
  await app.start();
  await expectNoteInHistory(page);

  await signIn(desktop, "owner", "/admin/calendar");
  await expect(card(desktop, "Fri, Nov 20")).toContainText("✓ done");
});

async function choose(page: Page, label: string, name: string): Promise<void> {
  await page.getByRole("combobox", { name: label }).click();
  await page.getByRole("option", { name }).click();
}

async function expectNoteInHistory(page: Page): Promise<void> {
  await page.goto("/client?tab=history");
  const visit = page.getByRole("article", { name: "Comet & Nova" });
  await expect(visit).toContainText("<b>Max</b> met O'Malley 🐕");
  await expect(visit).toContainText("with Rosa");
  for (const url of photos) await expect(visit.locator(`a[href="${url}"]`)).toBeVisible();
}
