import { beforeEach, expect, test, vi } from "vitest";
import { runtime } from "../shared/runtime.ts";
import { overwriteVisit } from "../testing/bookings.ts";
import { type BodyFor, call, expectError, expectOk, fieldsOf, ok, refusal } from "../testing/call.ts";
import { invoiceOf, newClient, storeDone } from "../testing/invoicing.ts";
import { dueOf, payDue } from "../testing/paying.ts";
import { friday, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
const pause = vi.spyOn(runtime, "pause");
beforeEach(() => {
  pause.mockReset().mockResolvedValue(undefined);
});

const params = { monday: "2026-11-09" } as const;
type Monday = typeof params.monday | "2026-11-02" | "2026-11-10" | "2026-11-16";

async function openWeek(monday: Monday = "2026-11-09") {
  const week = await ok(app.owner, "getWeek", { params: { monday } });
  if (week.state !== "open") throw new Error("The week is closed");
  return week;
}
async function closedWeek() {
  const week = await ok(app.owner, "getWeek", { params });
  if (week.state !== "closed") throw new Error("The week is open");
  return week;
}
const close = (body: BodyFor<"closeWeek">) => call(app.owner, "closeWeek", { params, body });

test("a week is closed from its checklist to signed figures and visits, which nothing alters later", async () => {
  const [ann, bob] = [await newClient(app, "Ann"), await newClient(app, "Bob")];
  const [walk = ""] = await storeDone(app, ann, [
    { date: "2026-11-10", price_cents: 2500 },
    { date: "2026-11-11", price_cents: 2555, status: "cancelled", charge_cents: 1277, pay_cents: 0 },
  ]);
  const [left = "", nobodys = ""] = await storeDone(app, bob, [
    { date: "2026-11-12", price_cents: 3000, status: "confirmed", charge_cents: undefined, pay_cents: undefined },
    {
      date: "2026-11-13",
      price_cents: 3000,
      status: "scheduled",
      walker_id: undefined,
      charge_cents: undefined,
      pay_cents: undefined,
    },
  ]);
  const first = await openWeek();
  expect(first).toMatchObject({
    sunday: "2026-11-15",
    visits: 3,
    figures: { completed: 37.77, on_invoices: 0, to_bill: 37.77, written_off: 0, pay: 15, tips: 0 },
    differences: [],
    unfinished: [
      { visit_id: left, client_id: bob.id, walker_id: app.rosa.user.id, status: "confirmed", price: 30 },
      { visit_id: nobodys, walker_id: null },
    ],
    unassigned: [{ visit_id: nobodys }],
    to_bill: [{ client_id: ann.id, visits: 2, amount: 37.77 }],
    overdue: [],
    pay: [{ walker_id: app.rosa.user.id, visits: 1, tips: 0, amount: 15, unknown: 0 }],
  });

  // One unfinished visit is enough to keep it open.
  await overwriteVisit(app, nobodys, { status: "cancelled", version: 2 });
  await invoiceOf(app, ann);
  const due = await dueOf(app, app.rosa.user.id, first.sunday);
  await expectOk(payDue(app, due, { to: first.sunday }));
  const second = await openWeek();
  expect(second).toMatchObject({ unfinished: [{ visit_id: left }], unassigned: [], to_bill: [], pay: [] });
  expect(await fieldsOf(close({ id: "form-0", carried: [] }))).toEqual({
    carried: "Settle what is left, or say why it is carried over.",
  });

  await overwriteVisit(app, left, { status: "cancelled", version: 2 });

  // The invoice is overdue by now, and stays so.
  app.clock.now = friday + 14 * 86_400_000;
  const fourth = await openWeek();
  expect(fourth.overdue).toMatchObject([{ client_id: ann.id, balance: 37.77, due: "2026-11-27" }]);
  const carried = [{ kind: "invoice" as const, id: fourth.overdue[0]?.id ?? "", reason: "Pays on the 5th" }];
  const body = { id: "form-2", carried };
  const closed = await expectOk(close(body));
  expect(closed).toMatchObject({
    state: "closed",
    signed: "Kate Corrigan",
    closed_by: app.owner.user.id,
    closed_at: new Date(app.clock.now).toISOString(),
    figures: { completed: 37.77, on_invoices: 37.77, to_bill: 0, pay: 15 },
    counts: { visits: 4, completed: 1, cancellations: 1, invoices: 1, pay_runs: 1 },
    carried: [{ ...carried[0], amount: 37.77 }],
  });
  // The same request again closes nothing; another one learns of it.
  expect(await expectOk(close(body))).toEqual(closed);
  expect(await expectError(close({ ...body, id: "form-3" }))).toMatchObject({
    status: 409,
    body: { message: "This week is closed already.", current: closed },
  });

  // The dashboard of the week after says so.
  const { closed_at, signed: name } = closed as Extract<typeof closed, { state: "closed" }>;
  app.clock.now = friday;
  const { last_week } = await ok(app.owner, "getDashboard", {});
  expect(last_week).toMatchObject({ first: params.monday, closed: { signed: name, closed_at } });

  await overwriteVisit(app, walk, {
    status: "scheduled",
    invoice_id: undefined,
    charge_cents: undefined,
    version: 2,
  });
  const kept = await closedWeek();
  expect(kept).toEqual(closed);
  expect(kept.visits).toContainEqual(expect.objectContaining({ visit_id: walk, status: "completed", charge: 25 }));

  const { state, visits, ...row } = kept;
  expect(await ok(app.owner, "listWeeks", { query: {} })).toEqual([row]);
  const told = await ok(app.owner, "listHistory", { query: { kind: "week", about: params.monday } });
  expect(told).toMatchObject([{ about: params.monday, by: { name: "Kate Corrigan" } }]);
});

test("books that do not add up are reported, and keep a week open", async () => {
  const cat = await newClient(app, "Cat");
  const [walk = ""] = await storeDone(app, cat, [{ date: "2026-11-03", price_cents: 2500, pay_cents: 0 }]);
  await invoiceOf(app, cat);
  await overwriteVisit(app, walk, { charge_cents: 2501 });
  const week = await openWeek("2026-11-02");
  expect(week.differences).toMatchObject([{ kind: "invoice", is: 25.01, should: 25 }]);
  expect(pause.mock.calls).toEqual([[2000]]);
  const carried = week.overdue.map(({ id }) => ({ kind: "invoice" as const, id, reason: "Later" }));
  const body = { id: "form-4", carried };
  expect(await refusal(call(app.owner, "closeWeek", { params: { monday: "2026-11-02" }, body }))).toBe(
    "The books of this week do not add up.",
  );
});

test("only a week that is over is asked for, by its Monday", async () => {
  app.clock.now = friday;
  const messageOf = async (monday: Monday) =>
    (await expectError(call(app.owner, "getWeek", { params: { monday } }))).body.fields;
  expect(await messageOf("2026-11-10")).toEqual({ monday: "A week starts on a Monday." });
  expect(await messageOf("2026-11-16")).toEqual({ monday: "This week is not over yet." });
  const closing = call(app.owner, "closeWeek", {
    params: { monday: "2026-11-16" },
    body: { id: "early", carried: [] },
  });
  expect(await fieldsOf(closing)).toEqual({ monday: "This week is not over yet." });
});
