import {
  type BodyOf,
  changeClient,
  getClient,
  getReconciliation,
  getTaxes,
  myInvoices,
  setTaxes,
} from "@petcare/contract";
import { serviceTypes } from "@petcare/domain";
import { beforeEach, expect, test } from "vitest";
import { call, expectError, expectOk, expectPage } from "../testing/call.ts";
import { make, previewOne, requested, storeDone } from "../testing/invoicing.ts";
import { Purse } from "../testing/paying.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();

const nassau = { id: "nassau", name: "Nassau", milli: 8625, from: "2026-11-01" } as const;

async function setRates(rates: BodyOf<typeof setTaxes>["rates"], given: Partial<BodyOf<typeof setTaxes>> = {}) {
  const { version } = await expectOk(call(app.owner, getTaxes));
  const body = { rates, services: [...serviceTypes], cancelled: false, version, ...given };
  await expectOk(call(app.owner, setTaxes, { body }));
}

beforeEach(() => setRates([nassau]));

async function setTaxOf({ client: { id } }: Purse, tax: BodyOf<typeof changeClient>["tax"]) {
  const { version } = await expectOk(call(app.owner, getClient, { params: { id } }));
  await expectOk(call(app.owner, changeClient, { params: { id }, body: { version, tax } }));
}

const told = async (purse: Purse) =>
  (await purse.statement()).entries.map(({ type, billed, received, tax }) => [type, billed, received, tax]);

test("tax is a part of what is to be paid, and of no line", async () => {
  const purse = await Purse.open(app);
  const invoice = await purse.bill([60, 40]);
  expect(invoice).toMatchObject({
    visits_total: 100,
    adjustments_total: 0,
    taxes: [{ name: "Nassau", rate: 8625, base: 100, amount: 8.63 }],
    tax_total: 8.63,
    total: 108.63,
    balance: 108.63,
  });
  expect(invoice.lines.map(({ price, rate }) => [price, rate])).toEqual([
    [60, 8625],
    [40, 8625],
  ]);
  expect(await purse.balance()).toEqual({ owed: 108.63, credit: 0 });
  await expectOk(purse.pay(108.63, [invoice]));
  expect(await told(purse)).toEqual([
    ["invoice", 108.63, 0, 8.63],
    ["payment", 0, 108.63, undefined],
  ]);
});

test("without a rate an invoice, its client's copy and the statement have no word of tax", async () => {
  await setRates([]);
  const purse = await Purse.open(app);
  const invoice = await purse.bill([60]);
  const adjusted = await expectOk(purse.adjust(invoice, -10, { with_tax: true }));
  const query = { from: "2026-10-05" as const, to: "2026-10-11" as const };
  const { list } = await expectOk(call(app.owner, getReconciliation, { query }));
  for (const answer of [invoice, adjusted, await purse.statement(), await previewOne(app, purse.client)]) {
    expect(JSON.stringify(answer)).not.toMatch(/tax|rate|exempt/);
  }
  expect(Object.keys(list)).toEqual(["other_days", "other_invoices", "adjustments", "total", "invoices"]);
});

test("a visit has the rate of its day, whenever it is billed, and only its service's and its status'", async () => {
  const later = { ...nassau, milli: 8750, from: "2026-11-12" as const };
  await setRates([nassau, later], { services: ["25"] });
  const { client } = await Purse.open(app);
  await storeDone(app, client, [
    { date: "2026-10-30", price_cents: 1000 },
    { date: "2026-11-11", price_cents: 2000 },
    { date: "2026-11-12", price_cents: 3000 },
    { date: "2026-11-13", price_cents: 4000, service: "overnight" },
    { date: "2026-11-13", price_cents: 5000, charge_cents: 2500, status: "cancelled" },
  ]);
  const preview = await previewOne(app, client);
  expect(preview.lines.map(({ price, rate }) => [price, rate])).toEqual([
    [10, undefined],
    [20, 8625],
    [30, 8750],
    [40, undefined],
    [25, undefined],
  ]);
  const [made] = await expectOk(make(app, [requested(preview)]));
  expect(made?.invoice?.total).toBe(129.36);
});

test.each<[string, (purse: Purse) => Promise<void>]>([
  ["a rate has changed", () => setRates([{ ...nassau, milli: 8750 }])],
  ["tax has ended", () => setRates([{ ...nassau, milli: 0 }])],
  ["the client has become exempt", (purse) => setTaxOf(purse, { exempt: "A shelter" })],
])("where %s since the preview, nothing is made and the answer has what is now to bill", async (_what, change) => {
  const purse = await Purse.open(app);
  await storeDone(app, purse.client, [{ date: "2026-11-10", price_cents: 5000 }]);
  const preview = await previewOne(app, purse.client);
  await change(purse);
  const [result] = await expectOk(make(app, [requested(preview)]));
  expect(result).toMatchObject({ outcome: "changed", invoice: null, now: await previewOne(app, purse.client) });
  const [again] = await expectOk(make(app, [requested(await previewOne(app, purse.client))]));
  expect(again?.outcome).toBe("made");
});

test("a client's own rate counts, and one without tax has the reason on the invoice; what was made stays", async () => {
  const queens = { id: "queens", name: "Queens", milli: 8875, from: "2026-11-01" } as const;
  await setRates([nassau, queens]);
  const purse = await Purse.open(app);
  await setTaxOf(purse, { rate: "queens" });
  const first = await purse.bill([100]);
  expect(first.taxes).toEqual([{ name: "Queens", rate: 8875, base: 100, amount: 8.88 }]);
  await setTaxOf(purse, { exempt: "A shelter", certificate: "ST-119.1" });
  const second = await purse.bill([100]);
  expect(second).toMatchObject({ total: 100, exempt: "A shelter" });
  expect(second).not.toHaveProperty("taxes");
  expect(await purse.read(first.id)).toEqual(first);
});

