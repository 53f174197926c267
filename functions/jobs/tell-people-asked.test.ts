import { cancelVisit, changeNotices, moveVisit } from "@petcare/contract";
import { beforeEach, expect, test } from "vitest";
import { book, bookVisit } from "../testing/bookings.ts";
import { call, expectOk } from "../testing/call.ts";
import { clearing } from "../testing/clear-table.ts";
import { visitAs } from "../testing/editing.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";
import { beginTelling, type Telling } from "../testing/telling.ts";

/** Monday 23 November 2026, 10:00 in New York. */
const monday = Date.parse("2026-11-23T15:00:00Z");
const app = await startSignedInApp({ clock: { now: monday } });
const clear = await clearing(app);
const later = { date: "2026-12-08", pet_names: ["Biscuit"] };
const booked = "Ana: Booked: Biscuit, Tue Dec 8, 9 AM–12 PM | Rosa will come.";
const cancelled = "Ana: Cancelled: Biscuit, Tue Dec 8 | The visit between 9 AM and 12 PM is cancelled.";
let telling: Telling;

beforeEach(async () => {
  telling = await beginTelling(app, clear, monday);
});

async function cancel(id: string, asked: { tell?: boolean }) {
  const { version } = await visitAs(app, id);
  const body = { charge: "nothing" as const, pay: "nothing" as const, version, ...asked };
  await expectOk(call(app.owner, cancelVisit, { params: { id }, body }));
}

test("a visit after the last day told: unticked it comes with its week, ticked its client hears at once, alone", async () => {
  await bookVisit(app, { ...later, tell: false });
  expect(await telling.after(5)).toEqual([]);
  await bookVisit(app, { ...later, date: "2026-12-09", tell: true });
  expect(await telling.after(3)).toEqual(["Ana: Booked: Biscuit, Wed Dec 9, 9 AM–12 PM | Rosa will come."]);
  expect(await telling.after(5)).toEqual([]);
  await telling.at("2026-11-29T22:00:30Z");
  const week = await telling.at("2026-12-06T22:00:30Z");
  expect(week.filter((line) => line.startsWith("Ana"))).toEqual([booked]);
});

test("what changes within minutes of a ticked message is told as well", async () => {
  const id = await bookVisit(app, { ...later, tell: true });
  expect(await telling.after(3)).toEqual([booked]);
  const { version } = await visitAs(app, id);
  await expectOk(call(app.owner, moveVisit, { params: { id }, body: { timeframe: "afternoon", version } }));
  expect(await telling.after(3)).toEqual([
    "Ana: Biscuit: now Tue Dec 8, 12–3 PM | It was Tue, Dec 8, 9 AM–12 PM. Rosa will come.",
  ]);
});

test("a series that is ticked is one sentence", async () => {
  await book(app, { ...later, rrule: "FREQ=WEEKLY;BYDAY=TU,FR", tell: true });
  expect(await telling.after(3)).toEqual([
    "Ana: Booked: Biscuit, every Tue and Fri, 9 AM–12 PM | From Tue, Dec 8 on, with Rosa.",
  ]);
  expect(await telling.after(5)).toEqual([]);
});

test("a cancelled visit that is ticked is told, also where nobody was told of it; unticked it is not", async () => {
  await cancel(await bookVisit(app, later), { tell: false });
  expect(await telling.after(3)).toEqual([]);
  await cancel(await bookVisit(app, later), { tell: true });
  expect(await telling.after(3)).toEqual([cancelled]);
  expect(await telling.after(5)).toEqual([]);
});

test("booked ticked and cancelled unticked within two minutes is no message", async () => {
  await cancel(await bookVisit(app, { ...later, tell: true }), {});
  await telling.after(5);
  expect(telling.sent.filter(({ to }) => to === "Ana")).toHaveLength(0);
});

test("what is ticked at night comes in the morning to whoever has pushes alone", async () => {
  const reads = { query: { person: app.ana.user.id } };
  await expectOk(call(app.owner, changeNotices, { ...reads, body: { kind: "plan", channels: ["push"] } }));
  await telling.at("2026-11-24T03:00:00Z");
  await bookVisit(app, { ...later, tell: true });
  expect(await telling.after(5, "push")).toEqual([]);
  expect(await telling.at("2026-11-24T13:00:30Z", "push")).toEqual([booked]);
  await expectOk(call(app.owner, changeNotices, { ...reads, body: { kind: "plan", channels: ["email", "push"] } }));
  expect(await telling.after(5, "push")).toEqual([]);
});
