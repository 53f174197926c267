import { listSchedules, moveVisit } from "@petcare/contract";
import { expect, type Locator, type Page } from "@playwright/test";
import { signIn } from "../fixtures/accounts.ts";
import type { Api } from "../fixtures/api.ts";
import { test } from "../fixtures/app.ts";
import { type Booking, book, idOf, peopleOf } from "../fixtures/bookings.ts";
import { violations } from "../fixtures/violations.ts";

/** A Wednesday whose week has no other visit of the pets that are moved here. */
const day = "2027-02-10";
let petCount = 0;

/** Books a visit of Rosa's for a pet whose name no other visit has. */
async function bookOne(api: Api, changes: Partial<Booking> = {}) {
  const owner = await api.tokenOf("owner");
  const people = await peopleOf(api, owner);
  petCount += 1;
  const pet = `Zippy ${test.info().workerIndex}${petCount}`;
  const [client_id, walker_id] = [idOf(people, "Ana Reyes"), idOf(people, "Rosa Delgado")];
  const id = await book(api, owner, { date: day, client_id, walker_id, pet_names: [pet], ...changes });
  /** What is stored of a visit now: by default of the booked one. */
  const stored = async (visitId = id) => {
    const visits = await api.call(listSchedules, { token: owner, query: { start: "2027-02-01", end: "2027-03-01" } });
    const { date, timeframe, walker_id, version } = visits.find(({ _id }) => _id === visitId) ?? {};
    return { date, timeframe, version, walker: [...people].find(([, one]) => one === walker_id)?.[0] };
  };
  return { id, pet, owner, people, stored };
}

const cardOf = (page: Page, id: string) => page.locator(`[data-visit="${id}"]`);
const movingBar = (page: Page) => page.getByRole("region", { name: "Moving a visit" });
const cell = (page: Page, row: string, column: number) =>
  page
    .getByRole("row", { name: new RegExp(row) })
    .locator("td")
    .nth(column);

/** Opens the owner's calendar, with what drags fetched. */
async function openBoard(page: Page, view: "week" | "day"): Promise<void> {
  await signIn(page, "owner");
  const drag = page.waitForResponse(/drag-layer/);
  await page.goto(`/admin/calendar?view=${view}&date=${day}`);
  await expect(page.getByRole("group", { name: "Filters" })).toBeVisible();
  await page.clock.fastForward(6000);
  await (await drag).finished();
}

