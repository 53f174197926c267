import { expect, type Page } from "@playwright/test";
import { newAccount } from "../fixtures/accounts.ts";
import type { Api } from "../fixtures/api.ts";
import { test } from "../fixtures/app.ts";
import { type Booking, book, complete, idOf, peopleOf } from "../fixtures/bookings.ts";
import { logIn } from "../pages/sign-in.ts";

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const total = (page: Page) => region(page, "Total");
const receipt = (page: Page) => region(page, "Receipt").getByRole("listitem");
const choose = (page: Page, range: string) => page.getByText(range, { exact: true }).click();
const widthOf = (page: Page) => page.evaluate("document.documentElement.scrollWidth");

const longName = "Bartholomew-Fitzwilliam-Featherstonehaugh-Cholmondeley-IIIrd";

test("the pay of a walk is in the earnings as soon as the walk is completed", async ({ mobile: page, api }) => {
  const { walker, book } = await newWalker(api);
  await book({ date: "2026-11-20", timeframe: "morning", pet_names: ["Pippin", "Clove"] });
  await book({ date: "2026-11-20", timeframe: "evening", service_type: "overnight", pet_names: [longName] });
  await logIn(page, walker);
  const week = page.getByRole("link", { name: /^This week/ });
  await expect(week).toHaveText("This week: $0.00, 0 walks");

  for (const [pets, sum] of [
    ["Pippin & Clove", "This week: $15.00, 1 walk"],
    [longName, "This week: $75.00, 2 walks"],
  ] as const) {
    await page.getByRole("article", { name: pets }).getByRole("button", { name: "Complete walk" }).tap();
    await page.getByLabel("Additional notes").fill("All well");
    await page.getByRole("dialog").getByRole("button", { name: "Complete walk" }).tap();
    await expect(week).toHaveText(sum);
  }

  await week.tap();
  await expect(page).toHaveURL("/walker?view=earnings");
  await expect(page).toHaveTitle(/^Earnings · /);
  await expect(page.getByRole("navigation").getByRole("link", { name: "Earnings" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  expect(await page.evaluate("scrollY")).toBe(0);
  await expect(page.getByRole("banner")).toContainText("Nov 16 – 22, 2026");
  await expect(total(page)).toHaveText("Estimated earnings$75.002 completed walks");
  await expect(region(page, "Today Fri, Nov 20")).toContainText("$75.00");
  await expect(receipt(page)).toHaveText([
    "Pippin & Clove25 minute walk · 25 min$15.00",
    `${longName}Overnight stay · 24 h$60.00`,
  ]);
  await expect(region(page, "By service").getByRole("row")).toHaveText([
    "ServiceWalksAmount",
    "25 minute walk1 × $15.00$15.00",
    "Cat/Dog 25 minute VisitRate $15.00–",
    "Overnight stay1 × $60.00$60.00",
    "OtherRate $18.00–",
  ]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await widthOf(page)).toBeLessThanOrEqual(320);
});

test("a range is in the address, a custom one says what it lacks, and neither has other walkers' walks", async ({
  desktop: page,
  api,
}) => {
  const { walker, rosa, walked } = await newWalker(api);
  for (const date of ["2026-11-20", "2026-11-14", "2026-10-21"]) await walked({ date, pet_names: [date] });
  await walked({ date: "2026-11-20", pet_names: ["Zorro"], walker_id: rosa });
  await logIn(page, walker);
  await page.getByRole("link", { name: "Earnings", exact: true }).click();

  const shows = async (dates: string[], span: string) => {
    await expect(page.getByRole("banner")).toContainText(span);
    await expect(receipt(page).locator("b")).toHaveText(dates);
    await expect(total(page)).toContainText(`$${dates.length * 15}.00`);
  };
  await choose(page, "Last 7 days");
  await shows(["2026-11-20", "2026-11-14"], "Nov 14 – 20, 2026");
  await choose(page, "Custom");
  const both = page.getByText("Please select both start and end dates for custom range", { exact: true });
  const [start, end] = [page.getByLabel("Start date"), page.getByLabel("End date")];
  await expect(page.getByText("Choose the first and the last day")).toBeVisible();
  await expect(both).toBeHidden();
  await start.fill("10/21");
  await start.press("Tab");
  await expect(both).toBeVisible();
  await end.fill("Nov 14, 2026");
  await end.press("Tab");
  await expect(page).toHaveURL("/walker?view=earnings&range=custom&from=2026-10-21&to=2026-11-14");
  await page.reload();
  await shows(["2026-11-14", "2026-10-21"], "Oct 21 – Nov 14, 2026");

  for (const [field, typed, problem] of [
    [end, "Oct 20, 2026", "The end date is before the start date."],
    [start, "10/20/2025", ""],
    [end, "10/21/2026", "Please choose at most 366 days."],
  ] as const) {
    await field.fill(typed);
    await field.press("Tab");
    await expect(end).toHaveAccessibleDescription(problem);
  }
  await page.goBack();
  await shows(["2026-11-20", "2026-11-14"], "Nov 14 – 20, 2026");
});

/** Signs up a walker. `book` books a visit for them, and `walked` also completes it as the owner. */
async function newWalker(api: Api) {
  const walker = await newAccount(api, "walker");
  const owner = await api.tokenOf("owner");
  const people = await peopleOf(api, owner);
  const parties = { client_id: idOf(people, "Teresa Montalbano"), walker_id: idOf(people, walker.email) };
  const bookForThem = (booking: Omit<Booking, keyof typeof parties> & Partial<typeof parties>) =>
    book(api, owner, { ...parties, ...booking });
  const walked = async (booking: Parameters<typeof bookForThem>[0]) => complete(api, owner, await bookForThem(booking));
  return { walker, rosa: idOf(people, "Rosa Delgado"), book: bookForThem, walked };
}
