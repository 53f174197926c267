import { moveVisit } from "@petcare/contract";
import { type LocalDate, requestEvents, type Standing, standings } from "@petcare/domain";
import { readClientRequest, readVisitsIn, storeRequest } from "@petcare/storage";
import { ownId } from "@petcare/storage/own-id";
import { anAuthor } from "@petcare/storage/testing";
import { beforeEach, expect, test } from "vitest";
import { accept, agree, ask, asked, decline, offer, refusal, rowOf, visitLine, withdraw } from "../testing/asking.ts";
import { book, bookVisit } from "../testing/bookings.ts";
import { call, expectError, expectOk } from "../testing/call.ts";
import { friday, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
beforeEach(() => {
  app.clock.now = friday;
});

let week = 0;
/** A Tuesday of a test's own. */
const nextTuesday = () => new Date(Date.UTC(2026, 10, 24 + 7 * week++)).toISOString().slice(0, 10) as LocalDate;
const after = (date: LocalDate) => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10) as LocalDate;
const aWalk = (date: LocalDate) => ({ kind: "book", date, timeframe: "afternoon", service_type: "25" }) as const;
const booked = async (from: LocalDate) => {
  const to = after(after(from));
  const of = { role: "client", id: ownId(app.priya.user.id) } as const;
  const visits = await readVisitsIn(app.installation.db, { from, to }, ["date", "timeframe", "price_cents"], of);
  return visits.map(({ date, timeframe, price_cents }) => `${date} ${timeframe} ${price_cents}`);
};

test("an offer of another day and price is booked so when the client says yes", async () => {
  const date = nextTuesday();
  const request = await asked(app.priya, aWalk(date));
  const place = { date: after(date), timeframe: "morning" as const };
  const offered = await expectOk(offer(app, request, { ...place, price: 30, words: "Then Rosa has time" }));
  expect(offered).toMatchObject({ standing: "offered", offer: { ...place, total: 30 }, answer: "Then Rosa has time" });
  expect(await booked(date)).toEqual([]);
  expect(await expectOk(agree(app.priya, offered))).toMatchObject({
    standing: "accepted",
    ...place,
    quote: { total: 30 },
  });
  expect(await booked(date)).toEqual([`${place.date} morning 3000`]);
  expect(await expectOk(agree(app.priya, offered))).toMatchObject({ standing: "accepted" });
});

test("a yes to an offer that does not hold any more waits for the owner, who sees that it was said", async () => {
  const date = nextTuesday();
  const request = await asked(app.priya, aWalk(date));
  const place = { date: after(date), timeframe: "morning" as const };
  const offered = await expectOk(offer(app, request, { ...place, price: 30, walker_id: app.rosa.user.id }));
  for (let at = 0; at < 8; at += 1) await book(app, { ...place, service_label: `${at}` });
  expect(await expectOk(agree(app.priya, offered))).toMatchObject({ standing: "asked", ...place, offer: null });
  const row = await rowOf(app, request);
  expect(row).toMatchObject({ agreed: true, quote: { total: 30 }, walker: null });
  await expectOk(accept(app, row, { walker_id: app.rosa.user.id }));
  expect(await booked(date)).toEqual([`${place.date} morning 3000`]);
});

test("a yes to an offer that was replaced meanwhile is a 409 with the new one", async () => {
  const date = nextTuesday();
  const first = await expectOk(
    offer(app, await asked(app.priya, aWalk(date)), { date, timeframe: "morning", price: 30 }),
  );
  await expectOk(offer(app, first, { date, timeframe: "evening", price: 31 }));
  const { status, body } = await expectError(agree(app.priya, first));
  expect([status, body.message]).toEqual([409, "This has changed since you looked."]);
  expect(body.current).toMatchObject({ standing: "offered", offer: { timeframe: "evening", total: 31 } });
});

test("the owner accepts an offer that was agreed to by phone", async () => {
  const date = nextTuesday();
  const offered = await expectOk(
    offer(app, await asked(app.priya, aWalk(date)), { date, timeframe: "evening", price: 30 }),
  );
  await expectOk(accept(app, offered));
  expect(await booked(date)).toEqual([`${date} evening 3000`]);
});

test("a visit moves to the day that is asked for; where it has changed since, both are shown", async () => {
  const date = nextTuesday();
  const id = await bookVisit(app, { date, client_id: app.priya.user.id, price: 25 });
  const to = { date: after(date), timeframe: "evening" as const };
  const request = await asked(app.priya, { kind: "change", visit_id: id, ...to });
  expect(request).toMatchObject({ date, timeframe: "morning", to, quote: { total: 25 } });
  expect(await rowOf(app, request)).toMatchObject({ look: [], load: { before: 0, of: 180 }, now: null });
  const body = { timeframe: "afternoon" as const, scope: "occurrence" as const };
  await expectOk(call(app.owner, moveVisit, { params: { id }, query: {}, body }));
  const row = await rowOf(app, request);
  expect(row).toMatchObject({
    look: ["This visit has changed since it was asked for."],
    timeframe: "morning",
    now: { timeframe: "afternoon" },
  });
  await expectOk(accept(app, row, { plan: row.plan }));
  expect(await visitLine(app, id)).toBe(`${to.date} evening scheduled 2500`);
});

