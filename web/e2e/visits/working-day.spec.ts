import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { signIn } from "../fixtures/accounts.ts";
import { App, test } from "../fixtures/app.ts";

const note = "Long loop by the creek.\nBiscuit met O'Malley and wants";
const at = { sixInTheMorning: "2026-11-20T11:00:00Z", halfPastEight: "2026-11-21T01:30:00Z" };

test("a session of 6:00 is still valid at 20:30, and a half-written note survives closing the page", async ({
  browser,
}) => {
  const app = new App(await mkdtemp(join(tmpdir(), "petcare-e2e-")));
  await app.start(at.sixInTheMorning);
  const context = await browser.newContext({ baseURL: app.url, reducedMotion: "reduce" });
  const morning = await openAt(context, at.sixInTheMorning);
  await signIn(morning, "walker");
  const [first] = await visits(morning);
  if (!first) throw new Error("The walker has no visit to complete");
  await openNote(morning, first);
  await morning.getByLabel("Additional notes").fill(note);
  await morning.close();
  await app.kill();

  await app.start(at.halfPastEight);
  const evening = await openAt(context, at.halfPastEight);
  await evening.goto("/walker");
  await openNote(evening, first);
  await expect(evening.getByLabel("Additional notes")).toHaveValue(note);
  await evening.getByLabel("Additional notes").press("End");
  await evening.getByRole("dialog").getByRole("button", { name: "Complete walk" }).click();
  await expect(evening.getByRole("region", { name: "Done today" }).getByText(first)).toBeVisible();

  await context.close();
  await app.kill();
  await rm(app.dataDir, { recursive: true, force: true });
});

/** Opens a page in the same browser context, which keeps its storage. */
async function openAt(context: BrowserContext, time: string): Promise<Page> {
  const page = await context.newPage();
  await page.clock.install({ time });
  return page;
}

const cards = (page: Page) => page.getByRole("region", { name: "Today's walks" }).getByRole("article");

async function visits(page: Page): Promise<string[]> {
  await expect(cards(page).first()).toBeVisible();
  return cards(page).getByRole("heading").allTextContents();
}

async function openNote(page: Page, pets: string): Promise<void> {
  await cards(page).filter({ hasText: pets }).first().getByRole("button", { name: "Complete walk" }).click();
  await expect(page.getByRole("dialog", { name: "Complete walk" })).toBeVisible();
}
