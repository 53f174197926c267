import { expect, type Page } from "@playwright/test";
import { signInAs } from "../fixtures/accounts.ts";
import { newWalkerWithWalk } from "../fixtures/bookings.ts";
import { kept } from "../fixtures/kept.ts";
import { test } from "../fixtures/line.ts";
import { button } from "../pages/controls.ts";
import { expectLandingPage } from "../pages/landing.ts";

const pets = "Quillfeather";
const typed = "She hid below the porch";
const tile = (page: Page) => page.getByRole("article", { name: pets });
const note = (page: Page) => page.getByLabel("Additional notes");

test("a walker's day opens without a network, says how old it is, and cannot be read after signing out", async ({
  phone: { line, open },
  api,
}) => {
  const rosa = await newWalkerWithWalk(api, "Ana Reyes", pets);
  let page = await open();
  await signInAs(page, rosa, "/walker");
  await expect(tile(page)).toBeVisible();
  await tile(page).getByRole("button", { name: "Complete walk" }).click();
  await note(page).fill(typed);
  await page.clock.runFor(5000);
  await page.evaluate("navigator.serviceWorker.ready");
  const isKept = async () => /^dayfile\["[\s\S]*^drafts\["/m.test(await page.evaluate<string>(kept));
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
  expect(await page.evaluate<string>(kept)).toContain(typed);

  await line.open();
  await page.keyboard.press("Escape");
  await button(page, "Logout").click();
  // A page that is closed while the next one loads may never close.
  await expectLandingPage(page);
  await page.close();
  page = await open();
  await page.goto("/robots.txt");
  const left = await page.evaluate<string>(kept);
  expect(left).toContain("dayfile[");
  for (const words of [pets, typed, "Ana Reyes", '"kc:seal":"']) expect(left.includes(words), words).toBe(false);

  await signInAs(page, rosa, "/walker");
  await expect(page.getByText("Your note is saved on this phone and not sent yet.")).toBeVisible();
  await tile(page).getByRole("button", { name: "Complete walk" }).click();
  await expect(note(page)).toHaveValue(typed);

  await page.close();
  page = await open("2026-12-04T13:45:00Z");
  await page.goto("/walker");
  await expect(page).toHaveURL("/");
  // The landing page is loaded after the address has changed, which ends what is evaluated meanwhile.
  const isForgotten = "['kc:seal', 'kc:token'].every((name) => localStorage.getItem(name) === null)";
  await expect(async () => expect(await page.evaluate(isForgotten)).toBe(true)).toPass();
});
