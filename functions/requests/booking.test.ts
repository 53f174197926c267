import type { LocalDate } from "@petcare/domain";
import { readSchedule } from "@petcare/storage";
import { readCalendar } from "@petcare/storage/testing";
import { expect, test } from "vitest";
import { accept, ask, asked, newRequestId, rowOf, withdraw } from "../testing/asking.ts";
import { book, storedVisit } from "../testing/bookings.ts";
import { call, expectError, expectOk, fieldsOf, ok, refusal } from "../testing/call.ts";
import { setRules } from "../testing/settings.ts";
import { friday, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();

const tuesday = "2026-11-24" as const;
const aWalk = {
  kind: "book" as const,
  date: tuesday,
  timeframe: "afternoon" as const,
  service_type: "25" as const,
};
const visitsOf = async (client_id: string, from: LocalDate = tuesday, to: LocalDate = "2026-11-25") =>
  (await readCalendar(app.installation.db, from, to)).filter((visit) => visit.client_id === client_id);

test("a walk is booked at the price that was shown, with whoever has room, as the owner's form would", async () => {
  const { quote } = await expectOk(ask(app.ana, "preview", aWalk, true));
  expect(quote).toEqual({ total: 28 });
  const request = await asked(app.ana, { ...aWalk, words: "Guests are here" });
  expect(request).toMatchObject({ kind: "book", pet_names: ["Biscuit", "Max"], weekdays: null, quote: { total: 28 } });
  const row = await rowOf(app, request);
  expect(row).toMatchObject({ look: [], walker: { name: expect.any(String) } });
  expect(await expectOk(accept(app, request, { walker_id: app.rosa.user.id }))).toMatchObject({
    standing: "accepted",
  });
  const [visit, ...more] = await visitsOf(app.ana.user.id);
  expect(more).toEqual([]);
  expect(await storedVisit(app, `${visit?.schedule_id}.${tuesday}`)).toMatchObject({
    date: tuesday,
    timeframe: "afternoon",
    price_cents: 2800,
    walker_id: app.rosa.user.id,
    notes: "Guests are here",
    address: "41 Harbor Ln",
    garage_code: "4417",
    walker_phone: "5165550101",
    pet_names: ["Biscuit", "Max"],
  });
});

test("the same request again is the same one, also accepted again", async () => {
  const id = newRequestId();
  const body = { ...aWalk, date: "2026-11-26" as const };
  const first = await asked(app.priya, body, id);
  expect(await asked(app.priya, body, id)).toEqual(first);
  expect(await refusal(ask(app.priya, id, { ...body, timeframe: "evening" }))).toBe(
    "This was asked already, in another way.",
  );
  await expectOk(accept(app, first));
  expect(await expectOk(accept(app, first))).toMatchObject({ standing: "accepted", version: 2 });
  expect(await visitsOf(app.priya.user.id, "2026-11-26", "2026-11-27")).toHaveLength(1);
  expect(await refusal(withdraw(app.priya, first))).toBe("Kate has answered. Ask to cancel it.");
});

test("a late fee counts from asking; where a walk costs something else by now, the owner books it by hand", async () => {
  const services: ("25" | "visit" | "overnight" | "other")[] = ["25"];
  const shared = { services, pay: null, from: "2026-11-20" as const, to: null };
  const late = {
    ...shared,
    id: "late",
    name: "Late booking",
    when: { type: "late" as const, hours: 48 },
    charge: { dollars: 7 },
  };
  const frames = { type: "frames" as const, timeframes: ["early_morning" as const] };
  const early = { ...shared, id: "early", name: "Early", when: frames, charge: { percent: 10 } };
  await setRules(app, { rules: [late, early] });
  const walk = { ...aWalk, date: "2026-11-23" as const, timeframe: "early_morning" as const };
  const [request, other] = [await asked(app.ana, walk), await asked(app.ana, walk)];
  expect(request.quote).toEqual({ total: 30.8, parts: [{ name: "Early", amount: 2.8 }] });
  app.clock.now = friday + 50 * 3_600_000;
  expect(await rowOf(app, request)).toMatchObject({ look: [] });
  await expectOk(accept(app, request));
  const [visit] = await visitsOf(app.ana.user.id, "2026-11-23", "2026-11-24");
  expect(visit?.price_cents).toBe(2800);
  const schedule = visit && (await readSchedule(app.installation.db, visit.schedule_id));
  expect(schedule?.created_at).toBe(friday);

  const more = { ...early, id: "more", name: "More", charge: { dollars: 2 }, from: "2026-11-22" as const };
  await setRules(app, { rules: [late, early, more] });
  const otherwise = "The price is $32.80 by now, and $30.80 was shown. Book it by hand, or decline.";
  expect((await rowOf(app, other)).look).toContain(otherwise);
  expect(await refusal(accept(app, other))).toBe(otherwise);
  await setRules(app, { rules: [late, early, more].map((rule) => ({ ...rule, to: "2026-11-24" as const })) });
});

test("the owner's own booking answers a request: both or neither, and once", async () => {
  const { _id: id, version } = await asked(app.priya, { ...aWalk, date: "2026-11-27" });
  const body = {
    date: "2026-11-27" as const,
    timeframe: "evening" as const,
    service_type: "25" as const,
    client_id: app.priya.user.id,
    walker_id: app.rosa.user.id,
    price: 31,
  };
  const bookIt = (seen = version) =>
    call(app.owner, "createSchedule", { body: { ...body, request: { id, version: seen } } });
  expect(await refusal(bookIt(7))).toBe("This has changed since you looked.");
  await expectOk(bookIt());
  expect(await refusal(bookIt())).toBe("This is accepted already.");
  expect(await visitsOf(app.priya.user.id, "2026-11-27", "2026-11-28")).toMatchObject([
    { timeframe: "evening", price_cents: 3100 },
  ]);
  const mine = await ok(app.priya, "myRequests");
  expect(mine.find((one) => one._id === id)).toMatchObject({ standing: "accepted" });
});

test("a series is asked for and booked as one, and no walker is chosen twice", async () => {
  const weekdays = [0, 2];
  const request = await asked(app.priya, { ...aWalk, date: "2026-11-30", timeframe: "evening", weekdays });
  const row = await rowOf(app, request);
  expect(row).toMatchObject({ look: [], weekdays });
  await expectOk(accept(app, request, { walker_id: row.walker?.id }));
  const visits = await visitsOf(app.priya.user.id, "2026-11-30", "2026-12-11");
  expect(visits.map(({ date }) => date)).toEqual(["2026-11-30", "2026-12-02", "2026-12-07", "2026-12-09"]);
  expect(new Set(visits.map(({ walker_id }) => walker_id))).toEqual(new Set([row.walker?.id]));
});

test("where nobody has room or the same is booked, the owner looks first, and can still accept", async () => {
  const date = "2026-12-14" as const;
  const full = Array.from({ length: 8 }, (_, at) => at);
  for (const { user } of [app.rosa, app.marcus, app.owner]) {
    for (const at of full)
      await book(app, { client_id: app.ana.user.id, walker_id: user.id, date, service_label: `${at}` });
  }
  const request = await asked(app.ana, { ...aWalk, date, timeframe: "morning" });
  expect(await rowOf(app, request)).toMatchObject({
    look: ["Nobody has room on Mon, Dec 14.", "The same is booked in this time frame already on Mon, Dec 14."],
    walker: null,
  });
  expect(await fieldsOf(accept(app, request, { walker_id: undefined }))).toEqual({
    walker_id: "Please select a walker",
  });
  await expectOk(accept(app, request, { walker_id: app.rosa.user.id }));
  expect(await visitsOf(app.ana.user.id, date, "2026-12-15")).toHaveLength(25);
});

test.each([
  ["pets of others", { pet_names: ["Rex"] }, { pet_names: "Pets must be yours" }],
  ["another first day", { weekdays: [6] }, { weekdays: "The weekday of the first day is missing" }],
  ["no weekday", { weekdays: [] }, { weekdays: "Weekdays must name a day" }],
  ["a day twice", { weekdays: [1, 1] }, { weekdays: "Weekdays must name each day once" }],
  [
    "no name of another service",
    { service_type: "other" as const },
    { service_label: "Service Description is required" },
  ],
  ["too many words", { words: "x".repeat(501) }, { words: "Words must be at most 500 characters" }],
  ["a day farther than a year", { date: "2199-01-01" as const }, { date: "Choose a day within a year." }],
  ["no day", { date: undefined }, { date: "Date and timeframe are required" }],
])("%s: it is refused", async (_, changes, fields) => {
  expect(await fieldsOf(ask(app.ana, newRequestId(), { ...aWalk, ...changes }))).toEqual(fields);
});

test("a price that has changed since it was shown, or was never shown, is not asked for", async () => {
  const request = { ...aWalk, date: "2027-01-05" as const };
  for (const seen of [{ seen_total: 27 }, {}]) {
    expect(await refusal(ask(app.ana, newRequestId(), { ...request, ...seen }))).toBe(
      "The price has changed since you looked.",
    );
  }
  expect(await asked(app.ana, { ...request, seen_total: 28 })).toMatchObject({ quote: { total: 28 } });
});

test("another's visit is not found, and the 21st open request is refused", async () => {
  const anas = `${await book(app, { date: "2026-12-20" })}.2026-12-20`;
  const { status, body } = await expectError(ask(app.priya, newRequestId(), { kind: "cancel", visit_id: anas }));
  expect([status, body.message]).toEqual([404, "This walk was not found."]);
  expect(
    (await expectError(withdraw(app.priya, await asked(app.ana, { kind: "cancel", visit_id: anas })))).status,
  ).toBe(404);
  const open = (await ok(app.priya, "myRequests")).filter(({ standing }) => standing === "asked").length;
  const body21 = { ...aWalk, date: "2027-01-11" as const };
  for (let at = open; at < 20; at += 1) await asked(app.priya, body21);
  expect(await refusal(ask(app.priya, newRequestId(), { ...body21, seen_total: 25 }))).toBe(
    "You have 20 open requests. Take one back first.",
  );
  const one = (await ok(app.priya, "myRequests")).find(({ standing }) => standing === "asked");
  if (one) await expectOk(withdraw(app.priya, one));
  await asked(app.priya, body21);
});
