import { changeEmail, confirmVisit, deleteMe, listSent, moveVisit, sendAgain, updateSchedule } from "@petcare/contract";
import { beforeEach, expect, test } from "vitest";
import { asked } from "../testing/asking.ts";
import { book, bookVisit } from "../testing/bookings.ts";
import { call, expectOk, expectPage } from "../testing/call.ts";
import { clearing } from "../testing/clear-table.ts";
import { anEdit, opened, visitAs } from "../testing/editing.ts";
import { Purse } from "../testing/paying.ts";
import { PeopleWhoHear } from "../testing/people-who-hear.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";
import { beginTelling, type Telling } from "../testing/telling.ts";
import { handler as nightly } from "./nightly.ts";
import { handler } from "./tell-people.ts";

/** Monday 23 November 2026, 10:00 in New York. */
const monday = Date.parse("2026-11-23T15:00:00Z");
const app = await startSignedInApp({ clock: { now: monday } });
const { ana, owner, rosa } = app;
const clear = await clearing(app);
const people = new PeopleWhoHear(app, { Ana: ana.user.id });
const tuesday = { date: "2026-11-24", pet_names: ["Biscuit"] };
let telling: Telling;

beforeEach(async () => {
  telling = await beginTelling(app, clear, monday);
  await people.putBack();
});

async function move(id: string, timeframe: "afternoon" | "evening") {
  const { version } = await visitAs(app, id);
  await expectOk(call(owner, moveVisit, { params: { id }, body: { timeframe, version } }));
}

test("a note, a confirmation and the nightly job are no message", async () => {
  const schedule = await book(app, tuesday);
  const series = await book(app, { ...tuesday, pet_names: ["Max"], rrule: "FREQ=DAILY" });
  await telling.after(3);
  const id = `${schedule}.${tuesday.date}`;
  const { version } = await opened(app, schedule);
  const note = anEdit(app, { ...tuesday, notes: "The bell is broken", version });
  await expectOk(call(owner, updateSchedule, { params: { id: schedule }, body: note }));
  await expectOk(call(rosa, confirmVisit, { params: { id }, body: { version: (await visitAs(app, id)).version } }));
  expect(await telling.after(4)).toEqual([]);
  app.clock.now = Date.parse("2026-11-24T07:00:00Z");
  await nightly({} as never);
  expect(await visitAs(app, `${series}.2027-01-20`)).toMatchObject({ status: "scheduled" });
  expect(await telling.after(4)).toEqual([]);
});

test("after a bounce a corrected address is mailed to again, and what is sent again is the truth of now", async () => {
  const id = await bookVisit(app, tuesday);
  await telling.after(3);
  await people.bounce("Ana");
  await move(id, "afternoon");
  telling.ways.set("Ana", ["email"]);
  expect((await telling.after(4)).filter((line) => line.startsWith("Ana"))).toEqual([]);
  await expectOk(call(ana, changeEmail, { body: { email: "ana.new@test.example", password: "Password-1" } }));
  await move(id, "evening");
  const { items } = await expectPage(call(owner, listSent, { query: { person: ana.user.id } }));
  const [first] = items.filter(({ subject }) => subject.startsWith("Booked"));
  await expectOk(call(owner, sendAgain, { params: { id: first?.id ?? "" } }));
  expect((await telling.after(4)).filter((line) => line.startsWith("Ana"))).toEqual([
    "Ana: Booked: Biscuit, Tue Nov 24, 6–9 PM | Rosa will come.",
  ]);
});

test("a reminder is not sent of what was paid a minute before", async () => {
  const purse = Purse.of(app, ana.user);
  const invoice = await purse.bill([158]);
  await telling.after(3);
  app.clock.now = Date.parse("2026-11-30T12:59:00Z");
  await expectOk(purse.pay(158, [invoice]));
  expect(await telling.at("2026-11-30T13:00:30Z")).toEqual([]);
  expect(await telling.after(2)).toEqual(["Ana: Thank you: $158.00 received | Nothing is left to pay."]);
});

test.each([
  ["2026-11-01", "2026-11-02", "2026-11-01T04:00:00Z", "2026-11-02T05:00:00Z", "Your week, Nov 2–8"],
  ["2027-03-14", "2027-03-15", "2027-03-14T05:00:00Z", "2027-03-15T04:00:00Z", "Your week, Mar 15–21"],
] as const)(
  "on %s, when the clock changes, each look comes once, at its hour of the new time",
  async (day, next, midnight, end, week) => {
    telling = await beginTelling(app, clear, Date.parse(midnight));
    telling.ways.set("Rosa", ["push"]);
    await bookVisit(app, { ...tuesday, date: day });
    await bookVisit(app, { ...tuesday, date: next });
    await asked(ana, { kind: "book", date: next, timeframe: "evening", service_type: "25", pet_names: ["Max"] });
    while (app.clock.now < Date.parse(end)) {
      app.clock.now += 30 * 60_000;
      await handler();
    }
    const time = new Intl.DateTimeFormat("en-GB", { timeZone: "America/New_York", timeStyle: "short" });
    const heard = (name: string) =>
      telling.sent
        .filter(({ to }) => to === name)
        .map(({ by, at, message }) => `${time.format(at)} ${by}: ${message.subject.split(":", 1)[0]}`);
    expect(heard("Rosa")).toEqual([
      "08:00 push: Yours",
      "12:30 push: Not finished",
      `17:00 push: ${week}`,
      "18:00 push: Tomorrow",
    ]);
    expect(heard("Kate")).toEqual([
      "08:00 push: Ana asks for a walk",
      "12:30 push: Not finished",
      "19:00 email: Your day",
    ]);
  },
);

test("somebody who deletes their account between a change and the look hears nothing", async () => {
  const email = "nora@test.example";
  const user = await app.installation.createAccount({ id: "nora", role: "client", name: "Nora Lind", email });
  const nora = { user, token: await app.installation.signIn(email) };
  await bookVisit(app, { ...tuesday, client_id: user.id });
  await expectOk(call(nora, deleteMe, { body: { password: "Password-1" } }));
  await telling.after(5);
  expect(telling.sent.filter(({ to }) => to !== "Rosa" && to !== "Kate")).toEqual([]);
});
