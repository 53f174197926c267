import { expect, test } from "vitest";
import { book, bookVisit, complete } from "../testing/bookings.ts";
import { type BodyFor, call, expectError, expectOk, ok } from "../testing/call.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();

type Prices = BodyFor<"repriceVisits">["prices"];
const raised: Prices = [{ service_type: "25", from: 28, to: 30 }];
const reprice = (id: string, prices = raised) =>
  call(app.owner, "repriceVisits", { params: { id }, query: {}, body: { prices } });
const preview = (id: string, prices = raised) =>
  call(app.owner, "repriceVisits", { params: { id }, query: { preview: "1" }, body: { prices } });

/** Date and price of what is booked for a client in two weeks from the scene's day on. */
async function pricesOf(clientId: string): Promise<string[]> {
  const query = { start: "2026-11-20", end: "2026-12-04" } as const;
  const visits = await ok(app.owner, "listSchedules", { query });
  return visits.filter((visit) => visit.client_id === clientId).map(({ date, price }) => `${date} ${price}`);
}

test("what is booked at the old price from tomorrow on takes the new one, and what is not keeps its own", async () => {
  const [ana, priya] = [app.ana.user.id, app.priya.user.id];
  const daily = await book(app, { rrule: "FREQ=DAILY;COUNT=5", duration_minutes: 25, price: 28 });
  await bookVisit(app, { date: "2026-11-30", price: 28 });
  await bookVisit(app, { date: "2026-12-01", price: 35 });
  await bookVisit(app, { date: "2026-12-02", price: 28, service_type: "visit" });
  await bookVisit(app, { date: "2026-11-30", price: 28, client_id: priya });
  await ok(app.owner, "updateOccurrence", {
    params: { id: `${daily}.2026-11-22` },
    body: { occurrence_start: "2026-11-22T14:00:00Z", price: 20 },
  });
  await ok(app.owner, "cancelVisit", { params: { id: `${daily}.2026-11-23` }, query: {}, body: {} });
  await expectOk(complete(app.owner, `${daily}.2026-11-20`));
  const before = await pricesOf(ana);
  const others = await pricesOf(priya);

  const seen = await expectOk(preview(ana));
  expect(seen).toEqual({ saved: false, visits: 3, later: 0, before: 84, after: 90, kept: 2 });
  expect(await pricesOf(ana)).toEqual(before);

  expect(await expectOk(reprice(ana))).toEqual({ ...seen, saved: true });
  expect(await pricesOf(ana)).toEqual([
    "2026-11-20 28",
    "2026-11-21 30",
    "2026-11-22 20",
    "2026-11-23 28",
    "2026-11-24 30",
    "2026-11-30 30",
    "2026-12-01 35",
    "2026-12-02 28",
  ]);
  expect(await pricesOf(priya)).toEqual(others);

  expect(await expectOk(reprice(ana))).toMatchObject({ saved: true, visits: 0, later: 0, before: 0, after: 0 });
});

test("somebody who is no client is not found, and a price must be an amount", async () => {
  expect(await expectError(reprice(app.rosa.user.id))).toMatchObject({ status: 404 });
  const wrong: Prices = [{ service_type: "25", from: 28, to: -1 }];
  expect((await expectError(reprice(app.ana.user.id, wrong))).body.fields).toHaveProperty("prices.0.to");
});
