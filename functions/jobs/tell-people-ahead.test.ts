import { listSent, sendAgain, updateSchedule } from "@petcare/contract";
import { readMessenger } from "@petcare/storage";
import { beforeEach, expect, test } from "vitest";
import { book, bookVisit } from "../testing/bookings.ts";
import { call, expectOk, expectPage } from "../testing/call.ts";
import { interceptCalls } from "../testing/calls.ts";
import { clearing } from "../testing/clear-table.ts";
import { anEdit, opened } from "../testing/editing.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";
import { beginTelling, type Telling } from "../testing/telling.ts";

/** Monday 23 November 2026, 10:00 in New York. People are told up to Sunday 29. */
const monday = Date.parse("2026-11-23T15:00:00Z");
const app = await startSignedInApp({ clock: { now: monday } });
const { owner, rosa, marcus, installation } = app;
const clear = await clearing(app);
let telling: Telling;

beforeEach(async () => {
  telling = await beginTelling(app, clear, monday);
});

const tuesday = { date: "2026-11-24" as const, pet_names: ["Biscuit"] };
const later = { ...tuesday, date: "2026-12-08" as const };
const to = (name: string, lines: readonly string[]) => lines.filter((line) => line.startsWith(name));
/** Books a walk that has been told by now. */
async function told(changes: Parameters<typeof bookVisit>[1] = tuesday): Promise<string> {
  const id = await bookVisit(app, changes);
  await telling.after(4);
  return id;
}

const booked = "Ana: Booked: Biscuit, Tue Dec 8, 9 AM–12 PM | Rosa will come.";
const cancelled = "Ana: Cancelled: Biscuit, Tue Dec 8 | The visit between 9 AM and 12 PM is cancelled.";

test("a visit after the last day told is told with its week, once, and not where it was cancelled before", async () => {
  await bookVisit(app, later);
  const other = await bookVisit(app, { ...later, pet_names: ["Max"] });
  expect(await telling.after(5)).toEqual([]);
  await telling.act("cancel", other);
  await telling.at("2026-11-29T22:00:30Z");
  expect(await telling.at("2026-12-06T21:59:00Z")).toEqual([]);
  expect(await telling.at("2026-12-06T22:00:30Z")).toEqual([
    booked,
    "Rosa: Your week, Dec 7–13 | Tue: 1 visit, first 9 AM–12 PM",
  ]);
  expect(await telling.after(5)).toEqual([]);
  expect((await readMessenger(installation.db))?.through).toBe("2026-12-13");
});

test("what the owner has told is told at once to the client alone, and so is what changes in it", async () => {
  const id = await bookVisit(app, { ...later, tell: true });
  expect(await telling.after(4)).toEqual([booked]);
  await telling.act("move", id, { timeframe: "afternoon" });
  expect(await telling.after(4)).toEqual([
    "Ana: Biscuit: now Tue Dec 8, 12–3 PM | It was Tue, Dec 8, 9 AM–12 PM. Rosa will come.",
  ]);
  await telling.act("cancel", await bookVisit(app, { ...later, tell: true }));
  expect(await telling.after(5), "booked and cancelled").toEqual([]);
  await telling.act("cancel", await bookVisit(app, later), { tell: true });
  expect(await telling.after(5)).toEqual([cancelled]);
});

test("a series is one sentence for its client at any length, and none when later weeks come; a walker hears of dates", async () => {
  const series = await book(app, { ...tuesday, rrule: "FREQ=WEEKLY;BYDAY=TU,FR" });
  await telling.act("give", `${series}.2026-11-27`, { walker_id: marcus.user.id });
  expect(await telling.after(4)).toEqual([
    "Ana: 2 changes to Biscuit’s visits | Booked: Biscuit, every Tue and Fri, 9 AM–12 PM. From Tue, Nov 24 on, with Rosa. | Booked: Biscuit, Fri Nov 27, 9 AM–12 PM. Marcus will come.",
    "Marcus: Yours: Biscuit, Fri Nov 27, 9 AM–12 PM | See your plan.",
    "Rosa: Yours: Biscuit, Tue Nov 24, 9 AM–12 PM | See your plan.",
  ]);
  await telling.act("move", `${series}.2026-11-24`, { timeframe: "afternoon", scope: "series" });
  expect(await telling.after(4)).toEqual([
    "Ana: 2 changes to Biscuit’s visits | Biscuit, every Tue and Fri: now 12–3 PM. From Tue, Nov 24 on. It was 9 AM–12 PM. Rosa will come. | Biscuit: now Fri Nov 27, 12–3 PM. It was Fri, Nov 27, 9 AM–12 PM. Marcus will come.",
    "Marcus: Biscuit: now Fri Nov 27, 12–3 PM | It was Fri, Nov 27, 9 AM–12 PM.",
    "Rosa: Biscuit: now Tue Nov 24, 12–3 PM | It was Tue, Nov 24, 9 AM–12 PM.",
  ]);
  const weeks = [...(await telling.at("2026-11-29T22:00:30Z")), ...(await telling.at("2026-12-06T22:00:30Z"))];
  expect(weeks.map((line) => line.slice(0, 16))).toEqual(["Rosa: Your week,", "Rosa: Your week,"]);
});

