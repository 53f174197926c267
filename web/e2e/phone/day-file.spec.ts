import { expect, type Page } from "@playwright/test";
import { signInAs } from "../fixtures/accounts.ts";
import { newWalkerWithWalk } from "../fixtures/bookings.ts";
import { kept } from "../fixtures/kept.ts";
import { test } from "../fixtures/line.ts";

const pets = "Quillfeather";
const tile = (page: Page) => page.getByRole("article", { name: pets });

test("a walker's day opens without a network, says how old it is, and is forgotten after 14 days", async ({
  phone: { line, open },
  api,
}) => {
  const rosa = await newWalkerWithWalk(api, "Ana Reyes", pets);
  let page = await open();
  await signInAs(page, rosa, "/walker");
  await expect(tile(page)).toBeVisible();
  await page.clock.runFor(5000);
  await page.evaluate("navigator.serviceWorker.ready");
  const isKept = async () => /^dayfile\["/m.test(await page.evaluate<string>(kept));
  await expect.poll(isKept).toBe(true);

  await line.cut();
  await page.close();
  page = await open("2026-11-20T14:45:00Z");
  await page.goto("/walker");
  await expect(tile(page)).toBeVisible();
  await expect(page.getByText("Offline · as of 8:30 AM")).toBeVisible();
  await page.close();
  page = await open("2026-11-21T14:45:00Z");
  await page.goto("/walker");
  await expect(page.getByText("Nothing is known of today yet. Last seen Fri 8:30 AM.")).toBeVisible();
  await page.close();
  await line.open();
  page = await open("2026-12-04T13:45:00Z");
  await page.goto("/walker");
  await expect(page).toHaveURL("/");
  // The landing page is loaded after the address has changed, which ends what is evaluated meanwhile.
  const isForgotten = "['kc:seal', 'kc:token'].every((name) => localStorage.getItem(name) === null)";
  await expect(async () => expect(await page.evaluate(isForgotten)).toBe(true)).toPass();
});
