import { me } from "@petcare/contract";
import { expect, type Page } from "@playwright/test";
import { newAccount, signInAs } from "../fixtures/accounts.ts";
import { book } from "../fixtures/bookings.ts";
import { test } from "../fixtures/line.ts";

const pets = "Marzipan";
const camera = "Exif\0\0Nikon 40.6782N 73.9442W";

/** Runs in the page. */
const drawn = `{
  const canvas = Object.assign(document.createElement("canvas"), { width: 2000, height: 1500 });
  canvas.getContext("2d").fillRect(0, 0, 900, 700);
  canvas.toDataURL("image/jpeg");
}`;

/** A photo of a camera: 2,000 by 1,500 pixels, with what a camera writes of itself and of the place. */
async function photoOf(page: Page): Promise<Buffer> {
  const url = await page.evaluate<string>(drawn);
  const jpeg = Buffer.from(url.split(",")[1] ?? "", "base64");
  const notes = Buffer.from(`\xff\xe1\0${String.fromCharCode(camera.length + 2)}${camera}`, "latin1");
  return Buffer.concat([jpeg.subarray(0, 2), notes, jpeg.subarray(2)]);
}

test("a photo that is taken without a network is sent once it is back, and its client opens it", async ({
  phone: { line, open },
  desktop: clientPage,
  api,
}) => {
  const [walker, client] = [await newAccount(api, "walker"), await newAccount(api, "client")];
  const [{ id: walker_id }, { id: client_id }] = [
    await api.call(me, { token: walker.token }),
    await api.call(me, { token: client.token }),
  ];
  await book(api, await api.tokenOf("owner"), { date: "2026-11-20", pet_names: [pets], client_id, walker_id });

  let page = await open("2026-11-20T15:06:00Z");
  await signInAs(page, walker, "/walker");
  await page.getByRole("article", { name: pets }).getByRole("button", { name: "Complete walk" }).click();
  const dialog = page.getByRole("dialog", { name: "Complete walk" });
  await dialog.getByLabel("Additional notes").fill("Long loop");
  await page.clock.runFor(5000);
  await page.evaluate("navigator.serviceWorker.ready");
  await expect.poll(() => page.evaluate("localStorage.getItem('kc:seal')")).not.toBeNull();
  const buffer = await photoOf(page);
  expect(buffer.toString("latin1")).toContain(camera);

  await line.cut();
  await dialog.getByLabel("Photos", { exact: true }).setInputFiles({ name: "dog.jpg", mimeType: "image/jpeg", buffer });
  await expect(dialog.getByRole("img", { name: "Photo 1" })).toBeVisible();
  await dialog.getByRole("button", { name: "Complete walk" }).click();
  await expect(page.getByText("Waiting to send · done 10:06 AM · 1 photo")).toBeVisible();
  await page.close();
  page = await open("2026-11-20T16:00:00Z");
  await page.goto("/walker");
  await expect(page.getByText("Waiting to send · done 10:06 AM · 1 photo")).toBeVisible();
  await line.open();
  await page.evaluate("window.dispatchEvent(new Event('online'))");
  await expect(page.getByRole("region", { name: "Done today" }).getByText("“Long loop”")).toBeVisible();
  await expect(page.getByText("Waiting to send")).toHaveCount(0);

  await signInAs(clientPage, client, "/client?tab=history");
  await clientPage.getByRole("button", { name: `Photo 1 of 1, ${pets}` }).click();
  const photo = clientPage.getByRole("dialog", { name: "Photo 1 of 1" }).getByRole("img");
  await expect(photo).toBeVisible();
  await expect.poll(() => photo.evaluate((image) => Reflect.get(image, "naturalWidth"))).toBe(1600);
  const sent = await (await clientPage.request.get((await photo.getAttribute("src")) ?? "")).body();
  expect(sent.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  expect(sent.toString("latin1")).not.toMatch(/Exif|Nikon|73\.9442/);
});
