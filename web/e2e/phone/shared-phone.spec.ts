import {
  changeClient,
  createClient,
  deactivatePerson,
  getAgreements,
  getVisit,
  me,
  putAgreement,
} from "@petcare/contract";
import { expect, type Page } from "@playwright/test";
import { type Account, newAccount, signInAs } from "../fixtures/accounts.ts";
import { book } from "../fixtures/bookings.ts";
import { kept } from "../fixtures/kept.ts";
import { test } from "../fixtures/line.ts";
import { button } from "../pages/controls.ts";
import { expectLandingPage } from "../pages/landing.ts";

test.use({ ownData: "shared phone" });

const [date, tag] = ["2026-11-20", "3467ACDEFGHJKMNPQRTWXY34"] as const;
const home = { id: "tilda-moss", name: "Tilda Moss", address: "7 Fernhill Row" } as const;
const words = { incident: "She slipped her collar", note: "She hid below the porch", lockbox: "Lockbox 4471" };
/** The texts that a client writes and does not send. */
const typed = { signature: "Nora B. Lind", wish: "The porch light is broken", name: "Nora Quince" };
const pets = { rosa: "Quillfeather", marcus: "Wobbleworth" };
/** All that is a secret of the first walker's day. */
const secrets = [...Object.values(words), pets.rosa, home.name, home.address, tag, "data:image/jpeg", "4471"];
const drawn = `document.createElement("canvas").toDataURL("image/jpeg").split(",")[1]`;

const stores = ["dayfile", "drafts", "rows", "photos", "codes"];
const keptOf = (page: Page) => page.evaluate<string>(kept);
/** The stores in which something is kept. */
const filled = async (page: Page) => {
  const all = await keptOf(page);
  return stores.filter((store) => new RegExp(`^${store}\\["`, "m").test(all));
};

async function expectNothingReadable(page: Page, names: readonly string[]): Promise<void> {
  await page.goto("/robots.txt");
  const all = await keptOf(page);
  expect(names.filter((name) => all.includes(name))).toEqual([]);
}

test("on a shared phone nothing of a walker or a client can be read by the next one, and all is sent when they are back", async ({
  phone: { line, open },
  api,
}) => {
  const owner = await api.tokenOf("owner");
  const walkers = { rosa: await newAccount(api, "walker"), marcus: await newAccount(api, "walker") };
  const idOf = async ({ token }: Account) => (await api.call(me, { token })).id;
  const ids = { rosa: await idOf(walkers.rosa), marcus: await idOf(walkers.marcus) };
  const { lockbox } = words;
  const client = await api.call(createClient, { token: owner, body: { ...home, access: { lockbox } } });
  const { id: client_id, version } = client;
  await api.call(changeClient, { token: owner, params: { id: client_id }, body: { version, door_tag: tag } });
  const visit = await book(api, owner, { date, client_id, walker_id: ids.rosa, pet_names: [pets.rosa] });
  await book(api, owner, { date, client_id, walker_id: ids.marcus, pet_names: [pets.marcus] });

  let page = await open();
  const tile = (pet: string) => page.getByRole("article", { name: pet });
  await signInAs(page, walkers.rosa, "/walker");
  await expect(tile(pets.rosa)).toBeVisible();
  await page.clock.runFor(5000);
  await page.evaluate("navigator.serviceWorker.ready");
  await expect.poll(() => filled(page)).toEqual(["dayfile", "codes"]);

  await line.cut("/api/");
  const dialog = (name: string) => page.getByRole("dialog", { name });
  await page.getByRole("button", { name: `Scan the door, ${pets.rosa}` }).tap();
  await dialog("Scan the door").getByLabel("Or type the six characters").fill(tag.slice(0, 6));
  await button(page, "Check").tap();
  await expect(dialog("Scan the door").getByText("Kept on this phone until there is a signal.")).toBeVisible();
  await page.goto(`/walker?incident=${visit}`);
  await page.getByLabel("What happened").fill(words.incident);
  await button(page, "Note it").tap();
  await expect(page.getByLabel("What happened")).toHaveCount(0);
  await page.goto(`/walker?complete=${visit}`);
  await page.getByLabel("Additional notes").fill(words.note);
  const buffer = Buffer.from(await page.evaluate<string>(drawn), "base64");
  const photo = { name: "dog.jpg", mimeType: "image/jpeg", buffer };
  await page.getByLabel("Photos", { exact: true }).setInputFiles(photo);
  await expect(page.getByRole("img", { name: "Photo 1" })).toBeVisible();
  await page.clock.runFor(5000);
  await expect.poll(() => filled(page)).toEqual(stores);
  const left = await page.evaluate<number>("Date.now()");
  await page.keyboard.press("Escape");
  await button(page, "Logout").tap();
  await button(page, "Sign out, keep them locked on this phone").tap();
  // A page that is closed while the next one loads may never close.
  await expectLandingPage(page);
  await page.close();

  // The phone's clock goes on: a time that lies ahead of it would be put right.
  page = await open(left + 60_000);
  await page.goto("/robots.txt");
  expect(await filled(page)).toEqual(expect.arrayContaining(["dayfile", "drafts", "rows", "photos"]));
  await expectNothingReadable(page, [...secrets, '"kc:seal":"']);

  await line.open();
  await signInAs(page, walkers.marcus, "/walker");
  await expect(tile(pets.marcus)).toBeVisible();
  await page.clock.runFor(5000);
  await expectNothingReadable(page, [...secrets, pets.marcus]);
  const params = { id: ids.marcus };
  await api.call(deactivatePerson, { token: owner, params, body: { visits: { do: "unassign" } } });
  await page.goto("/walker");
  await expect(page).not.toHaveURL(/walker/);
  await expectNothingReadable(page, [...secrets, pets.marcus, '"kc:seal":"', '"kc:token":"']);
  const unheard = await api.call(getVisit, { token: owner, params: { id: visit } });
  expect(unheard).toMatchObject({ arrived_at: null, incidents: [] });

  const { version: before } = await api.call(getAgreements, { token: owner });
  const text = { version: before, text: "I hand over a key." };
  await api.call(putAgreement, { token: owner, params: { kind: "key" }, body: text });
  const nora = await newAccount(api, "client");
  await signInAs(page, nora, "/client?sign=key");
  await page.getByLabel("Your name").fill(typed.signature);
  await page.goto("/client?ask=walk");
  await page.getByLabel("Anything to know?").fill(typed.wish);
  await page.goto("/client/settings");
  await expect(page.getByRole("region", { name: "What you hear from us" })).toBeVisible();
  await page.getByLabel("Full name").fill(typed.name);
  await expect.poll(() => keptOf(page)).toContain(typed.name);
  await button(page, "Logout").tap();
  await expect(page).not.toHaveURL(/client/);
  await expectNothingReadable(page, [...Object.values(typed), nora.name, "Pine Street", "hand over a key"]);

  await signInAs(page, walkers.rosa, "/walker");
  await expect(page.getByText("Your note is saved on this phone and not sent yet.")).toBeVisible();
  // Before it is read, the phone's row is not shown as waiting either.
  const sent = { arrived_how: "tag", incidents: [{ words: words.incident }] };
  await expect.poll(() => api.call(getVisit, { token: owner, params: { id: visit } })).toMatchObject(sent);
  await expect(page.getByText("Waiting to send")).toHaveCount(0);
  await tile(pets.rosa).getByRole("button", { name: "Complete walk" }).tap();
  await expect(page.getByLabel("Additional notes")).toHaveValue(words.note);
  await expect(page.getByRole("img", { name: "Photo 1" })).toBeVisible();
});
