import { listBalances, previewInvoices } from "@petcare/contract";
import { expect, test } from "vitest";
import { call, expectError, expectOk } from "../testing/call.ts";
import { lastWeek } from "../testing/invoicing.ts";
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
});

test("an id is one act's, whichever client it is of", async () => {
  const [purse, other] = [await Purse.open(app), await Purse.open(app)];
  await expectOk(purse.pay(20, [], { id: "one-id" }));
  expect(await expectError(other.pay(20, [], { id: "one-id" }))).toMatchObject({
    status: 409,
    body: { message: "This was recorded before, with other details." },
  });
  expect(await other.balance()).toEqual({ owed: 0, credit: 0 });
  const atOnce = [purse, other].map((one) => one.pay(5, [], { id: "at-once" }));
  expect((await Promise.all(atOnce)).map(({ status }) => status).sort()).toEqual([201, 409]);
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
  const tooMuch = await expectError(purse.adjust(partly, -60, { kind: "forgiven" }));
  expect(tooMuch.body.fields).toEqual({ amount: "Forgive $58.00 at most" });
  expect(await expectOk(purse.adjust(partly, -58, { kind: "forgiven" }))).toMatchObject({
    total: 100,
    paid: 100,
    status: "paid",
    credit: 0,
    adjustments: [{ kind: "forgiven", amount: -58 }],
  });
});

test("what was paid of an invoice that is void is credit, and pays the one that is made again", async () => {
  const purse = await Purse.open(app);
  const invoice = await purse.bill(Array.from({ length: 7 }, () => 25));
  const [paid] = (await expectOk(purse.pay(75, [invoice]))).invoices;
  if (!paid) throw new Error("The invoice was not paid");
  await expectOk(purse.void(paid));
  const query = { from: lastWeek.start, to: lastWeek.end, client_id: purse.client.id };
  const { clients } = await expectOk(call(app.owner, previewInvoices, { query }));
  expect(clients[0]?.lines).toHaveLength(7);
  expect(await purse.balance()).toEqual({ owed: 0, credit: 75 });

  const again = await purse.bill([], { use_credit: true });
  expect(again.number).not.toBe(invoice.number);
  expect(again).toMatchObject({ total: 175, balance: 100, status: "partial", credit: 0 });
});

test("a payment for several invoices goes onto them in the order given", async () => {
  const purse = await Purse.open(app);
  const [older, newer] = [await purse.bill([50]), await purse.bill([80])];
  const paid = await expectOk(purse.pay(70, [newer, older]));
  expect(paid.invoices).toMatchObject([{ id: newer.id, status: "partial", balance: 10 }]);
  const rest = await expectOk(purse.pay(55, [older, ...paid.invoices]));
  expect(rest.invoices).toMatchObject([
    { id: older.id, status: "paid" },
    { id: newer.id, status: "partial", balance: 5 },
  ]);
});

test("only clients who owe something or have credit have a balance, with the day on which the oldest is due", async () => {
  const purse = await Purse.open(app);
  const invoice = await purse.bill([25]);
  await purse.bill([30]);
  const mine = async () =>
    (await expectOk(call(app.owner, listBalances))).filter(({ client_id }) => client_id === purse.client.id);
  expect(await mine()).toEqual([{ client_id: purse.client.id, owed: 55, credit: 0, due: "2026-11-27", open: 2 }]);
  await expectOk(purse.pay(55, [invoice]));
  expect(await mine()).toEqual([{ client_id: purse.client.id, owed: 30, credit: 30, due: "2026-11-27", open: 1 }]);
  expect(await Purse.open(app).then((other) => other.balance())).toEqual({ owed: 0, credit: 0 });
});
