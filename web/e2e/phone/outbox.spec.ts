import { getVisit, mySchedule } from "@petcare/contract";
import { expect, type Page } from "@playwright/test";
import { signInAs } from "../fixtures/accounts.ts";
import { newWalkerWithWalk } from "../fixtures/bookings.ts";
import { test } from "../fixtures/line.ts";

const pets = "Thistledown";
const note = "Long loop by the creek";
const tile = (page: Page) => page.getByRole("article", { name: pets });
const waiting = (page: Page) => page.getByText("Waiting to send · done 10:06 AM");

test("a walk that is done without a network outlives the page, and is sent once, with its own time", async ({
  phone: { line, open },
  api,
}) => {
  const rosa = await newWalkerWithWalk(api, "Chidinma Okafor", pets);
  let page = await open("2026-11-20T15:06:00Z");
  await signInAs(page, rosa, "/walker");
  await tile(page).getByRole("button", { name: "Complete walk" }).click();
  await page.getByLabel("Additional notes").fill(note);
  await page.clock.runFor(5000);
  await page.evaluate("navigator.serviceWorker.ready");
  await expect.poll(() => page.evaluate("localStorage.getItem('kc:seal')")).not.toBeNull();

  line.cut();
  await page.getByRole("dialog").getByRole("button", { name: "Complete walk" }).click();
  await expect(waiting(page)).toBeVisible();
  await page.close();
  page = await open("2026-11-20T16:00:00Z");
  await page.goto("/walker");
  await expect(waiting(page)).toBeVisible();
  await expect(page.getByText("Offline · 1 waiting")).toBeVisible();
  expect(await page.evaluate("document.cookie + JSON.stringify(localStorage)")).not.toContain(note);

  // The answer to the first sending is lost: the second counts as the same.
  line.loseAnswer("PUT /api/complete-walk");
  line.restore();
  await page.evaluate("window.dispatchEvent(new Event('online'))");
  await expect(waiting(page)).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Done today" }).getByText(`“${note}”`)).toBeVisible();
  const [visit] = await api.call(mySchedule, { token: rosa.token });
  const stored = await api.call(getVisit, { token: await api.tokenOf("owner"), params: { id: visit?._id ?? "" } });
  expect(stored).toMatchObject({ status: "completed", comments: note, version: 2 });
});