test("a series that begins later, and a walk that becomes one, are told as series", async () => {
  await book(app, { ...tuesday, date: "2027-02-02", rrule: "FREQ=WEEKLY;BYDAY=TU", tell: true });
  expect(await telling.after(4)).toEqual([
    "Ana: Booked: Biscuit, every Tue, 9 AM–12 PM | From Tue, Feb 2 on, with Rosa.",
  ]);
  const id = (await told()).replace(/\..*/, "");
  const { version } = await opened(app, id);
  const repeats = anEdit(app, { ...tuesday, rrule: "FREQ=WEEKLY;BYDAY=TU,FR", version });
  await expectOk(call(owner, updateSchedule, { params: { id }, body: repeats }));
  expect(to("Ana", await telling.after(4))).toEqual([
    "Ana: Booked: Biscuit, every Tue and Fri, 9 AM–12 PM | From Fri, Nov 27 on, with Rosa.",
  ]);
});

test("a week that is sent again is a week, as it is by then", async () => {
  const id = await bookVisit(app, { ...tuesday, date: "2026-12-01" });
  await telling.after(4);
  await telling.at("2026-11-29T22:00:30Z");
  await telling.act("move", id, { timeframe: "afternoon" });
  await telling.after(4);
  const { items } = await expectPage(call(owner, listSent, { query: { person: rosa.user.id } }));
  const week = items.find(({ kind }) => kind === "week");
  await expectOk(call(owner, sendAgain, { params: { id: week?.id ?? "" } }));
  expect(await telling.after(5)).toEqual(["Rosa: Your week, Nov 30–Dec 6 | Tue: 1 visit, first 12–3 PM"]);
});

test("a walker from whom a day is taken that they were never told of hears nothing of it", async () => {
  const id = await bookVisit(app, later);
  await telling.after(4);
  await telling.act("give", id, { walker_id: marcus.user.id });
  await telling.set({ on: false });
  const known = await bookVisit(app, { ...later, pet_names: ["Max"] });
  await telling.set();
  await telling.act("give", known, { walker_id: marcus.user.id });
  const heard = [...(await telling.after(5)), ...(await telling.at("2026-11-29T22:00:30Z"))];
  expect([...heard, ...(await telling.at("2026-12-06T22:00:30Z"))]).toEqual([
    "Ana: Max: Marcus comes on Tue Dec 8 | Marcus comes instead of Rosa. The time stays 9 AM–12 PM.",
    "Marcus: Your week, Dec 7–13 | Tue: 2 visits, first 9 AM–12 PM",
  ]);
});

test("what was told is kept up to date wherever it is moved", async () => {
  const id = await told({ ...tuesday, date: "2026-11-27" });
  await telling.act("move", id, { date: "2026-12-20" });
  expect(await telling.after(4)).toHaveLength(2);
  await telling.act("move", id, { timeframe: "evening" });
  expect(to("Ana", await telling.after(4))).toEqual([
    "Ana: Biscuit: now Sun Dec 20, 6–9 PM | It was Sun, Dec 20, 9 AM–12 PM. Rosa will come.",
  ]);
});

test.each([
  ["is old", true, ["Tue: 1 visit, first 9 AM–12 PM", "It was Tue, Dec 1, 9 AM–12 PM."]],
  ["is fresh", false, ["Tue: 1 visit, first 12–3 PM"]],
])("a visit that changes just before its week, whose index %s", async (_, isOld, lines) => {
  const id = await bookVisit(app, { ...tuesday, date: "2026-12-01" });
  await telling.after(4);
  app.clock.now = Date.parse("2026-11-29T22:00:28Z");
  await telling.act("move", id, { timeframe: "afternoon" });
  const stop = interceptCalls(async ({ input }, send) => {
    const answer = (await send()) as { Items?: Record<string, unknown>[] };
    const isIndex = isOld && input.IndexName === "walker";
    const old = { timeframe: "morning", version: 1 };
    return isIndex ? { ...answer, Items: answer.Items?.map((item) => ({ ...item, ...old })) } : answer;
  });
  const heard = to("Rosa", await telling.at("2026-11-29T22:00:30Z"));
  stop();
  const all = [...heard, ...to("Rosa", await telling.after(5))];
  expect(all.map((line) => line.split(" | ")[1])).toEqual(lines);
});
