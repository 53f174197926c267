import { type BrowserContext, type CDPSession, expect } from "@playwright/test";
import { newAccount, signInAs } from "../fixtures/accounts.ts";
import { test } from "../fixtures/line.ts";
import { button } from "../pages/controls.ts";

/**
 * The things that Chromium asks of an installable page. Without a window it finds no fault with any page, so its parts are read.
 */
const installable = {
  name: "Harbor & Hound",
  display: "kStandalone",
  preferRelatedApplications: false,
  icons: expect.arrayContaining([expect.objectContaining({ sizes: "192x192", type: "image/png" })]),
};
const drawnSize = `async ([url]) => {
  const { width, height } = await createImageBitmap(await (await fetch(url)).blob());
  return width + "x" + height;
}`;

/** Has the browser deliver a push to the page's worker. Answers what it shows: this browser's windows show none. */
async function pushed(context: BrowserContext, devTools: CDPSession): Promise<string[]> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("No worker runs");
  const origin = new URL(worker.url()).origin;
  await worker.evaluate(
    `void (globalThis.shown = new Promise((shown) => { registration.showNotification = async (title, { body, tag }) => shown([title, body, tag]) }))`,
  );
  const registered = new Promise<string>((found) =>
    devTools.on(
      "ServiceWorker.workerRegistrationUpdated",
      ({ registrations: [one] }) => one && found(one.registrationId),
    ),
  );
  await devTools.send("ServiceWorker.enable");
  const notification = { title: "Yours: Biscuit, Tue Nov 24", body: "See your plan.", tag: "plan" };
  const data = JSON.stringify({ web_push: 8030, notification: { ...notification, navigate: `${origin}/walker` } });
  await devTools.send("ServiceWorker.deliverPushMessage", { origin, registrationId: await registered, data });
  return worker.evaluate<string[]>("shown");
}

test("the walker's screens open without a network, and a new release waits until it is taken", async ({
  phone: { line, context, open },
  api,
}) => {
  const rosa = await newAccount(api, "walker");
  let page = await open();
  await signInAs(page, rosa, "/walker");
  await page.clock.runFor(5000);
  await page.evaluate("navigator.serviceWorker.ready");
  const devTools = await context.newCDPSession(page);
  const { errors, manifest } = await devTools.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  expect(manifest).toMatchObject({ ...installable, startUrl: `${line.url}/walker`, scope: `${line.url}/` });
  const icons = (manifest.icons ?? []).map(({ url, sizes }) => [url, sizes]);
  expect(await page.evaluate<string[]>(`Promise.all(${JSON.stringify(icons)}.map(${drawnSize}))`)).toEqual(
    icons.map(([, sizes]) => sizes),
  );
  expect(await pushed(context, devTools)).toEqual(["Yours: Biscuit, Tue Nov 24", "See your plan.", "plan"]);
  const kept =
    "caches.keys().then((names) => Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname))))";
  const paths = (await page.evaluate<string[][]>(kept)).flat();
  expect(paths.filter((path) => !path.startsWith("/assets/")).sort()).toEqual([
    "/app.html",
    "/favicon.svg",
    "/icon-192.png",
    "/walker",
    "/walker.webmanifest",
  ]);

  await line.cut();
  await devTools.send("Network.clearBrowserCache");
  await page.close();
  page = await open();
  await page.goto("/walker?view=week");
  await expect(page.getByRole("heading", { name: "Your week", level: 1 })).toBeVisible();
  await page.goto("/walker/settings");
  await expect(page.getByRole("heading", { name: "Change password" })).toBeVisible();

  await line.open();
  line.change("/sw.js", (text) => `${text}//`);
  await page.goto("/walker/settings");
  await page.evaluate("globalThis.isOld = true");
  const name = page.getByRole("textbox", { name: "Full name" });
  await name.fill("Rosa Maria");
  await page.clock.runFor(5000);
  await page.evaluate("navigator.serviceWorker.ready.then((worker) => worker.update())");
  await button(page, "Update").click();
  const isTaken = "navigator.serviceWorker.getRegistration().then((worker) => !worker.waiting)";
  await expect.poll(() => page.evaluate(isTaken)).toBe(true);
  await page.clock.runFor(5000);
  expect(await page.evaluate("isOld")).toBe(true);
  await name.fill("");
  await page.clock.runFor(5000);
  // The reload ends what is evaluated meanwhile.
  await expect(async () => expect(await page.evaluate("globalThis.isOld === undefined")).toBe(true)).toPass();
});

test("a client's screens open without a network, their settings too", async ({
  phone: { line, context, open },
  api,
}) => {
  let page = await open();
  await signInAs(page, await newAccount(api, "client"), "/client");
  await page.clock.runFor(5000);
  await page.evaluate("navigator.serviceWorker.ready");
  await line.cut();
  // What the worker has not kept may have stayed in the browser's own cache, which phones empty.
  await (await context.newCDPSession(page)).send("Network.clearBrowserCache");
  await page.close();
  page = await open();
  await page.goto("/client");
  await expect(page.getByRole("heading", { name: "Hello", level: 1 })).toBeVisible();
  await page.getByRole("link", { name: "Settings" }).tap();
  await expect(page.getByRole("heading", { name: "Change password" })).toBeVisible();
});
