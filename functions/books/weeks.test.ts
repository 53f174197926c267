import { getDashboard, getReconciliation, listCompletedWalks, previewInvoices } from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";
import type { User } from "@petcare/storage";
import { expect, test } from "vitest";
import { bookVisit, complete } from "../testing/bookings.ts";
import { call, expectOk } from "../testing/call.ts";
import { make, newClient, previewOne, requested, storeDone } from "../testing/invoicing.ts";
import { friday, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();

const booksOf = (from: LocalDate, to: LocalDate) =>
  expectOk(call(app.owner, getReconciliation, { query: { from, to } }));

/** Bills a client for all that is done for them until the end of a week. */
async function billWeek(client: User, start: LocalDate, end: LocalDate, amount = 0): Promise<void> {
  const adjustments = amount === 0 ? [] : [{ id: `rebate-${start}`, text: "Rebate", amount }];
  const seen = requested(await previewOne(app, client), { adjustments });
  expect(await expectOk(make(app, [seen], { period: { start, end } }))).toMatchObject([{ outcome: "made" }]);
}

test("three weeks add up, and so does any part of them that a day in the middle cuts off", async () => {
  const [ann, bob, cat] = [await newClient(app, "Ann"), await newClient(app, "Bob"), await newClient(app, "Cat")];
  await storeDone(app, ann, [
    { date: "2026-10-26", price_cents: 61240 },
    { date: "2026-10-28", price_cents: 40000 },
    { date: "2026-11-01", price_cents: 25010 },
  ]);
  await billWeek(ann, "2026-10-26", "2026-11-01", -10.5);
  await storeDone(app, bob, [
    { date: "2026-11-03", price_cents: 70000 },
    { date: "2026-11-04", price_cents: 30700 },
    { date: "2026-11-07", price_cents: 40000 },
  ]);
  await billWeek(bob, "2026-11-02", "2026-11-08");
  await storeDone(app, cat, [
    { date: "2026-11-09", price_cents: 80000 },
    { date: "2026-11-12", price_cents: 65200 },
    { date: "2026-11-10", price_cents: 2500, written_off_at: 1 },
  ]);

  expect(await booksOf("2026-10-26", "2026-11-15")).toMatchObject({
    completed: { amount: 4146.5 },
    on_invoices: { amount: 2669.5 },
    to_bill: { amount: 1452 },
    written_off: { amount: 25 },
    list: { other_days: 0, other_invoices: 0, adjustments: -10.5, total: 2659, invoices: 2 },
    differences: [],
  });
  // Up to a Wednesday, Bob's invoice is of another period: 2,269.50 − 1,007.00 − 10.50 = 1,252.00.
  expect(await booksOf("2026-10-26", "2026-11-04")).toMatchObject({
    completed: { amount: 2269.5 },
    on_invoices: { amount: 2269.5 },
    list: { other_days: 0, other_invoices: 1007, adjustments: -10.5, total: 1252, invoices: 1 },
    differences: [],
  });
  // From the Thursday on, it has lines of other days: 400.00 + 1,007.00 = 1,407.00.
  expect(await booksOf("2026-11-05", "2026-11-15")).toMatchObject({
    completed: { amount: 1877 },
    on_invoices: { amount: 400 },
    to_bill: { amount: 1452 },
    list: { other_days: 1007, other_invoices: 0, adjustments: 0, total: 1407, invoices: 1 },
    differences: [],
  });
});

test.each([
  {
    sunday: "2026-11-01",
    hours: 25,
    late: "2026-11-02T04:30:00Z",
    monday: "2026-11-02T05:30:00Z",
    week: ["2026-10-26", "2026-11-01"],
    before: ["2026-10-19", "2026-10-25"],
    after: ["2026-11-02", "2026-11-08"],
  },
  {
    sunday: "2027-03-14",
    hours: 23,
    late: "2027-03-15T03:30:00Z",
    monday: "2027-03-15T04:30:00Z",
    week: ["2027-03-08", "2027-03-14"],
    before: ["2027-03-01", "2027-03-07"],
    after: ["2027-03-15", "2027-03-21"],
  },
] as const)("the Sunday of $hours hours is of its own week to its last minute", async (change) => {
  const { sunday, late, monday, week, before, after } = change;
  const client = await newClient(app);
  app.clock.now = Date.parse(`${before[0]}T15:00:00Z`);
  const id = await bookVisit(app, { client_id: client.id, date: sunday, timeframe: "evening", price: 25 });
  const lastWeek = async () => {
    const { last_week } = await expectOk(call(app.owner, getDashboard, {}));
    return [last_week?.first, last_week?.last];
  };

  app.clock.now = Date.parse(late);
  expect(await lastWeek()).toEqual(before);
  await expectOk(complete(app.rosa, id));
  app.clock.now = Date.parse(monday);
  expect(await lastWeek()).toEqual(week);

  const walks = async ([from, to]: readonly [LocalDate, LocalDate]) =>
    (await expectOk(call(app.owner, listCompletedWalks, { query: { from, to, client_id: client.id } }))).map(
      ({ _id }) => _id,
    );
  expect([await walks(before), await walks(week), await walks(after)]).toEqual([[], [id], []]);
  const billed = async ([from, to]: readonly [LocalDate, LocalDate]) => {
    const { clients } = await expectOk(call(app.owner, previewInvoices, { query: { from, to, client_id: client.id } }));
    return clients.flatMap(({ lines }) => lines.map(({ earlier }) => earlier));
  };
  expect([await billed(before), await billed(week), await billed(after)]).toEqual([[], [false], [true]]);
  expect((await booksOf(week[0], week[1])).differences).toEqual([]);
  app.clock.now = friday;
});
