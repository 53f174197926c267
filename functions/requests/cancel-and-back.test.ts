import { beforeEach, expect, test } from "vitest";
import { accept, ask, asked, rowOf, visitLine } from "../testing/asking.ts";
import { book, bookVisit, complete } from "../testing/bookings.ts";
import { expectOk, ok, refusal } from "../testing/call.ts";
import { aRule, halfWithin, setRules } from "../testing/settings.ts";
import { friday, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
const hour = 3_600_000;
const half = halfWithin(24);

/** Tue, Nov 24, 9 AM in New York. */
const tuesday = Date.parse("2026-11-24T14:00:00Z");
beforeEach(() => setRules(app, { cancelling: [half] }));
const visitOn = (date: string, price = 28.01, timeframe: "morning" | "afternoon" = "morning") =>
  bookVisit(app, { date: date as "2026-11-24", price, timeframe });
const cancelling = (visit_id: string, more = {}) => ({ kind: "cancel" as const, visit_id, ...more });

test("the lead counts from asking: what was free when it was asked for is free when it is accepted", async () => {
  const id = await visitOn("2026-11-24");
  app.clock.now = tuesday - 25 * hour;
  const request = await asked(app.ana, cancelling(id, { words: "The vet" }));
  expect(request).toMatchObject({ kind: "cancel", standing: "asked", quote: { total: 0 }, words: "The vet" });
  app.clock.now = tuesday - 20 * hour;
  expect(await rowOf(app, request)).toMatchObject({ look: [], client: { name: "Ana Reyes" } });
  expect(await expectOk(accept(app, request))).toMatchObject({ standing: "accepted", version: 2 });
  expect(await visitLine(app, id)).toBe("2026-11-24 morning cancelled 2801 0 0");
});

test("one that the owner has cancelled meanwhile is accepted, and one that is done is not", async () => {
  const [first, second] = [await visitOn("2026-11-24"), await visitOn("2026-11-20", 28, "afternoon")];
  const requests = [await asked(app.ana, cancelling(first)), await asked(app.ana, cancelling(second))] as const;
  const nothing = { scope: "occurrence" as const, charge: "nothing" as const, pay: "nothing" as const };
  await ok(app.owner, "cancelVisit", { params: { id: first }, query: {}, body: nothing });
  await expectOk(accept(app, requests[0]));
  await expectOk(complete(app.owner, second));
  expect(await rowOf(app, requests[1])).toMatchObject({
    look: ["A completed walk cannot be changed. Reopen it first."],
  });
  expect(await refusal(accept(app, requests[1]))).toBe("A completed walk cannot be changed. Reopen it first.");
  expect(await rowOf(app, requests[1])).toMatchObject({ standing: "asked" });
});

test("a visit that was moved since it was asked for says so, as it is now", async () => {
  const id = await visitOn("2026-11-24");
  const request = await asked(app.ana, cancelling(id));
  const body = { timeframe: "evening" as const, scope: "occurrence" as const };
  await ok(app.owner, "moveVisit", { params: { id }, query: {}, body });
  expect(await rowOf(app, request)).toMatchObject({
    look: ["This visit has changed since it was asked for."],
    timeframe: "morning",
  });
});

test("from one on the series ends there, where none of it costs anything; else a sentence says from when on", async () => {
  const series = await book(app, { date: "2026-11-23", rrule: "FREQ=DAILY", duration_minutes: 25 });
  app.clock.now = tuesday - 20 * hour;
  expect(await refusal(ask(app.ana, "too-soon", cancelling(`${series}.2026-11-24`, { following: true })))).toBe(
    "Cancelling the visit of Tue, Nov 24 costs something. Cancel the visits up to then one by one, and the rest from the next one on.",
  );
  const request = await asked(app.ana, cancelling(`${series}.2026-11-25`, { following: true }));
  expect(request).toMatchObject({ following: true, quote: { total: 0 } });
  await expectOk(accept(app, request));
  expect(await visitLine(app, `${series}.2026-11-24`)).toBe("2026-11-24 morning scheduled 2800");
  expect(await visitLine(app, `${series}.2026-11-25`)).toBe("2026-11-25 morning cancelled 2800 0 0");
  expect(await visitLine(app, `${series}.2027-06-01`)).toBe("none");
});

test("a cancelled visit comes back at the price that was shown or not at all, and one of yesterday does not", async () => {
  const series = await book(app, {
    date: "2026-11-23",
    rrule: "FREQ=DAILY;COUNT=4",
    duration_minutes: 25,
    price: 25,
    timeframe: "late_afternoon",
  });
  const id = `${series}.2026-11-24`;
  await expectOk(accept(app, await asked(app.ana, cancelling(id))));
  const back = await asked(app.ana, { kind: "back", visit_id: id });
  expect(back.quote).toEqual({ total: 25 });
  const rule = aRule({ when: { type: "frames", timeframes: ["late_afternoon"] }, charge: { dollars: 5 } });
  await setRules(app, { rules: [rule] });
  const otherwise = "The price is $30.00 by now, and $25.00 was shown. Book it by hand, or decline.";
  expect(await rowOf(app, back)).toMatchObject({ look: [otherwise] });
  expect(await refusal(accept(app, back))).toBe(otherwise);
  await setRules(app, { rules: [{ ...rule, to: "2026-11-21" as const }] });
  await expectOk(accept(app, back));
  expect(await visitLine(app, id)).toBe("2026-11-24 late_afternoon scheduled 2500");

  await expectOk(accept(app, await asked(app.ana, cancelling(`${series}.2026-11-23`))));
  app.clock.now = tuesday + 24 * hour;
  expect(await refusal(ask(app.ana, "late", { kind: "back", visit_id: `${series}.2026-11-23` }))).toBe(
    "A walk of a past day cannot be restored.",
  );
});

test("a visit whose frame has begun, or that is done or cancelled, cannot be asked about", async () => {
  const id = await visitOn("2026-11-24");
  app.clock.now = tuesday;
  expect(await refusal(ask(app.ana, "begun", cancelling(id)))).toBe("Its time has begun. Please call us.");
  app.clock.now = friday;
  await expectOk(accept(app, await asked(app.ana, cancelling(id))));
  expect(await refusal(ask(app.ana, "gone", cancelling(id)))).toBe("This walk is done or cancelled already.");
});