/** Takes a card with the mouse. Dragging begins to work a moment after its script has come. */
async function grab(page: Page, card: Locator): Promise<void> {
  await card.scrollIntoViewIfNeeded();
  const { x, y } = await boxOf(card);
  await expect(async () => {
    await page.mouse.up();
    await page.mouse.move(x + 20, y + 8);
    await page.mouse.down();
    await page.mouse.move(x + 40, y + 14, { steps: 4 });
    await expect(movingBar(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** Drags a card with the mouse to the middle of a cell. */
async function drag(page: Page, card: Locator, to: Locator): Promise<void> {
  await grab(page, card);
  const { x, y, width, height } = await boxOf(to);
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 8 });
  await expect(to.locator("[data-aimed]")).toBeVisible();
  await page.mouse.up();
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("It is not drawn");
  return box;
}

const movedToast = (page: Page, text: RegExp) => page.getByRole("alert").filter({ hasText: text });

test("by mouse a visit goes to another day, another walker, and another time frame", async ({ desktop: page, api }) => {
  await page.setViewportSize({ width: 1440, height: 1400 });
  const { id, pet, stored } = await bookOne(api);
  await openBoard(page, "week");
  await drag(page, cardOf(page, id), cell(page, "Marcus O'Neill", 4));
  await expect(movedToast(page, new RegExp(`${pet} moved to Marcus O'Neill, Fri, Feb 12, 9–12`))).toBeVisible();
  expect(await stored()).toMatchObject({ date: "2027-02-12", timeframe: "morning", walker: "Marcus O'Neill" });
  await page.goto("/admin/calendar?view=day&date=2027-02-12");
  await expect(cardOf(page, id)).toBeVisible();
  const fetched = page.waitForResponse(/drag-layer/);
  await page.clock.fastForward(6000);
  await (await fetched).finished();
  await drag(page, cardOf(page, id), cell(page, "Marcus O'Neill", 4));
  await expect(movedToast(page, /6–9p/)).toBeVisible();
  expect(await stored()).toMatchObject({ timeframe: "evening" });
});

test("dragging that Escape ends leaves a visit where it was", async ({ desktop: page, api }) => {
  await page.setViewportSize({ width: 1440, height: 1400 });
  const { id, stored } = await bookOne(api);
  await openBoard(page, "week");
  await grab(page, cardOf(page, id));
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await expect(movingBar(page)).toBeHidden();
  expect(await stored()).toMatchObject({ date: day, walker: "Rosa Delgado", version: 1 });
});

test("a card that is held by touch goes where it is let go, and a quick swipe moves nothing", async ({
  mobile: page,
  api,
}) => {
  const { id, stored } = await bookOne(api);
  await openBoard(page, "day");
  const card = cardOf(page, id);
  const to = page.getByRole("region", { name: "Priya Raman" });
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
  const [x, y] = [place.x + 100, place.y + place.height - 24];
  await touch("touchMove", held.x + 70, held.y + 4);
  await touch("touchMove", x, y);
  await expect(to.locator("[data-aimed]")).toBeVisible();
  await touch("touchEnd");
  await expect(movedToast(page, /moved to Priya Raman/)).toBeVisible();
  expect(await stored()).toMatchObject({ walker: "Priya Raman" });

  // Last, because the page is still scrolling after a swipe, and a browser then lets nobody stop it.
  const swiped = await boxOf(card);
  await touch("touchStart", swiped.x + 60, swiped.y + 12);
  await touch("touchMove", swiped.x + 60, swiped.y + 42);
  await touch("touchEnd");
  await page.clock.runFor(1000);
  await expect(movingBar(page)).toBeHidden();
});

// WCAG 2.2, 2.5.7: nothing needs dragging.
test("by single taps on a phone a visit goes to another day, time frame and walker", async ({ mobile: page, api }) => {
  const { id, pet, stored } = await bookOne(api);
  await signIn(page, "owner");
  await page.goto(`/admin/calendar?view=day&date=${day}`);
  await cardOf(page, id).getByRole("button", { name: "Move", exact: true }).tap();
  await expect(movingBar(page)).toContainText(`Moving ${pet}`);
  await movingBar(page).getByRole("button", { name: "Cancel" }).tap({ trial: true });
  expect(await violations(page)).toEqual([]);
  await page.getByRole("navigation", { name: "Days" }).getByRole("button", { name: /^Thu/ }).tap();
  await page.getByText("12–3", { exact: true }).tap();
  await page.getByRole("button", { name: /^Marcus O'Neill.*Thu, Feb 11, 2027, Afternoon/ }).tap();
  await expect(movedToast(page, /moved to Marcus O'Neill, Thu, Feb 11, 12–3/)).toBeVisible();
  expect(await stored()).toMatchObject({ date: "2027-02-11", timeframe: "afternoon", walker: "Marcus O'Neill" });
});

test("by keyboard a visit is picked up, aimed and put, and Undo moves it back", async ({ desktop: page, api }) => {
  const { id, stored } = await bookOne(api);
  await signIn(page, "owner");
  await page.goto(`/admin/calendar?view=week&date=${day}`);
  await cardOf(page, id).getByRole("button").first().focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("grid")).toBeVisible();
  await expect(page.locator("[data-put]:focus")).toHaveAttribute("aria-label", /^Rosa Delgado, Wed, Feb 10/);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(cardOf(page, id).getByRole("button").first()).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(movedToast(page, /^Undone/)).toBeVisible();
  expect(await stored()).toMatchObject({ date: day, walker: "Rosa Delgado", version: 3 });
});

test("Undo is refused where somebody has changed the visit since, and says who", async ({ desktop: page, api }) => {
  const { id, owner, people, stored } = await bookOne(api);
  await signIn(page, "owner");
  await page.goto(`/admin/calendar?view=week&date=${day}`);
  await cardOf(page, id).getByRole("button").first().focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Move to…" }).click();
  const dialog = page.getByRole("dialog", { name: /^Move Zippy/ });
  await dialog.getByRole("textbox", { name: "Day" }).fill("Feb 12, 2027");
  await dialog.getByRole("heading").click();
  await dialog.getByText("3–6", { exact: true }).click();
  await dialog.getByRole("combobox", { name: "Walker" }).selectOption("Marcus O'Neill");
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Move", exact: true }).click();
  await expect(movedToast(page, /moved to Marcus O'Neill, Fri, Feb 12, 3–6/)).toBeVisible();
  const { version } = await stored();
  const walker_id = idOf(people, "Rosa Delgado");
  await api.call(moveVisit, { token: owner, params: { id }, body: { walker_id, version } });
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(movedToast(page, /Not undone: .+ changed this visit at/)).toBeVisible();
  expect(await stored()).toMatchObject({ date: "2027-02-12", timeframe: "late_afternoon", walker: "Rosa Delgado" });
});

for (const [scope, label, before, after] of [
  ["this occurrence", "This occurrence only", "Rosa Delgado", "Rosa Delgado"],
  ["this and following", "This and following", "Rosa Delgado", "Marcus O'Neill"],
  ["the entire series", "The entire series (all future occurrences)", "Marcus O'Neill", "Marcus O'Neill"],
] as const) {
  test(`a visit of a series moves ${scope}, as its preview says, and Undo puts it back`, async ({
    desktop: page,
    api,
  }) => {
    const { id, pet, stored } = await bookOne(api, { date: "2027-02-08", rrule: "FREQ=DAILY;COUNT=5" });
    const visitOn = (date: string) => `${id.split(".")[0]}.${date}`;
    const walkerOn = async (date: string) => (await stored(visitOn(date))).walker;
    await signIn(page, "owner");
    await page.goto(`/admin/calendar?view=week&date=${day}`);
    await cardOf(page, visitOn(day)).getByRole("button").first().focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: /^Marcus O'Neill, Wed, Feb 10/ }).click();
    const dialog = page.getByRole("dialog", { name: `Move ${pet} to Marcus O'Neill?` });
    await dialog.getByText(label, { exact: true }).click();
    const visits = { "this occurrence": "1 visit", "this and following": "3 visits", "the entire series": "5 visits" };
    await dialog.getByRole("button", { name: `Move ${visits[scope]}` }).click();
    await expect(movedToast(page, /moved to Marcus O'Neill/)).toBeVisible();
    expect(await walkerOn("2027-02-09")).toBe(before);
    expect(await walkerOn(day)).toBe("Marcus O'Neill");
    expect(await walkerOn("2027-02-11")).toBe(after);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(movedToast(page, /^Undone/)).toBeVisible();
    for (const date of ["2027-02-09", day, "2027-02-11"]) expect(await walkerOn(date)).toBe("Rosa Delgado");
  });
}
