import { expect, test } from "vitest";
import { ok } from "../testing/call.ts";
import { interceptCalls } from "../testing/calls.ts";
import { invoiceOf, newClient, storeDone } from "../testing/invoicing.ts";
import { aRule, setRules } from "../testing/settings.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();

const dashboard = () => ok(app.owner, "getDashboard", {});

test("the week, what is owed, what is overdue and what is to bill come from the visits and invoices, in few queries", async () => {
  const [ann, bob] = [await newClient(app, "Ann"), await newClient(app, "Bob")];
  await storeDone(app, ann, [{ date: "2026-11-10", price_cents: 2555 }]);
  await invoiceOf(app, ann);
  await storeDone(app, bob, [
    { date: "2026-11-02", price_cents: 2500 },
    { date: "2026-11-12", price_cents: 3000, status: "scheduled", charge_cents: undefined, pay_cents: undefined },
    { date: "2026-11-13", price_cents: 3000, status: "confirmed", charge_cents: undefined, walker_id: undefined },
    { date: "2026-11-14", price_cents: 2500 },
    { date: "2026-11-16", price_cents: 2800, pay_cents: 1600 },
    { date: "2026-11-19", price_cents: 2555, status: "cancelled", charge_cents: 1277, pay_cents: 750 },
    { date: "2026-11-22", price_cents: 10_000, status: "scheduled", charge_cents: undefined, pay_cents: undefined },
  ]);
  const calls: string[] = [];
  const stop = interceptCalls(({ name }, send) => {
    calls.push(name);
    return send();
  });
  const { week, ...rest } = await dashboard();
  stop();
  expect(calls.filter((name) => name === "Query")).toHaveLength(6);
  expect({ ...week, days: week.days.filter(({ revenue, booked }) => revenue > 0 || booked > 0) }).toEqual({
    first: "2026-11-16",
    last: "2026-11-22",
    revenue: 40.77,
    pay: 23.5,
    booked: 100,
    days: [
      { date: "2026-11-16", revenue: 28, pay: 16, booked: 0 },
      { date: "2026-11-19", revenue: 12.77, pay: 7.5, booked: 0 },
      { date: "2026-11-22", revenue: 0, pay: 0, booked: 100 },
    ],
  });
  expect(rest).toMatchObject({
    outstanding: { amount: 25.55, invoices: 1 },
    overdue: { amount: 0, invoices: 0 },
    to_bill: { amount: 90.77, visits: 4 },
    unfinished: { visits: 2, since: "2026-11-12" },
    has_work: true,
    last_week: { unfinished: 2, unassigned: 1, to_bill: 1, walkers_to_pay: [app.rosa.user.id] },
  });
});

test("what is booked is without fees, and says so where a rule counts on its days", async () => {
  const when = { type: "weekdays" as const, weekdays: [5, 6] };
  const later = aRule({ id: "later", from: "2026-12-01", when });
  const { week: before } = await dashboard();
  expect(before).not.toHaveProperty("plus_fees");
  await setRules(app, { rules: [later] });
  expect((await dashboard()).week).toEqual(before);
  await setRules(app, { rules: [later, aRule({ when })] });
  expect((await dashboard()).week).toEqual({ ...before, plus_fees: true });
});
