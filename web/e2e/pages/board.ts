import { listSchedules } from "@petcare/contract";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { signIn } from "../fixtures/accounts.ts";
import type { Api } from "../fixtures/api.ts";
import { type Booking, book, idOf, peopleOf } from "../fixtures/bookings.ts";

/** A Wednesday whose week has no other visit of the pets that are moved here. */
export const day = "2027-02-10";
let petCount = 0;

/** Books a visit of Rosa's for a pet whose name no other visit has. */
export async function bookOne(api: Api, changes: Partial<Booking> = {}) {
  const owner = await api.tokenOf("owner");
  const people = await peopleOf(api, owner);
  petCount += 1;
  const pet = `Zippy ${test.info().workerIndex}${petCount}`;
  const [client_id, walker_id] = [idOf(people, "Ana Reyes"), idOf(people, "Rosa Delgado")];
  const id = await book(api, owner, { date: day, client_id, walker_id, pet_names: [pet], ...changes });
  /** Reads what is stored of a visit now: by default of the booked one. */
  const stored = async (visitId = id) => {
    const visits = await api.call(listSchedules, { token: owner, query: { start: "2027-02-01", end: "2027-03-01" } });
    const { date, timeframe, walker_id, version } = visits.find(({ _id }) => _id === visitId) ?? {};
    return { date, timeframe, version, walker: [...people].find(([, one]) => one === walker_id)?.[0] };
  };
  return { id, pet, owner, people, stored };
}

export const cardOf = (page: Page, id: string) => page.locator(`[data-visit="${id}"]`);
export const movingBar = (page: Page) => page.getByRole("region", { name: "Moving a visit" });
export const cell = (page: Page, row: string, column: number) =>
  page
    .getByRole("row", { name: new RegExp(row) })
    .locator("td")
    .nth(column);

/** Opens the owner's calendar, with what drags fetched. The whole board fits, so that no drag near an edge scrolls it. */
export async function openBoard(page: Page, view: "week" | "day"): Promise<void> {
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 1440, height: 6000 });
  await signIn(page, "owner");
  const drag = page.waitForResponse(/admin-later.*\.js$/);
  await page.goto(`/admin/calendar?view=${view}&date=${day}`);
  await expect(page.getByRole("group", { name: "Filters" })).toBeVisible();
  await page.clock.fastForward(6000);
  await (await drag).finished();
}

/** Takes a card with the mouse, once dragging works. Until then the mouse would open the card. */
async function grab(page: Page, card: Locator): Promise<void> {
  await expect(page.locator("[data-draggable]")).toBeAttached();
  await card.scrollIntoViewIfNeeded();
  const { x, y } = await boxOf(card);
  await page.mouse.move(x + 20, y + 8);
  await page.mouse.down();
  await page.mouse.move(x + 40, y + 14, { steps: 4 });
  await expect(movingBar(page)).toBeVisible();
}

/** Drags a card with the mouse to the middle of a cell. */
export async function drag(page: Page, card: Locator, to: Locator): Promise<void> {
  await grab(page, card);
  const { x, y, width, height } = await boxOf(to);
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 8 });
  await expect(to.locator("[data-aimed]")).toBeVisible();
  await page.mouse.up();
}

/** Holds a card of the phone's day by touch, and lets it go on a walker. */
export async function holdAndDrop(page: Page, id: string, walker: string) {
  const card = cardOf(page, id);
  const to = page.getByRole("region", { name: walker });
  await card.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x = 0, y = 0) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] });
  const held = await boxOf(card);
  await expect(page.locator("[data-draggable]")).toBeAttached();
  await touch("touchStart", held.x + 60, held.y + 12);
  await page.clock.runFor(250);
  await expect(movingBar(page)).toBeVisible();
  const place = await boxOf(to);
  await touch("touchMove", held.x + 70, held.y + 4);
  await touch("touchMove", place.x + 100, place.y + place.height - 24);
  await expect(to.locator("[data-aimed]")).toBeVisible();
  await touch("touchEnd");
  return { touch };
}

/** Picks a card of the week up and puts it on another walker, by keys alone. */
export async function moveByKeys(page: Page, id: string, walker: string): Promise<void> {
  await cardOf(page, id).getByRole("button").first().focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const aimed = page.locator("[data-drop]:focus");
  await expect(aimed).toBeVisible();
  const rows = await page.getByRole("row").count();
  for (let row = 0; row < rows && !(await aimed.getAttribute("aria-label"))?.startsWith(walker); row++) {
    await page.keyboard.press("ArrowUp");
  }
  await expect(aimed).toHaveAttribute("aria-label", new RegExp(`^${walker}`));
  await page.keyboard.press("Enter");
}

export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("It is not drawn");
  return box;
}

export const movedToast = (page: Page, text: RegExp) => page.getByRole("alert").filter({ hasText: text });
