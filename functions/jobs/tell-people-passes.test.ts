import { readMessenger } from "@petcare/storage";
import { beforeEach, expect, test } from "vitest";
import { bookVisit } from "../testing/bookings.ts";
import { clearing } from "../testing/clear-table.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";
import { Telling } from "../testing/telling.ts";

/** Monday 23 November 2026, 10:00 in New York. */
const monday = Date.parse("2026-11-23T15:00:00Z");
const app = await startSignedInApp({ clock: { now: monday } });
const { installation } = app;
const tuesday = { date: "2026-11-24", pet_names: ["Biscuit"] };
const clear = await clearing(app);
let telling: Telling;

beforeEach(async () => {
  await clear();
  app.clock.now = monday;
  telling = new Telling(app);
});

test("a visit after the last day told is told with its week", async () => {
  await telling.set();
  await bookVisit(app, { ...tuesday, date: "2026-12-01" });
  expect(await telling.after(5)).toEqual([]);
  expect(await telling.at("2026-11-29T21:59:00Z")).toEqual([]);
  expect(await telling.at("2026-11-29T22:00:30Z")).toEqual([
    "Ana: Booked: Biscuit, Tue Dec 1, 9 AM–12 PM | Rosa will come.",
    "Rosa: Your week, Nov 30–Dec 6 | Tue: 1 visit, first 9 AM–12 PM",
  ]);
  expect(await telling.after(5)).toEqual([]);
  expect((await readMessenger(installation.db))?.through).toBe("2026-12-06");
});

test("at night a push comes for what begins before 9 AM alone, and the rest at 8 AM", async () => {
  telling.ways.set("Rosa", ["push"]);
  await telling.set();
  await telling.at("2026-11-24T02:27:00Z");
  await bookVisit(app, { ...tuesday, timeframe: "early_morning", pet_names: ["Max"] });
  const before = telling.sent.length;
  await telling.after(3);
  expect(telling.since(before, "push").filter((line) => line.startsWith("Rosa"))).toEqual([
    "Rosa: Yours: Max, Tue Nov 24, 6–9 AM | See your plan.",
  ]);
  await bookVisit(app, tuesday);
  const pushed = async (minutes: number) => {
    const from = telling.sent.length;
    await telling.after(minutes);
    return telling.since(from, "push").filter((line) => line.startsWith("Rosa"));
  };
  expect(await pushed(5)).toEqual([]);
  const from = telling.sent.length;
  await telling.at("2026-11-24T13:00:30Z");
  expect(telling.since(from, "push").filter((line) => line.startsWith("Rosa"))).toEqual([
    "Rosa: Yours: Biscuit, Tue Nov 24, 9 AM–12 PM | See your plan.",
  ]);
});

test("the morning, the evening and each frame are looked at once a local day, across a clock change too", async () => {
  app.clock.now = Date.parse("2027-03-13T15:00:00Z");
  await bookVisit(app, { ...tuesday, date: "2027-03-15" });
  await telling.set({ on: true, through: "2027-03-21" });
  const evening = await telling.at("2027-03-14T22:00:30Z", "push");
  expect(evening).toEqual(["Rosa: Tomorrow: Biscuit, 9 AM–12 PM | No keys to take."]);
  expect(await telling.at("2027-03-14T23:00:30Z", "push")).toEqual([]);
  expect(await telling.at("2027-03-15T16:16:00Z", "push")).toEqual([
    "Kate: Not finished: Biscuit, 9 AM–12 PM | It ended at 12:00.",
    "Rosa: Not finished: Biscuit, 9 AM–12 PM | It ended at 12:00.",
  ]);
  expect(await telling.after(3, "push")).toEqual([]);
});
