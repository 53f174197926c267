import { getVisit, me, mySchedule, visitPhotos } from "@petcare/contract";
import { expect, type Page } from "@playwright/test";
import { newAccount, signInAs } from "../fixtures/accounts.ts";
import { book } from "../fixtures/bookings.ts";
import { test } from "../fixtures/line.ts";

const pets = {
  morning: ["Aster", "Borage", "Clover", "Dill"],
  afternoon: ["Elder", "Fennel", "Gorse", "Heather"],
  evening: ["Iris", "Juniper", "Kale", "Lupin"],
} as const;
const frames = ["morning", "afternoon", "evening"] as const;
const date = "2026-11-20";
const night = "Quillfeather";
const online = ["Aster", "Borage"];
const offline = ["Clover", "Dill", "Elder", "Fennel", "Gorse"];
const minute = 60_000;
/** How fast the phone's clock is, in milliseconds. */
const fast = 180 * minute;

const noteOf = (pet: string) => `Long loop with ${pet}`;
const tile = (page: Page, pet: string) => page.getByRole("article", { name: pet });
const said = (page: Page) => page.getByText(/^Waiting to send · done \d+:\d\d [AP]M · 1 photo$/);
const clockOf = (page: Page) => page.evaluate<number>("Date.now()");

/** Keeps the page's connections to its databases in sight, so that they can be closed under it. */
const watched = `{
  globalThis.opened = [];
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (...given) {
    const request = open.apply(this, given);
    request.addEventListener("success", () => opened.push(request.result));
    return request;
  };
}`;
const drawn = `document.createElement("canvas").toDataURL("image/jpeg").split(",")[1]`;

async function complete(page: Page, pet: string, photo?: Buffer): Promise<number> {
  await tile(page, pet).getByRole("button", { name: "Complete walk" }).tap();
  const dialog = page.getByRole("dialog", { name: "Complete walk" });
  await dialog.getByLabel("Additional notes").fill(noteOf(pet));
  if (photo) {
    const file = { name: "dog.jpg", mimeType: "image/jpeg", buffer: photo };
    await dialog.getByLabel("Photos", { exact: true }).setInputFiles(file);
    await expect(dialog.getByRole("img", { name: "Photo 1" })).toBeVisible();
  }
  const at = await clockOf(page);
  await dialog.getByRole("button", { name: "Complete walk" }).tap();
  await expect(dialog).toHaveCount(0);
  return at;
}

test("a day of twelve walks and a night, whose signal, page, database and release are lost, is told once", async ({
  phone: { line, context, open },
  app,
  api,
}) => {
  const walker = await newAccount(api, "walker");
  const owner = await api.tokenOf("owner");
  // The demo's clients are other journeys', which know their pets by name.
  const client = await newAccount(api, "client");
  const { id: client_id } = await api.call(me, { token: client.token });
  const { id: walker_id } = await api.call(me, { token: walker.token });
  const booking = { date, client_id, walker_id } as const;
  await Promise.all([
    ...frames.flatMap((timeframe) =>
      pets[timeframe].map((pet) => book(api, owner, { ...booking, timeframe, pet_names: [pet] })),
    ),
    book(api, owner, {
      ...booking,
      timeframe: "evening",
      service_type: "overnight",
      price: 90,
      pet_names: [night],
    }),
  ]);
  const serverNow = async () => {
    const { date: told = "" } = (await api.request.get(`${app.url}/robots.txt`)).headers();
    return Date.parse(told);
  };
  await context.addInitScript(watched);

  let page = await open((await serverNow()) + fast);
  await signInAs(page, walker, "/walker");
  await expect(page.getByRole("button", { name: "Complete walk" })).toHaveCount(13);
  for (const pet of online) await complete(page, pet);
  await expect(page.getByRole("region", { name: "Done today" }).getByRole("listitem")).toHaveCount(2);
  await page.clock.runFor(5000);
  await page.evaluate("navigator.serviceWorker.ready");
  const photo = Buffer.from(await page.evaluate<string>(drawn), "base64");

  await line.cut();
  await expect(api.request.get(line.url)).rejects.toThrow("ECONNREFUSED");
  const done = new Map<string, number>();
  for (const pet of offline) {
    await page.evaluate("opened.forEach((db) => db.close())");
    await page.clock.fastForward(3 * minute);
    done.set(pet, await complete(page, pet, photo));
  }
  await expect(said(page)).toHaveCount(5);
  const times = await said(page).allTextContents();
  expect(new Set(times).size).toBe(5);
  const before = await clockOf(page);
  const devTools = await context.newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  devTools.send("Page.crash").catch(() => {});
  await crashed;
  await page.close();

  page = await open(before + 3 * minute);
  await page.goto("/walker");
  await expect(page.getByText("Offline · 5 waiting")).toBeVisible();
  expect(await said(page).allTextContents()).toEqual(times);
  const other = await open(before + 3 * minute);
  await other.goto("/walker");
  await expect(said(other)).toHaveCount(5);
  for (const pet of offline) expect(await page.evaluate("JSON.stringify(localStorage)")).not.toContain(noteOf(pet));

  await line.cut("/api/");
  line.change("/sw.js", (text) => `${text}//`);
  await page.evaluate("globalThis.isOld = true");
  await page.evaluate("navigator.serviceWorker.ready.then((worker) => worker.update())");
  const update = page.getByRole("button", { name: "Update" });
  await expect(update).toBeVisible();
  await expect(async () => {
    // A busy machine can make a long press of a tap, which is no click.
    if (await update.isVisible()) await update.click();
    expect(await page.evaluate("globalThis.isOld === undefined")).toBe(true);
  }).toPass();
  await expect(said(page)).toHaveCount(5);

  // The answer to the first sending is lost: the second counts as the same.
  line.loseAnswer("PUT /api/complete-walk");
  const shift = (await clockOf(page)) - (await serverNow());
  await line.open();
  for (const tab of [page, other]) await tab.evaluate("window.dispatchEvent(new Event('online'))");
  for (const tab of [page, other]) await expect(tab.getByText("Waiting to send")).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Done today" }).getByRole("listitem")).toHaveCount(7);

  const day = await api.call(mySchedule, { token: walker.token });
  expect(day.filter(({ status }) => status === "completed").length).toBe(7);
  for (const { _id, pet_names } of day) {
    const [pet = ""] = pet_names;
    const params = { id: _id };
    const visit = await api.call(getVisit, { token: owner, params });
    const at = done.get(pet);
    const isDone = online.includes(pet) || at !== undefined;
    // Each completion is one version.
    const told = { status: "completed", comments: noteOf(pet), version: 2 };
    expect(visit).toMatchObject(isDone ? told : { status: "scheduled", version: 1 });
    if (!at) continue;
    expect(Math.abs(Date.parse(visit.completed_at ?? "") + shift - at), pet).toBeLessThan(minute);
    const [sent] = await api.call(visitPhotos, { token: owner, params });
    const file = await api.request.get(new URL(sent?.link ?? "", app.url).href);
    expect((await file.body()).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  }
});
