import { beforeEach, expect, test } from "vitest";
import { accept, ask, asked, rowOf, visitLine } from "../testing/asking.ts";
import { book, bookVisit } from "../testing/bookings.ts";
import { expectOk, ok, refusal } from "../testing/call.ts";
import { halfWithin, setRules } from "../testing/settings.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
const half = halfWithin(24);
const holidays = { ...halfWithin(168), on: "holidays" as const };

beforeEach(() => setRules(app, { cancelling: [half] }));
const days = (date: string, through: string, more = {}) =>
  ({ kind: "away", date: date as "2026-12-20", through: through as "2027-01-03", ...more }) as const;
const daily = (date: string, count: number, timeframe: "morning" | "evening") =>
  book(app, {
    date: date as "2026-12-20",
    rrule: `FREQ=DAILY;COUNT=${count}`,
    duration_minutes: 25,
    price: 25,
    timeframe,
  });

test("the visits of the days are shown with their cost, those that cost nothing are cancelled, and the owner accepts once", async () => {
  await setRules(app, { cancelling: [half, holidays] });
  const series = await daily("2026-12-20", 20, "morning");
  app.clock.now = Date.parse("2026-12-19T15:00:00Z");
  const { visits, quote } = await expectOk(ask(app.ana, "preview", days("2026-12-20", "2027-01-03"), true));
  expect(visits).toHaveLength(15);
  expect(visits?.filter(({ charge }) => charge > 0)).toEqual([
    expect.objectContaining({ date: "2026-12-20", price: 25, charge: 12.5, chosen: false }),
    expect.objectContaining({ date: "2026-12-25", price: 25, charge: 12.5, chosen: false }),
  ]);
  expect(quote).toEqual({ total: 0 });
  const visit_ids = visits?.map(({ _id }) => _id);
  const request = await asked(app.ana, days("2026-12-20", "2027-01-03", { visit_ids, words: "Away", seen_total: 25 }));
  expect(request).toMatchObject({ kind: "away", through: "2027-01-03", visit_count: 15, quote: { total: 25 } });
  const row = await rowOf(app, request);
  expect(row).toMatchObject({ look: [] });
  const { first } = await ok(app.owner, "countRequests");
  expect(first, "days have no time frame").toMatchObject({ kind: "away", timeframe: null });
  expect(row.visits?.map(({ date, charge }) => `${date} ${charge}`)).toEqual(
    visits?.map(({ date, charge }) => `${date} ${charge}`),
  );
  expect(await expectOk(accept(app, request))).toMatchObject({ standing: "accepted", version: 2 });
  expect(await visitLine(app, `${series}.2026-12-20`)).toBe("2026-12-20 morning cancelled 2500 1250 750");
  expect(await visitLine(app, `${series}.2026-12-25`)).toBe("2026-12-25 morning cancelled 2500 1250 750");
  expect(await visitLine(app, `${series}.2027-01-03`)).toBe("2027-01-03 morning cancelled 2500 0 0");
  expect(await visitLine(app, `${series}.2027-01-04`)).toBe("2027-01-04 morning scheduled 2500");
});

test("what has changed since is said to the owner, and what was shown is charged", async () => {
  const [first, second] = [
    await bookVisit(app, { date: "2026-11-20", price: 28, timeframe: "evening" }),
    await bookVisit(app, { date: "2026-11-21", price: 28, timeframe: "evening" }),
  ];
  const visit_ids = [first, second];
  const request = await asked(app.ana, days("2026-11-20", "2026-11-21", { visit_ids }));
  expect(request.quote).toEqual({ total: 14 });
  await setRules(app, { cancelling: [{ ...half, charge: "all" as const }] });
  const body = { timeframe: "late_afternoon" as const, scope: "occurrence" as const };
  await ok(app.owner, "moveVisit", { params: { id: second }, query: {}, body });
  expect(await rowOf(app, request)).toMatchObject({
    look: [
      "Changed since it was asked for: 1 of 2 visits.",
      "The charge is $28.00 by now. $14.00 was shown and will be charged.",
    ],
  });
  app.clock.now = Date.parse("2026-11-20T22:00:00Z");
  await expectOk(accept(app, await asked(app.ana, { kind: "cancel", visit_id: second })));
  expect(await rowOf(app, request)).toMatchObject({
    look: [
      "Done, cancelled or begun by now: 1 of 2 visits. They stay as they are.",
      "The charge is $28.00 by now. $14.00 was shown and will be charged.",
    ],
  });
  await expectOk(accept(app, request));
  expect(await visitLine(app, first)).toBe("2026-11-20 evening cancelled 2800 1400 750");
});

test("days without visits, and a choice of nothing, say so", async () => {
  expect(await refusal(ask(app.ana, "none", days("2027-10-01", "2027-10-02")))).toBe(
    "Nothing is booked on these days.",
  );
  const id = await bookVisit(app, { date: "2026-11-20", price: 28, timeframe: "evening" });
  expect(await refusal(ask(app.ana, "empty", days("2026-11-20", "2026-11-20", { visit_ids: [] })))).toBe(
    "Choose a visit to cancel.",
  );
  expect(await visitLine(app, id)).toContain("scheduled");
});
