import {
  cancelVisit,
  listDuePay,
  listMatters,
  moveVisit,
  myEstimatedEarnings,
  payWalker,
  previewInvoices,
  settleVisit,
  unsettleVisit,
  voidInvoice,
} from "@petcare/contract";
import { readInvoice } from "@petcare/storage";
import { expect, test } from "vitest";
import { bookVisit } from "../testing/bookings.ts";
import { call, expectOk } from "../testing/call.ts";
import { make, newClient, requested } from "../testing/invoicing.ts";
import { at, iso, reporting } from "../testing/reporting.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
const { owner, rosa } = app;
const { matters, report, stored } = reporting(app);
const to = "2026-11-20";

/** Cancels a visit of a client of its own at 9:20, with half of its charge and pay. */
async function cancelled() {
  app.clock.now = at("08:40");
  const client = await newClient(app);
  const id = await bookVisit(app, { client_id: client.id });
  app.clock.now = at("09:20");
  await expectOk(call(owner, cancelVisit, { params: { id }, body: { charge: "half", pay: "half" } }));
  return { id, client };
}

/** Rosa's report of 10:06 comes at 12:30. */
async function reported(id: string): Promise<void> {
  app.clock.now = at("12:30");
  await expectOk(report(rosa, id));
}

async function due(until: `${number}-${number}-${number}` = to) {
  const [found] = await expectOk(call(owner, listDuePay, { query: { to: until, walker_id: rosa.user.id } }));
  if (!found) throw new Error("Nothing is answered of Rosa");
  return found;
}

const dueLines = async () => (await due()).lines.map(({ kind, amount }) => [kind, amount]);

/** Pays Rosa all that she is due. */
async function payRosa(): Promise<void> {
  const { walker_id, n, lines } = await due();
  const seen = lines.map(({ kind, id, amount }) => ({ kind, id, amount: amount ?? 0 }));
  const body = { walker_id, n, to, lines: seen, paid_on: "2026-11-20", method: "Zelle" } as const;
  await expectOk(call(owner, payWalker, { body }));
}

async function cardOf(id: string) {
  const card = (await expectOk(call(owner, listMatters))).matters.find(({ visit }) => visit._id === id);
  if (!card) throw new Error(`${id} has nothing to settle`);
  return card;
}

const labelsOf = async (id: string) => (await cardOf(id)).ways.map(({ label }) => label);

async function settle(id: string, label: string): Promise<void> {
  const { id: matter, visit, ways } = await cardOf(id);
  const way = ways.find((one) => one.label === label);
  if (!way) throw new Error(`There is no way '${label}'`);
  const { do: how, note, charge, pay } = way;
  const body = { matter, do: how, note, charge_amount: charge, pay_amount: pay, version: visit.version };
  await expectOk(call(owner, settleVisit, { params: { id }, body }));
}

const takes = "Count as done, charge $28.00, pay $15.00";
const keeps = "Keep cancelled, pay Rosa $7.50";

test("a visit whose cancelling was paid out is counted as done, and what was paid is set against it", async () => {
  const { id } = await cancelled();
  expect(await dueLines()).toEqual([["visit", 7.5]]);
  await payRosa();
  await reported(id);
  await settle(id, takes);
  expect((await dueLines()).toSorted()).toEqual([
    ["correction", -7.5],
    ["visit", 15],
  ]);
  await payRosa();
  expect(await dueLines()).toEqual([]);
});

test("pay for a report is not taken back once it was paid out, and the table stays as it is", async () => {
  const { id } = await cancelled();
  await reported(id);
  await settle(id, keeps);
  await payRosa();
  const before = await stored(id);
  const body = { version: before.version };
  expect(await call(owner, unsettleVisit, { params: { id }, body })).toMatchObject({
    status: 409,
    body: { message: "Not undone: it was paid out since." },
  });
  expect(await stored(id)).toStrictEqual(before);
});

test("a visit that stays on the day to which it was moved is paid for the report, and again once it is done there", async () => {
  app.clock.now = at("08:40");
  const client = await newClient(app);
  const id = await bookVisit(app, { client_id: client.id });
  await expectOk(call(owner, moveVisit, { params: { id }, body: { date: "2026-11-24" } }));
  await reported(id);
  await settle(id, "Tue stays, pay Rosa $15.00");
  app.clock.now = Date.parse("2026-11-24T17:30:00Z");
  const { version } = await stored(id);
  const second = { key: "row-2", at: iso(app.clock.now), date: "2026-11-24", version } as const;
  expect(await report(rosa, id, second)).toMatchObject({ status: 200, body: { outcome: "done" } });
  const { lines } = await due("2026-11-24");
  expect(lines.map(({ kind, date, amount }) => [kind, date, amount])).toEqual([
    ["report", "2026-11-20", 15],
    ["visit", "2026-11-24", 15],
  ]);
  const query = { start: "2026-11-16", end: "2026-11-25" } as const;
  const { receipt_items, extras } = await expectOk(call(rosa, myEstimatedEarnings, { query }));
  const unpaid = [...extras, ...receipt_items].filter(({ paid_on }) => paid_on === null);
  expect(unpaid).toMatchObject([
    { kind: "report", date: "2026-11-20", amount: 15 },
    { date: "2026-11-24", amount: 15 },
  ]);
  const bill = { from: "2026-11-16", to: "2026-11-24", client_id: client.id } as const;
  const { clients } = await expectOk(call(owner, previewInvoices, { query: bill }));
  expect(clients.flatMap((one) => one.lines)).toMatchObject([{ visit_id: id, date: "2026-11-24", price: 28 }]);
});

test("a cancelled visit on an invoice is counted as done once that is void, and billed once", async () => {
  const { id, client } = await cancelled();
  const query = { from: "2026-11-16", to: "2026-11-22", client_id: client.id } as const;
  const linesOf = async () => (await expectOk(call(owner, previewInvoices, { query }))).clients;
  const clients = (await linesOf()).map((one) => requested(one));
  const given = { period: { start: query.from, end: query.to }, due: "2026-12-07" } as const;
  const [made] = await expectOk(make(app, clients, given));
  const invoice = made?.invoice && (await readInvoice(app.installation.db, made.invoice.id));
  if (!invoice) throw new Error("There is no invoice");
  await reported(id);
  expect(await labelsOf(id)).toEqual([keeps, "Keep cancelled"]);
  await expectOk(call(owner, voidInvoice, { params: { id: invoice.id }, body: { version: invoice.version } }));
  expect(await labelsOf(id)).toEqual([keeps, takes, "Keep cancelled"]);
  await settle(id, takes);
  const billed = (await linesOf()).flatMap(({ lines }) => lines);
  expect(billed.map(({ visit_id, price }) => [visit_id, price])).toEqual([[id, 28]]);
});

test("ten reports of the longest words wait on one visit below 400 KB, and settling one leaves nine", async () => {
  const { id } = await cancelled();
  app.clock.now = at("12:30");
  // Four bytes each in UTF-8.
  const words = { comments: "🐕".repeat(4000), photo_urls: [`https://photos.example/${"x".repeat(1950)}`] };
  for (let n = 0; n < 10; n += 1) await expectOk(report(rosa, id, { key: `row-${n}`, ...words }));
  expect((await report(rosa, id, { key: "row-10", ...words })).status).toBe(409);
  const { heard: _, ...visit } = await stored(id);
  expect(Buffer.byteLength(JSON.stringify(visit))).toBeLessThan(400_000);
  await settle(id, keeps);
  expect(await matters(id)).toHaveLength(9);
});
