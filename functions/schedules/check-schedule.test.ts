import type { LocalDate } from "@petcare/domain";
import { updateUser } from "@petcare/storage";
import { anAuthor } from "@petcare/storage/testing";
import { beforeEach, expect, test } from "vitest";
import { book, bookVisit, complete, overwriteVisit } from "../testing/bookings.ts";
import { type BodyFor, expectOk, ok } from "../testing/call.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

type Draft = BodyFor<"checkSchedule">;

const app = await startSignedInApp();

let week = 0;
/** A Friday that no other test books. */
let date: LocalDate;
beforeEach(() => {
  week += 1;
  date = dayAfter("2027-01-01", 7 * week);
});
const dayAfter = (of: string, days: number) =>
  new Date(Date.parse(of) + days * 86_400_000).toISOString().slice(0, 10) as LocalDate;

/** The form's values for a morning walk of Priya's with Rosa. */
const draft = (changes: Partial<Draft> = {}): Draft => ({
  date,
  timeframe: "morning",
  service_type: "25",
  client_id: app.priya.user.id,
  walker_id: app.rosa.user.id,
  ...changes,
});
const check = (changes: Partial<Draft> = {}) => ok(app.owner, "checkSchedule", { body: draft(changes) });
const conflictsOf = async (changes: Partial<Draft> = {}) => (await check(changes)).conflicts;

/** Fills Rosa's morning so that one walk more is too many. */
const fill = async (on: string) => {
  for (let walk = 0; walk < 5; walk++) await book(app, { date: on });
};

test("a single walk that fits has no conflicts, and everybody has room", async () => {
  const { conflicts, fits } = await check({ client_id: null, walker_id: null });
  expect(conflicts).toEqual([]);
  expect(fits.map(({ name, minutes }) => [name, minutes])).toEqual([
    ["Marcus Webb", 35],
    ["Rosa Delgado", 35],
    ["Kate Corrigan", 35],
  ]);
});

test("a frame that would be too full is named with its minutes, and its walker fits no more", async () => {
  await fill(date);
  const { conflicts, fits } = await check();
  expect(conflicts).toEqual([{ kind: "frame_too_full", dates: [date], walker: "Rosa Delgado", minutes: 210, of: 180 }]);
  expect(fits.map(({ name }) => name)).toEqual(["Marcus Webb", "Kate Corrigan"]);
  expect(await conflictsOf({ timeframe: "evening" })).toEqual([]);
});

test("who knows the client comes first, by the client's last 20 completed visits", async () => {
  for (const [index, walker] of [app.marcus, app.marcus, app.rosa].entries()) {
    const on = dayAfter("2026-11-10", index);
    const id = await bookVisit(app, { date: on, client_id: app.priya.user.id, walker_id: walker.user.id });
    await expectOk(complete(walker, id));
  }
  const { fits } = await check();
  expect(fits.map(({ name, knows }) => [name, knows])).toEqual([
    ["Marcus Webb", { visits: 2, of: 3 }],
    ["Rosa Delgado", { visits: 1, of: 3 }],
    ["Kate Corrigan", { visits: 0, of: 3 }],
  ]);
});

test("what is edited is no conflict of itself, nor a series, of which only what was moved is there", async () => {
  const rrule = "FREQ=WEEKLY;BYDAY=FR";
  const id = await book(app, { date, rrule, duration_minutes: 25 });
  const anas = { client_id: app.ana.user.id, rrule, except: id };
  expect(await conflictsOf(anas)).toEqual([]);
  const [second, third, fourth] = [7, 14, 21].map((days) => dayAfter(date, days)) as [LocalDate, LocalDate, LocalDate];
  await overwriteVisit(app, `${id}.${second}`, { date: third });
  expect(await conflictsOf(anas)).toEqual([{ kind: "same_service", dates: [third] }]);
  expect(await conflictsOf({ ...anas, except: `${id}.${fourth}` })).toEqual([]);
  await overwriteVisit(app, `${id}.${fourth}`, { own: new Set(["walker_id"]) });
  await fill(fourth);
  expect((await conflictsOf(anas)).map(({ dates }) => dates)).toEqual([[third]]);
  week += 14;
});

test("a walker who is off is a conflict on those dates, has no room then, and can be booked all the same", async () => {
  const { user } = app.rosa;
  const days_off = [{ from: date, to: date }];
  await updateUser(app.installation.db, user.id, { days_off }, anAuthor());
  expect(await conflictsOf()).toEqual([{ kind: "walker_off", dates: [date], walker: "Rosa Delgado" }]);
  expect((await check({ client_id: null })).fits.map(({ walker_id }) => walker_id)).not.toContain(user.id);
  expect(await conflictsOf({ date: dayAfter(date, 1) })).toEqual([]);
  await bookVisit(app, { date, walker_id: user.id });
});
