import { confirmVisit, updateSchedule } from "@petcare/contract";
import { endOfWeek } from "@petcare/domain";
import { placeOf, readLastSent, readMessenger, takeLease } from "@petcare/storage";
import { afterEach, beforeEach, expect, test } from "vitest";
import { book, bookVisit } from "../testing/bookings.ts";
import { call, expectOk } from "../testing/call.ts";
import { clearing } from "../testing/clear-table.ts";
import { anEdit, opened, visitAs } from "../testing/editing.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";
import { beginTelling, type Telling } from "../testing/telling.ts";
import { handler as nightly } from "./nightly.ts";
import { handler } from "./tell-people.ts";

/** Monday 23 November 2026, 10:00 in New York. People are told up to Sunday 29. */
const monday = Date.parse("2026-11-23T15:00:00Z");
const app = await startSignedInApp({ clock: { now: monday } });
const { owner, ana, rosa, marcus, installation } = app;
const clear = await clearing(app);
let telling: Telling;

beforeEach(async () => {
  telling = await beginTelling(app, clear, monday);
});

afterEach(() => {
  // Last names, the home's code and street, phones, and what the office wrote.
  expect(JSON.stringify(telling.sent)).not.toMatch(/Delgado|Webb|Reyes|Shah|Corrigan|Harbor Ln|4417|5165550|bell/);
});

const tuesday = { date: "2026-11-24" as const, pet_names: ["Biscuit"] };
const to = (name: string, lines: readonly string[]) => lines.filter((line) => line.startsWith(name));
/** Books a walk that has been told by now. */
async function told(changes: Parameters<typeof bookVisit>[1] = tuesday): Promise<string> {
  const id = await bookVisit(app, changes);
  await telling.after(4);
  return id;
}

test("five changes in a row are one message to each, two minutes after the last", async () => {
  const id = await told();
  for (const timeframe of ["afternoon", "evening", "morning", "late_afternoon", "afternoon"]) {
    await telling.act("move", id, { timeframe });
    app.clock.now += 18_000;
  }
  expect(await telling.after(2)).toEqual([]);
  expect(await telling.after(1)).toEqual([
    "Ana: Biscuit: now Tue Nov 24, 12–3 PM | It was Tue, Nov 24, 9 AM–12 PM. Rosa will come.",
    "Rosa: Biscuit: now Tue Nov 24, 12–3 PM | It was Tue, Nov 24, 9 AM–12 PM.",
  ]);
  expect(await telling.after(5)).toEqual([]);
});

test("given to another walker: the client, who had it and who has it each hear their part, once", async () => {
  const id = await told();
  await telling.act("give", id, { walker_id: marcus.user.id });
  expect(await telling.after(4)).toEqual([
    "Ana: Biscuit: Marcus comes on Tue Nov 24 | Marcus comes instead of Rosa. The time stays 9 AM–12 PM.",
    "Marcus: Yours: Biscuit, Tue Nov 24, 9 AM–12 PM | See your plan.",
    "Rosa: No longer yours: Biscuit, Tue Nov 24 | Somebody else will go.",
  ]);
  await telling.act("move", id, { timeframe: "evening" });
  expect(to("Rosa", await telling.after(4))).toEqual([]);
  await telling.act("give", id, { walker_id: rosa.user.id });
  await telling.act("give", id, { walker_id: marcus.user.id });
  expect(await telling.after(5)).toEqual([]);
});

test("a price, a note, a confirmation and the nightly job are no message, and what was told is kept", async () => {
  const id = await told();
  const schedule = id.replace(/\..*/, "");
  await book(app, { ...tuesday, pet_names: ["Max"], rrule: "FREQ=DAILY" });
  await telling.after(4);
  const { version } = await opened(app, schedule);
  const edit = anEdit(app, { ...tuesday, notes: "The bell is broken", price: 40, version });
  await expectOk(call(owner, updateSchedule, { params: { id: schedule }, body: edit }));
  await expectOk(call(rosa, confirmVisit, { params: { id }, body: { version: (await visitAs(app, id)).version } }));
  expect(await telling.after(4)).toEqual([]);
  const place = { person: ana.user.id, thing: `v:${id}` };
  const last = (await readLastSent(installation.db, [place])).get(placeOf(place.person, place.thing));
  expect(last).toMatchObject({ version: 1, fields: { date: tuesday.date, timeframe: "morning" } });
  app.clock.now = Date.parse("2026-11-24T07:00:00Z");
  await nightly({} as never);
  expect(await telling.after(4)).toEqual([]);
});

test.each([
  ["2026-11-23", "2026-11-24", "2026-11-24T02:30:00Z", "2026-11-24T13:00:30Z"],
  ["2026-10-31", "2026-11-01", "2026-11-01T01:30:00Z", "2026-11-01T13:00:30Z"],
  ["2027-03-13", "2027-03-14", "2027-03-14T02:30:00Z", "2027-03-14T12:00:30Z"],
] as const)(
  "in the night of %s what begins at 6 AM is told at once, and what begins at noon at 8 AM",
  async (day, next, night, morning) => {
    telling = await beginTelling(app, clear, Date.parse(`${day}T15:00:00Z`));
    await telling.set({ through: endOfWeek(next) });
    const early = await bookVisit(app, { ...tuesday, date: next, timeframe: "early_morning" });
    const noon = await bookVisit(app, { ...tuesday, date: next, timeframe: "afternoon", pet_names: ["Max"] });
    await telling.after(4);
    app.clock.now = Date.parse(night);
    for (const id of [early, noon]) await telling.act("cancel", id);
    expect(to("Rosa", await telling.after(5))).toEqual([expect.stringContaining("Rosa: Cancelled: Biscuit")]);
    expect(to("Rosa", await telling.at(morning))).toEqual([expect.stringContaining("Rosa: Cancelled: Max")]);
  },
);

test("of two runs one works, and after a killed one another begins 90 seconds later", async () => {
  await bookVisit(app, tuesday);
  await telling.after(1);
  app.clock.now += 180_000;
  await Promise.all([handler(), handler()]);
  expect(telling.since(0, "email")).toHaveLength(2);
  const messenger = await readMessenger(installation.db);
  expect(messenger && (await takeLease(installation.db, messenger, app.clock.now))).toBeDefined();
  await bookVisit(app, { ...tuesday, pet_names: ["Max"] });
  const mark = async () => (await readMessenger(installation.db))?.mark;
  app.clock.now += 90_000;
  await handler();
  expect(await mark()).toBe(messenger?.mark);
  app.clock.now += 1;
  await handler();
  expect(await mark()).toBe(app.clock.now);
  expect(await telling.after(4)).toHaveLength(2);
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
