import { updateUser } from "@petcare/storage";
import { anAuthor } from "@petcare/storage/testing";
import { afterEach, expect, test, vi } from "vitest";
import { accept, asked, decline, withdraw } from "../testing/asking.ts";
import { bookVisit, complete } from "../testing/bookings.ts";
import { call, expectOk, expectPage, ok } from "../testing/call.ts";
import { visitAs } from "../testing/editing.ts";
import { dueOf, Purse, payDue } from "../testing/paying.ts";
import { setRules } from "../testing/settings.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";
import { clientData, issue, complete as signUp, verified } from "../testing/signing-up.ts";
import { friday, monday, tellingEach, to, today, walk } from "../testing/telling.ts";

const app = await startSignedInApp({ clock: { now: monday } });
const { owner, ana, rosa, marcus, installation } = app;
const purse = Purse.of(app, ana.user);
const telling = await tellingEach(app);

afterEach(() => {
  vi.unstubAllEnvs();
  // Last names, the home's code and street, phones, and the words of an incident.
  expect(JSON.stringify(telling.sent)).not.toMatch(
    /Delgado|Webb|Reyes|Shah|Corrigan|Lind|Harbor Ln|4417|5165550|limps/,
  );
});

test("who is here and what is done is told within a minute, and again where it is done anew", async () => {
  const id = await bookVisit(app, today);
  await telling.after(4);
  await ok(rosa, "arriveAtVisit", { params: { id }, body: {} });
  expect(await telling.after(1, "push")).toEqual(["Ana: Rosa is with Biscuit | Since 10:04 AM."]);
  await expectOk(complete(rosa, id, { comments: "A good walk" }));
  expect(await telling.after(1)).toEqual(["Ana: Biscuit’s visit is done | A good walk"]);
  const { version } = await visitAs(app, id);
  await ok(owner, "reopenVisit", { params: { id }, body: { version } });
  await expectOk(complete(rosa, id, { comments: "Another note" }));
  expect(await telling.after(4)).toEqual(["Ana: Biscuit’s visit is done | Another note"]);
});

test("an invoice is told when it is made, paid, changed and open again; what is undone before is not", async () => {
  await purse.void(await purse.bill([100]));
  const invoice = await purse.bill([58]);
  expect(await telling.after(4)).toEqual([
    expect.stringContaining("Ana: Your invoice: $158.00, due Fri Nov 27 | For Nov 9–15. | "),
  ]);
  const { payment_id } = await expectOk(purse.pay(158, [invoice]));
  expect(to("Ana", await telling.after(4))).toEqual(["Ana: Thank you: $158.00 received | Nothing is left to pay."]);
  await expectOk(purse.adjust(await purse.read(invoice.id), -20));
  expect(await telling.after(4)).toEqual(["Ana: Your invoice has changed: $0.00 is to pay | For Nov 9–15."]);
  await expectOk(purse.reverse(payment_id));
  expect(await telling.after(4)).toEqual(["Ana: Open again: $138.00 is to pay | For Nov 9–15."]);
});

test("what is due is told the morning before, and three days after, unless it is paid by then", async () => {
  const invoice = await purse.bill([158]);
  await telling.after(4);
  expect(await telling.at("2026-11-26T12:59:00Z")).toEqual([]);
  expect(await telling.at("2026-11-26T13:00:30Z")).toEqual([
    "Ana: Due tomorrow: $158.00 | For Nov 9–15. If it is on its way, thank you!",
  ]);
  expect(await telling.at("2026-11-29T13:00:30Z")).toEqual([]);
  const reminder = "Ana: A reminder: $158.00 was due Nov 27 | For Nov 9–15. If it is on its way, thank you!";
  expect(await telling.at("2026-11-30T13:00:30Z")).toEqual([reminder]);
  expect(await telling.at("2026-12-01T13:00:30Z")).toEqual([]);
  app.clock.now = Date.parse("2026-12-07T12:59:00Z");
  await expectOk(purse.pay(158, [await purse.read(invoice.id)]));
  expect(to("Ana", await telling.after(5))).toEqual(["Ana: Thank you: $158.00 received | Nothing is left to pay."]);
});

