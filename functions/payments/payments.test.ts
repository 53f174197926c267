import { expect, test } from "vitest";
import { expectError, expectOk, fieldsOf } from "../testing/call.ts";
import { previewOne } from "../testing/invoicing.ts";
import { Purse } from "../testing/paying.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();

test("an invoice is paid in parts, and what is above it becomes credit", async () => {
  const purse = await Purse.open(app);
  const invoice = await purse.bill([100, 73], { adjustment: -15 });
  expect(invoice).toMatchObject({ total: 158, status: "unpaid" });

  const first = await expectOk(purse.pay(100, [invoice], { note: "Check 812" }));
  expect(first).toMatchObject({ credit: 0, invoices: [{ id: invoice.id, status: "partial", paid: 100, balance: 58 }] });
  const second = await expectOk(purse.pay(58, first.invoices));
  expect(second.invoices).toMatchObject([{ status: "paid", balance: 0 }]);
  const third = await expectOk(purse.pay(5, second.invoices));
  expect(third).toMatchObject({ credit: 5, invoices: [] });

  const { settlements, ...document } = await purse.read(invoice.id);
  expect(document).toMatchObject({ total: 158, paid: 158, credit: 5 });
  expect(settlements).toMatchObject([
    { kind: "payment", amount: 100, method: "Zelle", note: "Check 812", date: "2026-11-20" },
    { kind: "payment", amount: 58, note: null, payment_id: second.payment_id },
  ]);
  expect(await purse.balance()).toEqual({ owed: 0, credit: 5 });
  expect(await previewOne(app, purse.client)).toMatchObject({ credit: 5 });
});

test("an adjustment takes the total to $0.00 at most, and the rest can be given as credit", async () => {
  const purse = await Purse.open(app);
  const invoice = await purse.bill([25, 25, 25]);
  const message = "-$75.00 at most; give the other $25.00 as credit";
  expect((await expectError(purse.adjust(invoice, -100))).body).toMatchObject({ message, fields: { amount: message } });

  const free = await expectOk(purse.adjust(invoice, -75));
  expect(free).toMatchObject({ total: 0, status: "paid", adjustments_total: -75, version: 2 });
  expect(await expectOk(purse.give(25))).toMatchObject({ credit: 25, invoices: [] });
  expect(await purse.balance()).toEqual({ owed: 0, credit: 25 });
  expect(await purse.statement()).toMatchObject({
    opening: 0,
    entries: [
      { type: "invoice", billed: 75, balance: 75, invoices: [invoice.number] },
      { type: "adjustment", billed: -75, balance: 0, note: "Correction" },
      { type: "goodwill", billed: -25, balance: -25, note: "A walk came late" },
    ],
    closing: -25,
    credit: 25,
  });
});

test("what is left of an invoice can be forgiven, and no more", async () => {
  const purse = await Purse.open(app);
  const [partly] = (await expectOk(purse.pay(100, [await purse.bill([158])]))).invoices;
  if (!partly) throw new Error("The invoice was not paid");
  expect(await fieldsOf(purse.adjust(partly, -60, { kind: "forgiven" }))).toEqual({ amount: "Forgive $58.00 at most" });
  expect(await expectOk(purse.adjust(partly, -58, { kind: "forgiven" }))).toMatchObject({
    total: 100,
    paid: 100,
    status: "paid",
    credit: 0,
    adjustments: [{ kind: "forgiven", amount: -58 }],
  });
});
