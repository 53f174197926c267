import { getDashboard } from "@petcare/contract";
import { beforeEach, expect, test } from "vitest";
import { bookVisit } from "../testing/bookings.ts";
import { call, expectOk } from "../testing/call.ts";
import { clearing } from "../testing/clear-table.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";
import { beginTelling, type Telling } from "../testing/telling.ts";

/** Friday 27 November 2026, 10:00 in New York. */
const friday = Date.parse("2026-11-27T15:00:00Z");
const app = await startSignedInApp({ clock: { now: friday } });
const clear = await clearing(app);
let telling: Telling;

beforeEach(async () => {
  telling = await beginTelling(app, clear, friday);
});

test("once the owner moves the last day told each hears their part of the next week, once", async () => {
  await bookVisit(app, { date: "2026-12-01", pet_names: ["Biscuit"] });
  expect(await telling.after(5)).toEqual([]);
  await telling.set({ through: "2026-12-06" });
  expect(await telling.after(1)).toEqual([
    "Ana: Booked: Biscuit, Tue Dec 1, 9 AM–12 PM | Rosa will come.",
    "Rosa: Your week, Nov 30–Dec 6 | Tue: 1 visit, first 9 AM–12 PM",
  ]);
  expect(await telling.after(5)).toEqual([]);
});

test("on Sunday at 5 PM the owner is asked, where nobody is to be told without it", async () => {
  await bookVisit(app, { date: "2026-12-01", pet_names: ["Biscuit"] });
  const asked = async () => (await expectOk(call(app.owner, getDashboard))).ask_to_tell_from;
  await telling.set({ sunday: "ask" });
  app.clock.now = Date.parse("2026-11-29T21:59:00Z");
  expect(await asked()).toBeNull();
  expect(await telling.at("2026-11-29T22:00:30Z")).toEqual([]);
  expect(await asked()).toBe("2026-11-30");
  app.clock.now = Date.parse("2026-12-01T15:00:00Z");
  expect(await asked()).toBe("2026-12-01");
  await telling.set({ sunday: "off" });
  expect(await asked()).toBeNull();
  await telling.set({ sunday: "ask", through: "2026-12-06" });
  expect(await asked()).toBeNull();
});
