import { beforeEach, expect, test } from "vitest";
import { call, expectOk, expectPage } from "../testing/call.ts";
import { make, previewOne, requested, storeDone } from "../testing/invoicing.ts";
import { Purse } from "../testing/paying.ts";
import { setTaxOf, setTaxRates } from "../testing/settings.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();

const nassau = { id: "nassau", name: "Nassau", milli: 8625, from: "2026-11-01" } as const;

beforeEach(() => setTaxRates(app, [nassau]));

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

test.each<[string, (purse: Purse) => Promise<void>]>([
  ["a rate has changed", () => setTaxRates(app, [{ ...nassau, milli: 8750 }])],
  ["tax has ended", () => setTaxRates(app, [{ ...nassau, milli: 0 }])],
  ["the client has become exempt", (purse) => setTaxOf(app, purse.client, { exempt: "A shelter" })],
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

test("a client reads the tax as an adjustment, and the items make the total", async () => {
  const { ana } = app;
  const purse = Purse.of(app, ana.user);
  const invoice = await purse.bill([50]);
  await expectOk(purse.adjust(invoice, -10, { kind: "forgiven" }));
  const { items } = await expectPage(call(ana, "myInvoices", { query: { limit: 20 } }));
  const [mine] = items;
  expect(mine?.items.map(({ type, description, price }) => [type, description, price])).toEqual([
    ["walk", "", 50],
    ["adjustment", "Correction", -10],
    ["adjustment", "Sales tax 8.625 %", 4.31],
  ]);
  expect(mine?.items.map(({ sales_tax }) => sales_tax)).toEqual([undefined, undefined, true]);
  expect(mine?.taxes).toEqual([{ rate: 8625, base: 50, amount: 4.31 }]);
  expect(mine?.total).toBe(44.31);
  await setTaxOf(app, ana.user, { exempt: "A shelter" });
  await purse.bill([50]);
  const exempt = await expectPage(call(ana, "myInvoices", { query: { limit: 20 } }));
  const last = exempt.items.flatMap(({ items }) => items).filter(({ description }) => description.startsWith("Exempt"));
  expect(last).toEqual([expect.objectContaining({ description: "Exempt from sales tax: A shelter", price: 0 })]);
});
