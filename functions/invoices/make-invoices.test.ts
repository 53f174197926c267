import { expect, test } from "vitest";
import { overwriteVisit } from "../testing/bookings.ts";
import { type BodyFor, call, expectError, expectOk, fieldsOf, ok } from "../testing/call.ts";
import { invoiceOf, lastWeek, make, newClient, previewOne, requested, storeDone } from "../testing/invoicing.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();

const readInvoiceOf = (id: string) => ok(app.owner, "getInvoice", { params: { id } });
test("an invoice has the lines that were seen, cancelled ones among them, under the client's name and address", async () => {
  const client = await newClient(app);
  const [walk, half] = await storeDone(app, client, [
    { date: "2026-11-09", price_cents: 2800 },
    { date: "2026-11-12", price_cents: 2800, status: "cancelled", charge_cents: 1400 },
    { date: "2026-11-13", price_cents: 2800, status: "cancelled", charge_cents: 0 },
  ]);
  const adjustments = [{ id: "thanks", text: "Thank you for referring a neighbor", amount: -15 }];
  const { id } = await invoiceOf(app, client, { adjustments });
  expect(await readInvoiceOf(id)).toMatchObject({
    number: id.slice(-8).toUpperCase(),
    client_id: client.id,
    bill_to: { name: client.name, address: client.address },
    period: lastWeek,
    due: "2026-11-27",
    status: "unpaid",
    version: 1,
    lines: [
      { visit_id: walk, date: "2026-11-09", description: "", price: 28, service_type: "25", pet_names: ["Biscuit"] },
      { visit_id: half, date: "2026-11-12", description: "Cancelled, half of $28.00", price: 14 },
    ],
    adjustments: [{ ...adjustments[0], kind: "adjustment" }],
    visits_total: 42,
    adjustments_total: -15,
    total: 27,
    paid: 0,
    balance: 27,
  });
  expect((await readInvoiceOf(id.slice(-8).toUpperCase())).id).toBe(id);
});

test("a visit that is not as it was seen is 'changed' for its client; the others' invoices are made", async () => {
  const [ann, bob] = [await newClient(app, "Ann"), await newClient(app, "Bob")];
  const [, reopened = ""] = await storeDone(app, ann, [
    { date: "2026-11-09", price_cents: 13400 },
    { date: "2026-11-10", price_cents: 2800 },
  ]);
  await storeDone(app, bob, [{ date: "2026-11-09", price_cents: 2500 }]);
  const body = [requested(await previewOne(app, ann)), requested(await previewOne(app, bob))];
  await overwriteVisit(app, reopened, { status: "scheduled", charge_cents: undefined, version: 2 });
  expect(await expectOk(make(app, body))).toMatchObject([
    { client_id: ann.id, outcome: "changed", now: { n: 0, lines: [{ price: 134 }] } },
    { client_id: bob.id, outcome: "made", invoice: { total: 25 } },
  ]);
});

test("a visit completed late comes onto the next invoice as an earlier line of its own day", async () => {
  const client = await newClient(app);
  await storeDone(app, client, [{ date: "2026-11-02", price_cents: 2500 }]);
  const week = { period: { start: "2026-11-02", end: "2026-11-08" } } as const;
  await expectOk(make(app, [requested(await previewOne(app, client))], week));
  await storeDone(app, client, [
    { date: "2026-11-07", price_cents: 2600, completed_at: Date.parse("2026-11-12T15:00:00Z") },
    { date: "2026-11-09", price_cents: 2700 },
  ]);
  const { lines, n } = await previewOne(app, client);
  expect(n).toBe(1);
  expect(lines.map(({ date, price, earlier }) => [date, price, earlier])).toEqual([
    ["2026-11-07", 26, true],
    ["2026-11-09", 27, false],
  ]);
  const { id } = await invoiceOf(app, client);
  expect((await readInvoiceOf(id)).lines.map(({ date }) => date)).toEqual(["2026-11-07", "2026-11-09"]);
});

test("an invoice below $0.00 is refused before anything is written, and says what is possible", async () => {
  const [fine, below] = [await newClient(app), await newClient(app)];
  for (const client of [fine, below]) {
    await storeDone(app, client, [{ date: "2026-11-09", price_cents: 7500 }]);
  }
  const adjustments = [{ id: "gift", text: "A gift", amount: -100 }];
  expect(
    await fieldsOf(
      make(app, [requested(await previewOne(app, fine)), requested(await previewOne(app, below), { adjustments })]),
    ),
  ).toEqual({ "clients.1.adjustments": "-$75.00 at most; give the other $25.00 as credit" });
  expect((await previewOne(app, fine)).lines).toHaveLength(1);
  const free = [{ id: "gift", text: "A gift", amount: -75 }];
  expect(await invoiceOf(app, below, { adjustments: free })).toMatchObject({ status: "paid", sums: { total: 0 } });
});

test.each([
  [
    "more than 90 lines",
    { lines: Array.from({ length: 91 }, (_, at) => ({ visit_id: `visit-${at}`, price: 1 })) },
    "Choose a shorter period.",
  ],
  [
    "a visit twice",
    { lines: [1, 2].map(() => ({ visit_id: "visit.2026-11-09", price: 1 })) },
    "must name each visit once",
  ],
  ["nothing at all", { lines: [] }, "Nothing is to be billed"],
  [
    "$0.00 to adjust",
    { lines: [], adjustments: [{ id: "a", text: "A gift", amount: 0 }] },
    "The adjustment must not be $0.00",
  ],
])("an invoice of %s is refused", async (_, given, message) => {
  const client = await newClient(app);
  const answer = await expectError(make(app, [{ client_id: client.id, n: 0, ...given }]));
  expect(answer.status).toBe(400);
  expect(answer.body.message).toContain(message);
});

test.each<[Partial<BodyFor<"makeInvoices">>, string, string]>([
  [{ period: { start: "2026-08-01", end: "2026-11-01" } }, "period", "The period must be at most 92 days."],
  [{ period: { start: "2026-11-02", end: "2026-11-01" } }, "period", "The period must not end before it starts."],
  [{ due: "2027-11-22" }, "due", "Choose a day within a year of today."],
  [{ due: "1900-01-01" }, "due", "Choose a day within a year of today."],
])("an invoice of %j is refused", async (given, field, message) => {
  const client = await newClient(app);
  await storeDone(app, client, [{ date: "2026-11-09", price_cents: 7500 }]);
  expect(await fieldsOf(make(app, [requested(await previewOne(app, client))], given))).toEqual({ [field]: message });
});

test("nobody but a client gets an invoice", async () => {
  const body = { period: lastWeek, due: "2026-11-27" as const };
  const lines = [{ visit_id: "a.2026-11-09", price: 1 }];
  const clients = [{ client_id: app.rosa.user.id, n: 0, lines }];
  expect(await expectError(call(app.owner, "makeInvoices", { body: { ...body, clients } }))).toMatchObject({
    status: 404,
  });
});
