import { cancelVisit, changeNotices, completeWalk, deleteMe, listUnreached, noteIncident } from "@petcare/contract";
import { beforeEach, expect, test } from "vitest";
import { accept, asked, withdraw } from "../testing/asking.ts";
import { bookVisit } from "../testing/bookings.ts";
import { call, expectOk } from "../testing/call.ts";
import { clearing } from "../testing/clear-table.ts";
import { visitAs } from "../testing/editing.ts";
import { Purse } from "../testing/paying.ts";
import { PeopleWhoHear } from "../testing/people-who-hear.ts";
import { type Signed, startSignedInApp } from "../testing/signed-in-app.ts";
import { clientData, issue, complete as signUp, verified } from "../testing/signing-up.ts";
import { beginTelling, type Telling } from "../testing/telling.ts";
import { handler } from "./tell-people.ts";

/** Monday 23 November 2026, 10:00 in New York. */
const monday = Date.parse("2026-11-23T15:00:00Z");
const app = await startSignedInApp({ clock: { now: monday } });
const { ana, owner, rosa } = app;
const clear = await clearing(app);
const purse = Purse.of(app, ana.user);
const people = new PeopleWhoHear(app, { Ana: ana.user.id });
const wish = { date: "2026-11-27", timeframe: "evening", service_type: "25" } as const;
const walk = { kind: "book" as const, ...wish, pet_names: ["Biscuit"] };
const friday = "Ana asks for a walk | Fri, Nov 27, 6–9 PM, $28.00.";
const iso = () => new Date(app.clock.now).toISOString();
let telling: Telling;

beforeEach(async () => {
  telling = await beginTelling(app, clear, monday);
  await people.putBack();
  await telling.after(1);
});

const toKate = (lines: readonly string[]) => lines.filter((line) => line.startsWith("Kate"));
const pushed = async (minutes = 1) => toKate(await telling.after(minutes, "push"));
const mailedAt = async (time: string) => toKate(await telling.at(time));

/** Rosa reports a walk that the owner has cancelled. */
async function reportCancelled(): Promise<string> {
  const id = await bookVisit(app, { date: "2026-11-23", pet_names: ["Biscuit"] });
  const { version } = await visitAs(app, id);
  await expectOk(call(owner, cancelVisit, { params: { id }, body: { version, charge: "nothing", pay: "nothing" } }));
  app.clock.now += 60_000;
  const done = { comments: "All well", version, date: "2026-11-23" as const, at: iso(), sent: iso() };
  await expectOk(call(rosa, completeWalk, { params: { id }, idempotencyKey: "row-1", body: done }));
  return id;
}

test("the owner hears at once by push of a payment, of a report to settle and of an incident, each once", async () => {
  const invoice = await purse.bill([158]);
  await telling.after(3);
  await expectOk(purse.pay(100, [invoice]));
  expect(await pushed()).toEqual(["Kate: Paid in: $100.00 from Ana | $58.00 is left to pay."]);
  await reportCancelled();
  expect(await pushed()).toEqual([
    "Kate: To settle: Biscuit, Mon Nov 23 | Done although cancelled: you at 10:05 AM, Rosa at 10:06 AM.",
  ]);
  const id = await bookVisit(app, { date: "2026-11-23", pet_names: ["Biscuit"] });
  await telling.after(12);
  const { version } = await visitAs(app, id);
  const body = { id: crypto.randomUUID(), words: "He limps", known_at: iso(), at: iso(), sent: iso(), version };
  await expectOk(call(rosa, noteIncident, { params: { id }, body }));
  expect(await pushed()).toEqual([
    "Kate: An incident: Biscuit, Mon Nov 23 | Rosa wrote of it. It waits under “To settle”.",
  ]);
  expect(await pushed(14)).toEqual([]);
});

test("a payment in advance, which is on no invoice, is heard of and in the sum of the day", async () => {
  await expectOk(purse.pay(50, []));
  expect(await pushed()).toEqual(["Kate: Paid in: $50.00 from Ana | Nothing is left to pay."]);
  await expectOk(purse.pay(100, [await purse.bill([158])]));
  await telling.after(3);
  const [mail] = await mailedAt("2026-11-24T00:00:30Z");
  expect(mail).toContain("Your day: $150.00 paid in");
});

test("the owner hears at once that somebody has signed up, once", async () => {
  await issue(app);
  await expectOk(signUp(clientData(await verified(app, "5165550177"))));
  expect(await pushed()).toEqual(["Kate: Nora has signed up | As a client."]);
  expect(await pushed(12)).toEqual([]);
  await issue(app, { code: "CLIENT33" });
  const given = { referral_code: "CLIENT33", email: "olga@test.example" };
  const { token } = await expectOk(signUp(clientData(await verified(app, "5165550178"), given)));
  await expectOk(call({ token } as Signed, deleteMe, { body: { password: "Password-9" } }));
  expect(await pushed(3), "who has left again").toEqual([]);
});