test("a walker is told at once that they were paid, and that it was taken back", async () => {
  await purse.bill([158]);
  const due = await dueOf(app, rosa.user.id, "2026-11-22");
  const { id, version } = await expectOk(payDue(app, due, { to: "2026-11-22" }));
  expect(to("Rosa", await telling.after(1))).toEqual(["Rosa: You were paid $15.00 | For work up to Nov 22."]);
  await ok(owner, "undoPayRun", { params: { id }, body: { version } });
  expect(to("Rosa", await telling.after(4))).toEqual([
    "Rosa: Taken back: your pay of $15.00 | It will come with the next pay.",
  ]);
});

test("whoever asks hears the answer at once, by email and push, once, with the owner's words", async () => {
  const [first, second] = [await asked(ana, walk), await asked(ana, walk)];
  await telling.after(1);
  await expectOk(accept(app, first));
  const before = telling.sent.length;
  expect(await telling.after(1)).toEqual([`Ana: Yes: ${friday} | It is booked.`]);
  expect(telling.since(before, "push")).toEqual([`Ana: Yes: ${friday} | It is booked.`]);
  await telling.after(5);
  await expectOk(decline(app, second, "We are closed"));
  expect(await telling.after(3)).toEqual([`Ana: Sorry, not possible: ${friday} | We are closed`]);
});

/** Somebody without an account asks to meet. */
async function meet(given: { email: string }) {
  const { stamp } = await ok(undefined, "getMeetForm");
  app.clock.now += 60_000;
  const place = { date: "2026-11-24", timeframe: "afternoon", place: "11710" } as const;
  await ok(undefined, "askForMeet", { body: { ...place, stamp, name: "Nora Lind", words: "Olive", ...given } });
  const { items } = await expectPage(call(owner, "listRequests", { query: { limit: 200 } }));
  const row = items.find(({ kind }) => kind === "meet");
  if (!row) throw new Error("Nobody asks");
  return row;
}

test("a stranger gets the answer by email, once, with the way to sign up; a no without words is none", async () => {
  vi.stubEnv("SITE_URL", "https://walks.bay.com");
  await setRules(app, { takes_meets: true });
  const before = installation.mails().length;
  const mails = () => installation.mails().slice(before);
  const { code } = await expectOk(accept(app, await meet({ email: "nora@test.example" })));
  await telling.after(5);
  expect(mails()).toMatchObject([{ to: "nora@test.example", subject: "Yes: meet and greet, Tue Nov 24, 12–3 PM" }]);
  expect(mails()[0]?.text).toContain(`Create your account: https://walks.bay.com/signup/client?code=${code}`);
  expect(mails()[0]?.text).not.toContain("Stop these");
  await expectOk(decline(app, await meet({ email: "nora@test.example" })));
  await telling.after(3);
  expect(mails()).toHaveLength(1);
  vi.stubEnv("SITE_URL", "");
  await expectOk(decline(app, await meet({ email: "nora@test.example" }), "We are full until March"));
  await telling.after(2);
  vi.stubEnv("SITE_URL", "https://walks.bay.com");
  await telling.after(6);
  expect(mails()[1]?.text).toContain(
    "Sorry, not possible: meet and greet, Tue Nov 24, 12–3 PM\nWe are full until March",
  );
});

test("at 6 PM a walker hears of tomorrow with the keys to take, once, also on the day when the clock changes", async () => {
  await telling.begin(Date.parse("2027-03-13T15:00:00Z"));
  await telling.set({ through: "2027-03-21" });
  await bookVisit(app, { ...today, date: "2027-03-15", pet_names: [] });
  const key = { id: "a", label: "Front door", holder_id: rosa.user.id, since: "2027-03-01" as const };
  await updateUser(installation.db, ana.user.id, { keys: [key] }, anAuthor());
  await telling.at("2027-03-14T21:00:30Z");
  expect(to("Rosa", await telling.at("2027-03-14T22:00:30Z", "push"))).toEqual([
    "Rosa: Tomorrow: a visit, 9 AM–12 PM | Keys to take: Ana.",
  ]);
  expect(await telling.at("2027-03-14T22:05:30Z", "push")).toEqual([]);
  await updateUser(installation.db, ana.user.id, { keys: [] }, anAuthor());
});

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
