import { createClient, getVisit, me, mySchedule } from "@petcare/contract";
import { expect, type Page } from "@playwright/test";
import { newAccount, signIn, signInAs } from "../fixtures/accounts.ts";
import type { Api } from "../fixtures/api.ts";
import { book } from "../fixtures/bookings.ts";
import { test } from "../fixtures/line.ts";
import { cutByLargeText, expectClean, violations } from "../fixtures/violations.ts";
import { button } from "../pages/controls.ts";

const date = "2026-11-20";

/** Runs in each page of the phone: its camera sees the picture of `globalThis.seen`, a data URL. */
const fakeCamera = `navigator.mediaDevices.getUserMedia = async () => {
  const canvas = Object.assign(document.createElement("canvas"), { width: 640, height: 480 });
  const image = new Image();
  const brush = canvas.getContext("2d");
  setInterval(() => {
    image.src = globalThis.seen ?? "";
    brush.fillStyle = "white";
    brush.fillRect(0, 0, 640, 480);
    if (image.complete && image.naturalWidth > 0) brush.drawImage(image, 140, 60, 360, 360);
  }, 100);
  return canvas.captureStream();
};`;

/** Makes a client without an account. */
async function newHome(api: Api, token: string, name: string): Promise<string> {
  const home = { id: name.replace(" ", "-"), name, address: "41 Harbor Ln, Bellmore, NY" };
  return (await api.call(createClient, { token, body: home })).id;
}

/** Makes a tag as the owner does. Returns the picture of its QR code as it is shown, and its code. */
async function makeTag(owner: Page, client: string) {
  await owner.goto(`/admin/clients/${client}?tab=details&change=tag`);
  await button(owner, "Make a tag").click();
  const sheet = owner.getByRole("dialog", { name: "Door tag" }).getByRole("region", { name: "Door tag" });
  const picture = await sheet.getByRole("img", { name: "QR code of the door tag" }).screenshot();
  const code = await sheet.getByText(/^[A-Z0-9]{6}$/).textContent();
  return { picture: `data:image/png;base64,${picture.toString("base64")}`, code: code ?? "" };
}

test("a walker scans the door without a network, and types the code of another home with one", async ({
  phone: { line, context, open },
  desktop: owner,
  api,
}) => {
  const token = await api.tokenOf("owner");
  const walker = await newAccount(api, "walker");
  const { id: walker_id } = await api.call(me, { token: walker.token });
  await signIn(owner, "owner", "/admin");
  const homes = { Tansy: await newHome(api, token, "Tilda Moss"), Yarrow: await newHome(api, token, "Yusuf Birch") };
  const tags = { Tansy: await makeTag(owner, homes.Tansy), Yarrow: await makeTag(owner, homes.Yarrow) };
  await expectClean(owner, 320);
  await cutByLargeText(owner);
  const sheet = owner.getByRole("dialog").getByRole("region", { name: "Door tag" });
  expect(await sheet.evaluate((it) => Reflect.get(it, "scrollWidth") - Reflect.get(it, "clientWidth"))).toBe(0);
  for (const [pet, client_id] of Object.entries(homes))
    await book(api, token, { date, pet_names: [pet], client_id, walker_id });

  await context.addInitScript(fakeCamera);
  const page = await open();
  await signInAs(page, walker, "/walker");
  const scan = (pet: string) => page.getByRole("button", { name: `Scan the door, ${pet}` });
  const dialog = page.getByRole("dialog", { name: "Scan the door" });
  await expect(scan("Tansy")).toBeVisible();
  await page.clock.runFor(5000);
  await page.evaluate("navigator.serviceWorker.ready");
  expect(await page.evaluate("document.featurePolicy.allowsFeature('camera')")).toBe(true);

  await line.cut();
  await scan("Tansy").tap();
  await expect(dialog.getByText("Point the camera at the tag.")).toBeVisible();
  await expectClean(page, 320);
  expect(await cutByLargeText(page)).toEqual([]);
  const see = (picture: string) => page.evaluate((url) => Object.assign(globalThis, { seen: url }), picture);
  await see(tags.Tansy.picture);
  await expect(dialog.getByText("Kept on this phone until there is a signal.")).toBeVisible();
  expect([await violations(page), await cutByLargeText(page)]).toEqual([[], []]);
  await see("");
  await dialog.getByRole("button", { name: "Close" }).last().tap();

  await line.open();
  await page.evaluate("window.dispatchEvent(new Event('online'))");
  await expect(page.getByText("Waiting to send")).toHaveCount(0);
  await page
    .getByRole("article", { name: "Yarrow" })
    .getByRole("button", { name: /^Details/ })
    .tap();
  await scan("Yarrow").tap();
  await dialog.getByLabel("Or type the six characters").fill("hello");
  await dialog.getByRole("button", { name: "Check" }).tap();
  await expect(dialog.getByRole("alert")).toHaveText("That is not the code of a door tag.");
  await dialog.getByLabel("Or type the six characters").fill(tags.Tansy.code.toLowerCase());
  await dialog.getByRole("button", { name: "Check" }).tap();
  await expect(dialog.getByText("This is not the tag of this home. Your arrival counts without it.")).toBeVisible();
  expect([await violations(page), await cutByLargeText(page)]).toEqual([[], []]);
  for (const { _id, pet_names } of await api.call(mySchedule, { token: walker.token })) {
    const arrived_how = pet_names[0] === "Tansy" ? "tag" : "tap";
    const visit = await api.call(getVisit, { token, params: { id: _id } });
    expect(visit).toMatchObject({ arrived_at: expect.any(String), arrived_how });
  }
});