test("a row of 0 ends the tax of later visits, and leaves documents that were made as they were", async () => {
  const purse = await Purse.open(app);
  const before = await purse.bill([100]);
  expect(before).toMatchObject({ total: 108.63, taxes: [{ rate: 8625, amount: 8.63 }] });
  await setRates([nassau, { ...nassau, milli: 0, from: "2026-11-10" }]);
  const after = await purse.bill([100]);
  expect(after.total).toBe(100);
  expect(after).not.toHaveProperty("taxes");
  expect(await purse.read(before.id)).toEqual(before);
});

test("an adjustment goes with its tax, by the base, and no further than the base", async () => {
  const purse = await Purse.open(app);
  const invoice = await purse.bill([100]);
  const less = await expectOk(purse.adjust(invoice, -20, { with_tax: true }));
  expect(less).toMatchObject({ adjustments_total: -20, tax_total: 6.9, total: 86.9 });
  expect(less.adjustments).toEqual([expect.objectContaining({ amount: -20, rate: 8625, tax: -1.73 })]);
  const refused = await expectError(purse.adjust(less, -80.01, { with_tax: true }));
  expect(refused.body.fields).toEqual({ amount: "-$80.00 at most; give the other $0.01 as credit" });
  const untaxed = await expectOk(purse.adjust(less, -10));
  expect(untaxed).toMatchObject({ adjustments_total: -30, tax_total: 6.9, total: 76.9 });
});

test("an adjustment that is made with the invoice has its tax, and neither all nor its base goes below $0.00", async () => {
  const { client } = await Purse.open(app);
  await storeDone(app, client, [{ date: "2026-11-10", price_cents: 10000 }]);
  const preview = await previewOne(app, client);
  const taken = (amount: number) => ({ adjustments: [{ id: "less", text: "A friend", amount, with_tax: true }] });
  const { body } = await expectError(make(app, [requested(preview, taken(-100.01))]));
  expect(body.fields).toEqual({ "clients.0.adjustments": "-$100.00 at most; give the other $0.01 as credit" });
  const [made] = await expectOk(make(app, [requested(preview, taken(-20))]));
  expect(made?.invoice?.total).toBe(86.9);
});

test("forgiving lowers total and tax, and a void takes back what is billed and received of it", async () => {
  const purse = await Purse.open(app);
  const jo = await purse.bill([50]);
  const paid = await expectOk(purse.pay(30, [jo]));
  const seen = { id: jo.id, version: paid.invoices[0]?.version ?? 0 };
  const gift = await expectOk(purse.adjust(seen, -24.31, { kind: "forgiven" }));
  expect(gift).toMatchObject({ total: 30, balance: 0, tax_total: 2.38, adjustments_total: -22.38 });
  expect(gift.taxes).toEqual([{ name: "Nassau", rate: 8625, base: 50, amount: 4.31 }]);
  await expectOk(purse.void(gift));
  expect(await told(purse)).toEqual([
    ["invoice", 54.31, 0, 4.31],
    ["payment", 0, 30, undefined],
    ["adjustment", -24.31, 0, -1.93],
    ["void", -30, 0, -2.38],
  ]);
  expect(await purse.balance()).toEqual({ owed: 0, credit: 30 });
});

test("a client reads the tax as an adjustment, and the items make the total", async () => {
  const { ana } = app;
  const purse = Purse.of(app, ana.user);
  const invoice = await purse.bill([50]);
  await expectOk(purse.adjust(invoice, -10, { kind: "forgiven" }));
  const { items } = await expectPage(call(ana, myInvoices, { query: { limit: 20 } }));
  const [mine] = items;
  expect(mine?.items.map(({ type, description, price }) => [type, description, price])).toEqual([
    ["walk", "", 50],
    ["adjustment", "Correction", -10],
    ["adjustment", "Sales tax 8.625 %", 4.31],
  ]);
  expect(mine?.items.map(({ sales_tax }) => sales_tax)).toEqual([undefined, undefined, true]);
  expect(mine?.taxes).toEqual([{ rate: 8625, base: 50, amount: 4.31 }]);
  expect(mine?.total).toBe(44.31);
  await setTaxOf(purse, { exempt: "A shelter" });
  await purse.bill([50]);
  const exempt = await expectPage(call(ana, myInvoices, { query: { limit: 20 } }));
  const last = exempt.items.flatMap(({ items }) => items).filter(({ description }) => description.startsWith("Exempt"));
  expect(last).toEqual([expect.objectContaining({ description: "Exempt from sales tax: A shelter", price: 0 })]);
});

test("the list's sentence has the tax of its invoices", async () => {
  const purse = await Purse.open(app);
  const week = { start: "2026-11-02", end: "2026-11-08" } as const;
  await storeDone(app, purse.client, [{ date: "2026-11-05", price_cents: 10000 }]);
  await expectOk(make(app, [requested(await previewOne(app, purse.client))], { period: week }));
  const query = { from: week.start, to: week.end };
  const { on_invoices, list } = await expectOk(call(app.owner, getReconciliation, { query }));
  expect({ on: on_invoices.amount, ...list }).toMatchObject({ on: 100, adjustments: 0, tax: 8.63, total: 108.63 });
});
