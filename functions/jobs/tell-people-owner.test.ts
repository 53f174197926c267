import { expect, test } from "vitest";
import { accept, asked, decline, withdraw } from "../testing/asking.ts";
import { bookVisit } from "../testing/bookings.ts";
import { expectOk, ok } from "../testing/call.ts";
import { visitAs } from "../testing/editing.ts";
import { Purse } from "../testing/paying.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";
import { clientData, issue, complete as signUp, verified } from "../testing/signing-up.ts";
import { monday, tellingEach, to, today, walk } from "../testing/telling.ts";

const app = await startSignedInApp({ clock: { now: monday } });
const { owner, ana, rosa, marcus } = app;
const purse = Purse.of(app, ana.user);
const telling = await tellingEach(app);

const pushed = async (minutes = 1) => to("Kate", await telling.after(minutes, "push"));
const iso = () => new Date(app.clock.now).toISOString();

test("the owner hears at once by push that somebody asks, once, and not of what was taken back", async () => {
  await asked(ana, walk);
  await expectOk(withdraw(ana, await asked(ana, { ...walk, date: "2026-11-26" })));
  const off = await asked(rosa, { kind: "off", date: "2026-12-01", through: "2026-12-03" });
  expect(await pushed()).toEqual([
    "Kate: Ana asks for a walk | Fri, Nov 27, 6–9 PM, $28.00.",
    "Kate: Rosa asks for days off | Tue, Dec 1 to Thu, Dec 3.",
  ]);
  expect(await pushed(5)).toEqual([]);
  await expectOk(decline(app, off));
  expect(await telling.after(1)).toEqual(["Rosa: Sorry, not possible: days off, Dec 1–3 | Please call us about it."]);
});

/** Rosa reports a walk that the owner has cancelled. */
async function reportCancelled(): Promise<void> {
  const id = await bookVisit(app, today);
  const { version } = await visitAs(app, id);
  await ok(owner, "cancelVisit", { params: { id }, body: { version, charge: "nothing", pay: "nothing" } });
  app.clock.now += 60_000;
  const body = { comments: "All well", version, date: today.date, at: iso(), sent: iso() };
  await ok(rosa, "completeWalk", { params: { id }, idempotencyKey: "row-1", body });
}

test("the owner hears at once by push of a payment, a report to settle, an incident and a sign-up, each once", async () => {
  await expectOk(purse.pay(50, []));
  expect(await pushed()).toEqual(["Kate: Paid in: $50.00 from Ana | Nothing is left to pay."]);
  await reportCancelled();
  expect(await pushed()).toEqual([
    "Kate: To settle: Biscuit, Mon Nov 23 | Rosa reports a walk with Biscuit that was cancelled.",
  ]);
  const id = await bookVisit(app, today);
  const { version } = await visitAs(app, id);
  const incident = { id: crypto.randomUUID(), words: "He limps", known_at: iso(), at: iso(), sent: iso(), version };
  await ok(rosa, "noteIncident", { params: { id }, body: incident });
  expect(await pushed()).toEqual([
    "Kate: An incident: Biscuit, Mon Nov 23 | Rosa wrote of it. It waits under “To settle”.",
  ]);
  await issue(app);
  await expectOk(signUp(clientData(await verified(app, "5165550177"))));
  expect(await pushed()).toEqual(["Kate: Nora has signed up | As a client."]);
  expect(await pushed(5)).toEqual([]);
});

test("at 7 PM one email sums what the day has brought and is still so, and an empty day has none", async () => {
  const invoice = await purse.bill([100]);
  await expectOk(purse.pay(100, [invoice]));
  await asked(ana, walk);
  await expectOk(accept(app, await asked(ana, { ...walk, date: "2026-11-26" })));
  await reportCancelled();
  await ok(owner, "changeNotices", { body: { kind: "asked", channels: [] } });
  await telling.after(4);
  expect(to("Kate", await telling.at("2026-11-23T23:59:30Z"))).toEqual([]);
  expect(to("Kate", await telling.at("2026-11-24T00:00:30Z"))).toEqual([
    expect.stringMatching(
      /^Kate: Your day: 1 asked for, 1 to settle, \$100.00 paid in \| Ana asks for a walk\. Fri, Nov 27, 6–9 PM, \$28\.00\. \| To settle: .* \| Paid in: \$100\.00 from Ana\./,
    ),
  ]);
  await expectOk(purse.pay(20, []));
  expect(to("Kate", await telling.at("2026-11-25T00:00:30Z"))).toEqual([
    "Kate: Your day: $20.00 paid in | Paid in: $20.00 from Ana. Nothing is left to pay.",
  ]);
  expect(to("Kate", await telling.at("2026-11-26T00:00:30Z"))).toEqual([]);
  await ok(owner, "changeNotices", { body: { kind: "asked", channels: ["push"] } });
});

test.each([
  ["morning", "2026-11-23T17:14:59Z", "2026-11-23T17:15:30Z", "9 AM–12 PM | It ended at 12:00."],
  ["evening", "2026-11-24T02:15:30Z", "2026-11-24T13:00:30Z", "6–9 PM | It ended at 9:00."],
] as const)(
  "a visit of the %s that is not finished is told its walker and the owner, once",
  async (timeframe, early, at, text) => {
    await bookVisit(app, { ...today, timeframe });
    await bookVisit(app, { ...today, timeframe, date: "2026-11-22", walker_id: marcus.user.id });
    await telling.after(4);
    expect(await telling.at(early, "push")).toEqual([]);
    const late = `Not finished: Biscuit, ${text}`;
    expect(await telling.at(at, "push")).toEqual([`Kate: ${late}`, `Rosa: ${late}`]);
    expect(await telling.after(5, "push")).toEqual([]);
  },
);