test("the owner hears at once of whom nothing reaches, by a channel or by a bounce, and never of herself", async () => {
  const booked = { date: "2026-11-24", pet_names: ["Biscuit"] };
  telling.ways.set("Ana", []);
  await bookVisit(app, booked);
  const told = "Could not be told: Ana | The message was";
  expect(await pushed(3)).toEqual([`Kate: ${told} “Booked: Biscuit, Tue Nov 24, 9 AM–12 PM”.`]);
  telling.ways.set("Kate", []);
  await asked(ana, walk);
  await telling.after(1);
  const listed = (await expectOk(call(owner, listUnreached))).map(({ person }) => person?.name);
  expect(listed).toEqual(["Ana Reyes"]);
  telling.ways.delete("Kate");
  telling.ways.set("Ana", ["email"]);
  await bookVisit(app, { ...booked, pet_names: ["Max"] });
  expect(await pushed(3)).toEqual([]);
  await people.bounce("Ana");
  const later = await pushed();
  expect(later).toEqual([expect.stringContaining(`${told} “Booked: Max, Tue Nov 24, 9 AM–12 PM”.`)]);
  expect(await pushed(4)).toEqual([]);
});

test("at 7 PM one email sums the day, without what was answered or taken back", async () => {
  const [first, second] = [await purse.bill([100]), await purse.bill([50])];
  const back = await expectOk(purse.pay(50, [second]));
  await expectOk(purse.pay(100, [first]));
  await purse.reverse(back.payment_id);
  await asked(ana, walk);
  await expectOk(accept(app, await asked(ana, { ...walk, date: "2026-11-26" })));
  await expectOk(withdraw(ana, await asked(ana, { ...walk, date: "2026-11-25" })));
  await reportCancelled();
  await telling.after(3);
  expect(await mailedAt("2026-11-23T23:59:30Z")).toEqual([]);
  expect(await mailedAt("2026-11-24T00:00:30Z")).toEqual([
    `Kate: Your day: 1 asked for, 1 to settle, $100.00 paid in | ${friday.replace(" | ", ". ")} | To settle: Biscuit, Mon Nov 23. Done although cancelled: you at 10:01 AM, Rosa at 10:02 AM. | Paid in: $100.00 from Ana. $50.00 is left to pay.`,
  ]);
  expect(toKate(await telling.after(4))).toEqual([]);
});

test("what comes after 7 PM is in the next day's email, and a day that brought nothing has none", async () => {
  await telling.at("2026-11-23T23:16:00Z");
  app.clock.now = Date.parse("2026-11-24T00:00:30Z");
  expect(await handler(), "the owner alone is looked at").toMatchObject({ looked: 1 });
  expect(telling.since(0, "email")).toEqual([]);
  app.clock.now = Date.parse("2026-11-25T00:00:10Z");
  await asked(ana, walk);
  expect(await mailedAt("2026-11-25T00:00:30Z")).toEqual([]);
  expect(await mailedAt("2026-11-26T00:00:30Z")).toEqual([
    `Kate: Your day: 1 asked for | ${friday.replace(" | ", ". ")}`,
  ]);
  expect(await mailedAt("2026-11-27T00:00:30Z")).toEqual([]);
});

test("a push of the night waits until 8 AM, and a kind that the owner has ended is in the email alone", async () => {
  await telling.at("2026-11-24T03:00:00Z");
  const id = await reportCancelled();
  expect(await pushed(4)).toEqual([]);
  expect(id).toBeTruthy();
  expect(toKate(await telling.at("2026-11-24T13:00:30Z", "push"))).toEqual([
    expect.stringContaining("Kate: To settle: Biscuit, Mon Nov 23"),
  ]);
  await expectOk(call(owner, changeNotices, { body: { kind: "asked", channels: [] } }));
  await asked(ana, walk);
  expect(await pushed(3)).toEqual([]);
  expect(await mailedAt("2026-11-25T00:00:30Z")).toEqual([
    expect.stringMatching(/^Kate: Your day: 1 asked for, 1 to settle \| /),
  ]);
});

test("a push of the night waits until 8 AM over the change of the clock, also where that look comes late", async () => {
  await telling.set({ on: false });
  telling = await beginTelling(app, clear, Date.parse("2027-11-06T14:00:00Z"));
  const invoice = await purse.bill([158]);
  await telling.at("2027-11-07T00:59:55Z");
  await expectOk(purse.pay(158, [invoice]));
  expect(await pushed(4)).toEqual([]);
  expect(toKate(await telling.at("2027-11-07T13:20:00Z", "push"))).toEqual([
    expect.stringContaining("Kate: Paid in: $158.00 from Ana"),
  ]);
});

test("what came before messages were switched on is told in no way", async () => {
  await telling.set({ on: false });
  const invoice = await purse.bill([158]);
  await expectOk(purse.pay(158, [invoice]));
  app.clock.now += 1000;
  await telling.set();
  expect(await pushed(3)).toEqual([]);
  expect(await mailedAt("2026-11-24T00:00:30Z")).toEqual([]);
});
