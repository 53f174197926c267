import { serviceTypes } from "@petcare/domain";
import { readStatement } from "@petcare/storage";
import { beforeEach, expect, test } from "vitest";
import { type BodyFor, expectOk, ok } from "../testing/call.ts";
import { make, previewOne, requested, storeDone } from "../testing/invoicing.ts";
import { Purse } from "../testing/paying.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();

const nassau = { id: "nassau", name: "Nassau", milli: 8625, from: "2026-11-01" } as const;

async function setRates(rates: BodyFor<"setTaxes">["rates"]): Promise<void> {
  const { version } = await ok(app.owner, "getTaxes");
  const body = { rates, services: [...serviceTypes], cancelled: false, version };
  await ok(app.owner, "setTaxes", { body });
}

beforeEach(() => setRates([nassau]));

/** The change that each entry makes in the tax billed and in the tax received, in cents. */
async function taxesOf({ client }: Purse): Promise<[type: string, billed: number, received: number][]> {
  const days = { from: "2026-11-01", to: "2026-11-30" } as const;
  const { entries } = await readStatement(app.installation.db, client.id, days);
  return entries.map(({ type, tax = 0, tax_paid = 0 }) => [type, tax, tax_paid]);
}

const invoiceNow = async (purse: Purse, { id }: { id: string }) => {
  const { version, balance, tax_total } = await purse.read(id);
  return { id, version, balance, tax_total };
};

test("a void of what was paid in part takes back the tax received, and the money is credit", async () => {
  await setRates([nassau, { ...nassau, milli: 8750, from: "2026-11-12" }]);
  const purse = await Purse.open(app);
  const days = ["09", "09", "10", "11", "12", "12", "13", "13", "14", "15"] as const;
  await storeDone(
    app,
    purse.client,
    days.map((day) => ({ date: `2026-11-${day}` as const, price_cents: 2500 })),
  );
  const [made] = await expectOk(make(app, [requested(await previewOne(app, purse.client))]));
  const invoice = await purse.read(made?.invoice?.id ?? "");
  expect(invoice).toMatchObject({ total: 271.76, tax_total: 21.76 });
  await expectOk(purse.pay(100, [invoice]));
  await expectOk(purse.void(await invoiceNow(purse, invoice)));
  expect(await taxesOf(purse)).toEqual([
    ["invoice", 2176, 0],
    ["payment", 0, 800],
    ["void", -2176, -800],
  ]);
  expect(await purse.balance()).toEqual({ owed: 0, credit: 100 });
});

test("credit from overpaying is no tax received until it is on an invoice", async () => {
  const purse = await Purse.open(app);
  await expectOk(purse.pay(200, [await purse.bill([100])]));
  const next = await purse.bill([100]);
  expect(await taxesOf(purse)).toEqual([
    ["invoice", 863, 0],
    ["payment", 0, 863],
    ["invoice", 863, 0],
  ]);
  await expectOk(purse.applyCredit(next, 91.37));
  expect((await taxesOf(purse)).at(-1)).toEqual(["credit", 0, 725]);
  expect(await purse.balance()).toEqual({ owed: 17.26, credit: 0 });
});
