import {
  cancelVisit,
  closeWeek,
  completeWalk,
  getWeek,
  listDuePay,
  listMatters,
  moveVisit,
  payWalker,
  previewInvoices,
  settleVisit,
} from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";
import { readInvoice } from "@petcare/storage";
import { expect, test } from "vitest";
import { bookVisit, complete } from "../testing/bookings.ts";
import { call, expectError, expectOk } from "../testing/call.ts";
import { make, newClient, requested } from "../testing/invoicing.ts";
import { friday, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
const params = { monday: "2026-10-26" } as const;

async function openWeek(of: { monday: LocalDate } = params) {
  const week = await expectOk(call(app.owner, getWeek, { params: of }));
  if (week.state !== "open") throw new Error("The week is closed");
  return week;
}

/** Rosa's report of a walk that was done at 10:06 comes on Friday 20 November. */
async function reported(id: string, date: LocalDate) {
  app.clock.now = friday;
  const told = { version: 1, date, at: `${date}T15:06:00Z`, sent: "2026-11-20T13:30:00Z" } as const;
  const body = { comments: "All well", ...told };
  await expectOk(call(app.rosa, completeWalk, { params: { id }, idempotencyKey: "row-1", body }));
  const { matters } = await expectOk(call(app.owner, listMatters, {}));
  const matter = matters.find(({ visit }) => visit._id === id);
  if (!matter) throw new Error("Nothing is to settle");
  return matter;
}

test("a report of the week keeps it open until it is settled, and its own pay is in the figures", async () => {
  const walk = await bookVisit(app, { date: "2026-10-28" });
  app.clock.now = Date.parse("2026-10-28T13:00:00Z");
  await expectOk(call(app.owner, moveVisit, { params: { id: walk }, body: { date: "2026-11-24" } }));
  const matter = await reported(walk, "2026-10-28");
  const first = await openWeek();
  expect(first).toMatchObject({
    visits: 0,
    reports: [{ id: matter.id, visit_id: walk, day: "2026-10-28", walker_id: app.rosa.user.id }],
  });
  const form = { params, body: { id: "form-1", seen: first.seen, carried: [] } };
  expect(await expectError(call(app.owner, closeWeek, form))).toMatchObject({
    status: 400,
    body: { fields: { carried: "Settle what is left, or say why it is carried over." } },
  });
  await expectOk(
    call(app.owner, settleVisit, {
      params: { id: walk },
      body: { matter: matter.id, do: "leave", pay_amount: 15, version: matter.visit.version },
    }),
  );
  const second = await openWeek();
  expect(second).toMatchObject({
    reports: [],
    figures: { pay: 15 },
    pay: [{ walker_id: app.rosa.user.id, amount: 15 }],
  });
  const carried = [{ kind: "pay" as const, id: app.rosa.user.id, reason: "On Friday" }];
  const closed = await expectOk(
    call(app.owner, closeWeek, { params, body: { id: "form-2", seen: second.seen, carried } }),
  );
  expect(closed).toMatchObject({ state: "closed", figures: { completed: 0, pay: 15 } });
});

test("what was billed, paid and closed before a report came stays; its walk is on the next invoice and in the next pay", async () => {
  const [monday, date, to] = ["2026-11-02", "2026-11-04", "2026-11-08"] as const;
  const { id: client_id } = await newClient(app);
  const [done, cancelled] = [await bookVisit(app, { date, client_id }), await bookVisit(app, { date, client_id })];
  app.clock.now = Date.parse(`${date}T16:00:00Z`);
  await expectOk(complete(app.owner, done));
  await expectOk(call(app.owner, cancelVisit, { params: { id: cancelled }, body: {} }));

  app.clock.now = friday;
  const due = async (until: LocalDate) => {
    const [walker] = await expectOk(call(app.owner, listDuePay, { query: { to: until, walker_id: app.rosa.user.id } }));
    if (!walker) throw new Error("Nothing is answered of Rosa");
    return { ...walker, lines: walker.lines.map(({ kind, id, amount }) => ({ kind, id, amount: amount ?? 0 })) };
  };
  const billed = async (from: LocalDate, to: LocalDate) =>
    (await expectOk(call(app.owner, previewInvoices, { query: { from, to, client_id } }))).clients;
  const period = { start: monday, end: to };
  const clients = (await billed(monday, to)).map((one) => requested(one));
  const [made] = await expectOk(make(app, clients, { period }));
  const { walker_id, n, lines } = await due(to);
  const run = { walker_id, n, to, lines, paid_on: "2026-11-20", method: "Zelle" } as const;
  await expectOk(call(app.owner, payWalker, { body: run }));
  const { seen } = await openWeek({ monday });
  const form = { params: { monday }, body: { id: "form-3", seen, carried: [] } };
  const closed = await expectOk(call(app.owner, closeWeek, form));

  const { id: matter, kind, visit } = await reported(cancelled, date);
  expect(kind).toBe("done_before");
  const body = { matter, do: "take" as const, charge_amount: 28, pay_amount: 15, version: visit.version };
  await expectOk(call(app.owner, settleVisit, { params: { id: cancelled }, body }));
  const invoice = await readInvoice(app.installation.db, made?.invoice?.id ?? "");
  expect(invoice?.lines.map(({ visit_id }) => visit_id)).toEqual([done]);
  const next = (await billed("2026-11-09", "2026-11-15")).flatMap((one) => one.lines);
  expect(next).toMatchObject([{ visit_id: cancelled, date, price: 28, earlier: true }]);
  expect((await due("2026-11-15")).lines).toEqual([{ kind: "visit", id: cancelled, amount: 15 }]);
  const after = await expectOk(call(app.owner, getWeek, { params: { monday } }));
  expect(closed).toMatchObject({ figures: { completed: 28 } });
  expect(after).toEqual(closed);
});
