import { placeOf, readLastSent } from "@petcare/storage";
import { afterEach, expect, test } from "vitest";
import { book, bookVisit } from "../testing/bookings.ts";
import { ok } from "../testing/call.ts";
import { anEdit, opened, visitAs } from "../testing/editing.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";
import { monday, tellingEach, to, tuesday } from "../testing/telling.ts";
import { handler as nightly } from "./nightly.ts";

const app = await startSignedInApp({ clock: { now: monday } });
const { owner, ana, rosa, installation } = app;
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
