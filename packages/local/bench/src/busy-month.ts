import { listSchedules } from "@petcare/contract";
import { addDays, type LocalDate } from "@petcare/domain";
import type { LocalApp } from "@petcare/local/src/start-local.ts";
import { putBookings, type Schedule, visitOf } from "@petcare/storage";
import type { Browser, CDPSession, Page } from "@playwright/test";
import { inBrowser, signIn } from "./in-browser.ts";
import { median } from "./measure.ts";
import { newInstallation } from "./new-installation.ts";
import { get, metered } from "./reads.ts";
import { type Row, times } from "./row.ts";

const [many, few] = [1000, 50];
const rounds = 7;
/** The board of a month has six weeks. */
const month = { start: "2027-04-26", end: "2027-06-07" };
const moment = Date.parse("2027-04-20T14:00:00Z");

/** The owner's calendar with 1,000 visits in a month: what it reads, draws and does, beside one of 50. */
export async function busyMonthRows(): Promise<Row[]> {
  return [...(await readRows()), ...(await inBrowser(drawnRows))];
}

async function readRows(): Promise<Row[]> {
  const installation = await newInstallation(moment);
  const email = "owner@bench.example";
  await installation.createAccount({ role: "admin", email });
  const token = await installation.signIn(email);
  const schedules = Array.from({ length: 40 }, (_, n) => daily(n));
  const days = Array.from({ length: many / schedules.length }, (_, n) => addDays("2027-05-03", n));
  await putBookings(
    installation.db,
    schedules,
    schedules.flatMap((schedule) => days.map((date) => visitOf(schedule, date))),
  );
  const meter = metered();
  await get(listSchedules, month, token);
  await installation.close();
  const what = `GET /schedules, a month of ${many} visits`;
  return [
    row(`${what}: pages of queries`, String(meter.pages), "≤ 8", meter.pages <= 8),
    row(`${what}: read units`, meter.units.toFixed(1), "≤ 200", meter.units <= 200),
  ];
}

const daily = (n: number): Schedule => ({
  id: `series${n}`,
  date: "2027-05-03" satisfies LocalDate,
  recurrence: { frequency: "daily", interval: 1, end: { type: "count", count: 25 } },
  timeframe: "morning",
  service: "25",
  client_id: `client${n}`,
  walker_id: `walker${n % 8}`,
  pet_names: ["Biscuit", "Max"],
  notes: "Front-clip harness by the door. Two laps of the park, then fresh water.",
  price_cents: 2500,
  status: "scheduled",
  stored_through: "2027-05-27",
  version: 1,
  created_at: moment,
  created_by: "owner",
});

/** Opens the month and moves a visit of its busiest week, by turns with both numbers, so a slow machine slows both. */
async function drawnRows(browser: Browser, app: LocalApp): Promise<Row[]> {
  const among = async (visits: number, measure: (page: Page) => Promise<number>) => {
    const context = await browser.newContext({ baseURL: app.url, viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await signIn(page, app, "owner");
    await answerWith(page, visits);
    const taken = await measure(page);
    await context.close();
    return taken;
  };
  const drawn: number[] = [];
  const moves: Record<number, number[]> = { [many]: [], [few]: [] };
  for (let round = 0; round < rounds; round += 1) {
    drawn.push((await among(many, monthDrawn)) / (await among(few, monthDrawn)));
    for (const visits of [many, few]) moves[visits]?.push(await among(visits, moveAnswered));
  }
  const [slow, quick] = [median(moves[many] ?? []), median(moves[few] ?? [])];
  const [month, move] = [median(drawn), slow / quick];
  return [
    row(`a month of ${many} visits drawn ÷ one of ${few}`, times(month), "≤ 2.00×", month <= 2),
    row(`a move among ${many} visits: script`, `${slow.toFixed(1)} ms`, "≤ 16 ms", slow <= 16),
    row(`a move among ${many} visits ÷ among ${few}`, times(move), "≤ 2.00×", move <= 2),
  ];
}

const row = (what: string, figure: string, target: string, met: boolean): Row => ({ what, figure, target, met });

/** Milliseconds from opening the month's address until its days' totals stand. */
async function monthDrawn(page: Page): Promise<number> {
  await page.addInitScript({ content: watchMonth });
  await page.goto("/admin/calendar?view=month&date=2027-05-10");
  const stood = await page.waitForFunction(stoodAt);
  return Number(await stood.jsonValue());
}

/** Milliseconds that the page's script takes from the tap on a cell until the visit stands in it. */
async function moveAnswered(page: Page): Promise<number> {
  await page.goto("/admin/calendar?view=week&date=2027-05-10");
  await page.waitForSelector("td [data-visit]");
  await page.waitForLoadState("networkidle");
  await page.evaluate(pickUp);
  await page.waitForSelector("[data-drop]");
  await page.evaluate(settled);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Performance.enable");
  const before = await scriptMs(devTools);
  await page.evaluate(putDown);
  return (await scriptMs(devTools)) - before;
}

/** Milliseconds of script so far, without style and layout. */
async function scriptMs(devTools: CDPSession): Promise<number> {
  const { metrics } = await devTools.send("Performance.getMetrics");
  return 1000 * (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? Number.NaN);
}

interface Listed {
  date: string;
  status: string;
}

/** Copies what the demo data has on the calendar until May has so many visits. A move gets no answer. */
async function answerWith(page: Page, count: number): Promise<void> {
  await page.route("**/api/visits/*/move", () => {});
  await page.route("**/api/schedules?*", async (route) => {
    const { searchParams } = new URL(route.request().url());
    const [start, end] = [searchParams.get("start") ?? "", searchParams.get("end") ?? ""];
    const listed: Listed[] = await (await route.fetch()).json();
    const templates = listed.filter(({ status }) => status === "scheduled");
    const copies = Array.from({ length: templates.length && count }, (_, n) => ({
      ...templates[n % templates.length],
      _id: `copy-${n}`,
      recurring: false,
      date: `2027-05-${String((n % 31) + 1).padStart(2, "0")}`,
    }));
    await route.fulfill({ json: copies.filter(({ date }) => date >= start && date < end) });
  });
}

/** Runs in the page: notes when the month's 31 totals stand, since the navigation began. */
const watchMonth = `{
  const look = () => {
    const totals = [...document.querySelectorAll("td a")].filter((day) => /\\d visits?/.test(day.textContent));
    if (totals.length >= 31) globalThis.stoodAt = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}`;
const stoodAt = () => (globalThis as { stoodAt?: number }).stoodAt;

/** Runs in the page. */
const pickUp = `[...document.querySelectorAll("td [data-visit] button")].find((button) => button.textContent === "Move" || button.getAttribute("aria-label") === "Move").click()`;

/** Runs in the page: nobody taps a place before the places are drawn and what they fetch has come. */
const settled = `new Promise((resolve) => setTimeout(() => requestIdleCallback(() => resolve()), 100))`;

/** Runs in the page: React draws what a click changes before the click's microtasks end. */
const putDown = `(async () => {
  const places = [...document.querySelectorAll("[data-drop]")];
  const place = places.find((one) => one.closest("td") && !one.closest("td").querySelector("[data-visit]")) ?? places.at(-1);
  const cell = place.closest("td");
  const before = cell.querySelectorAll("[data-visit]").length;
  place.click();
  await Promise.resolve();
  if (cell.querySelectorAll("[data-visit]").length !== before + 1) throw new Error("The visit is not in its new cell");
})()`;