test("another price can be offered for a move, and a cancelling takes no offer", async () => {
  const date = nextTuesday();
  const series = await book(app, {
    date,
    client_id: app.priya.user.id,
    price: 25,
    rrule: "FREQ=DAILY;COUNT=9",
    duration_minutes: 25,
  });
  const id = `${series}.${date}`;
  const request = await asked(app.priya, { kind: "change", visit_id: id, date, timeframe: "evening" });
  const offered = await expectOk(offer(app, request, { date, timeframe: "afternoon", price: 27 }));
  await expectOk(agree(app.priya, offered));
  expect(await visitLine(app, id)).toBe(`${date} afternoon scheduled 2700`);
  const cancelling = await asked(app.priya, { kind: "cancel", visit_id: `${series}.${after(date)}` });
  expect(await refusal(offer(app, cancelling, { date, timeframe: "evening", price: 1 }))).toBe(
    "Nothing else can be offered here. Accept or decline it.",
  );
});

test("a series keeps its first day, and no offer is of a time that has begun", async () => {
  const date = nextTuesday();
  const series = await asked(app.priya, { ...aWalk(date), weekdays: [1] });
  const moved = await expectError(offer(app, series, { date: after(date), timeframe: "evening", price: 25 }));
  expect(moved.body.fields).toEqual({ date: "A series keeps its first day." });
  const begun = await expectError(offer(app, series, { date: "2026-11-19", timeframe: "evening", price: 25 }));
  expect(begun.body.fields).toEqual({ date: "This time has begun." });
});

/** Each event as its own caller sends it, and the state or the message that it comes to. */
const send = {
  withdraw: (of: Seen) => withdraw(app.priya, of),
  agree: (of: Seen) => agree(app.priya, of),
  accept: (of: Seen) => accept(app, of),
  decline: (of: Seen) => decline(app, of),
  offer: (of: Seen) => offer(app, of, { date: "2027-06-01", timeframe: "evening", price: 40 }),
};
type Seen = Parameters<typeof decline>[1];

async function inStanding(standing: Standing): Promise<Seen> {
  const request = await asked(app.priya, aWalk(nextTuesday()));
  if (standing === "asked") return request;
  if (standing === "lapsed") {
    const stored = await readClientRequest(app.installation.db, request._id);
    if (!stored) throw new Error("It is stored");
    await storeRequest(app.installation.db, stored, { ...stored, version: 2, begins_at: friday }, anAuthor());
    return { ...request, version: 2 };
  }
  const event = { offered: "offer", accepted: "accept", declined: "decline", withdrawn: "withdraw" } as const;
  return expectOk(send[event[standing]](request));
}

const none = "There is no offer to say yes to.";
const taken = "This is accepted already.";
const begun = "Its time has begun. Book it by hand.";
const results: Record<Standing, string[]> = {
  asked: ["withdrawn", none, "accepted", "declined", "offered"],
  offered: ["withdrawn", "accepted", "accepted", "declined", "offered"],
  accepted: ["Kate has answered. Ask to cancel it.", "accepted", "accepted", taken, taken],
  declined: ["declined", "Kate has declined this.", "You have declined this.", "declined", "You have declined this."],
  withdrawn: [
    "withdrawn",
    "You have withdrawn this.",
    "Priya has withdrawn this.",
    "withdrawn",
    "Priya has withdrawn this.",
  ],
  lapsed: ["withdrawn", "Its time has begun. Please call us.", begun, "declined", begun],
};

test.each(standings)(
  "%s: each event comes to what the table says, and so it does from a second tab",
  async (standing) => {
    for (const [at, event] of requestEvents.entries()) {
      const request = await inStanding(standing);
      const answer = await send[event](request);
      const said = answer.ok ? answer.body.standing : answer.body.message;
      expect([event, said]).toEqual([event, results[standing][at]]);
      // A second tab has seen the same version. It gets the same answer, or is told.
      const again = await send[event](request);
      if (answer.ok && event !== "offer") expect(again.ok && again.body.standing).toBe(said);
      else expect(again.ok).toBe(false);
      if (standing === "asked") await expectOk(withdraw(app.priya, request)).catch(() => undefined);
    }
  },
);

test("another client and a missing request are not found", async () => {
  const request = await asked(app.priya, aWalk(nextTuesday()));
  for (const id of [request._id, "missing"]) {
    const { status, body } = await expectError(withdraw(app.ana, { ...request, _id: id }));
    expect([status, body.message]).toEqual([404, "This request was not found."]);
  }
  expect((await expectError(ask(app.rosa, "a-walkers", aWalk(nextTuesday())))).status).toBe(403);
});
