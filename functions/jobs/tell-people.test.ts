import { placeOf, readLastSent, readMessenger } from "@petcare/storage";
import { afterEach, expect, test } from "vitest";
import { book, bookVisit } from "../testing/bookings.ts";
import { ok } from "../testing/call.ts";
import { anEdit, opened, visitAs } from "../testing/editing.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";
import { monday, tellingEach, to, tuesday } from "../testing/telling.ts";
import { handler as nightly } from "./nightly.ts";

const app = await startSignedInApp({ clock: { now: monday } });
const { owner, ana, rosa, marcus, installation } = app;
const telling = await tellingEach(app);

afterEach(() => {
  // Last names, the home's code and street, phones, and what the office wrote.
  expect(JSON.stringify(telling.sent)).not.toMatch(/Delgado|Webb|Reyes|Shah|Corrigan|Harbor Ln|4417|5165550|bell/);
});

/** Books a walk that has been told by now. */
async function told(changes: Parameters<typeof bookVisit>[1] = tuesday): Promise<string> {
  const id = await bookVisit(app, changes);
  await telling.after(4);
  return id;
}

test("a price, a note, a confirmation and the nightly job are no message, and what was told is kept", async () => {
  const id = await told();
  const schedule = id.replace(/\..*/, "");
  await book(app, { ...tuesday, pet_names: ["Max"], rrule: "FREQ=DAILY" });
  await telling.after(4);
  const { version } = await opened(app, schedule);
  const edit = anEdit(app, { ...tuesday, notes: "The bell is broken", price: 40, version });
  await ok(owner, "updateSchedule", { params: { id: schedule }, body: edit });
  await ok(rosa, "confirmVisit", { params: { id }, body: { version: (await visitAs(app, id)).version } });
  expect(await telling.after(4)).toEqual([]);
  const place = { person: ana.user.id, thing: `v:${id}` };
  const last = (await readLastSent(installation.db, [place])).get(placeOf(place.person, place.thing));
  expect(last).toMatchObject({ version: 1, fields: { date: tuesday.date, timeframe: "morning" } });
  app.clock.now = Date.parse("2026-11-24T07:00:00Z");
  await nightly({} as never);
  expect(await telling.after(4)).toEqual([]);
});

test("a change that is written 28 seconds after its instant, around the first of a month, is found once", async () => {
  app.clock.now = Date.parse("2026-11-30T23:59:50Z");
  await telling.after(1);
  const { now } = app.clock;
  app.clock.now = now - 88_000;
  await bookVisit(app, { ...tuesday, date: "2026-12-02" });
  app.clock.now = now;
  await bookVisit(app, { ...tuesday, date: "2026-12-03" });
  expect(to("Ana", await telling.after(4))).toEqual([expect.stringMatching(/^Ana: 2 changes to Biscuit’s visits/)]);
  expect(await telling.after(4)).toEqual([]);
});

test("switching on tells nothing of what was before or meanwhile, and off nothing at all", async () => {
  await bookVisit(app, tuesday);
  await telling.after(1);
  await telling.set({ on: false });
  const id = await bookVisit(app, { ...tuesday, date: "2026-11-26" });
  expect(await telling.after(4)).toEqual([]);
  await telling.set();
  expect(await telling.after(5)).toEqual([]);
  await telling.act("move", id, { timeframe: "evening" });
  expect(await telling.after(4)).toHaveLength(2);
});

const later = { ...tuesday, date: "2026-12-08" as const };

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
