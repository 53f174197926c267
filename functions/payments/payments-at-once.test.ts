import { recordPayment } from "@petcare/contract";
import { sampleOf } from "@petcare/storage/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { call, expectOk } from "../testing/call.ts";
import { interleave } from "../testing/interleave.ts";
import { Purse } from "../testing/paying.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();

/** A hundred orders in which the calls of two requests may come. */
const orders = Array.from({ length: 100 }, (_, seed) => fc.sample(fc.constantFrom<0 | 1>(0, 1), { seed, numRuns: 40 }));

const entriesOf = async (purse: Purse) => (await purse.statement()).entries;

test.each(sampleOf(orders, 10))(
  "of two payments that saw the same balance one is recorded, in whatever order",
  async (...turns) => {
    const purse = await Purse.open(app);
    const invoice = await purse.bill([58]);
    const [one, other] = await interleave([() => purse.pay(58, [invoice]), () => purse.pay(58, [invoice])], turns);
    expect([one.status, other.status].sort()).toEqual([201, 409]);
    const refused = one.ok ? other : one;
    expect(refused.body).toMatchObject({
      code: "conflict",
      message: "Balance is now $0.00.",
      current: { client_id: purse.client.id, credit: 0, invoices: [{ id: invoice.id, balance: 0, version: 2 }] },
    });
    expect(await entriesOf(purse)).toMatchObject([{ type: "invoice" }, { type: "payment", received: 58, balance: 0 }]);

    const knowingly = await expectOk(purse.pay(58, [{ id: invoice.id, version: 2 }]));
    expect(knowingly).toMatchObject({ credit: 58, invoices: [] });
  },
);

test.each(sampleOf(orders, 25))("the same payment twice at once is one payment, with one answer", async (...turns) => {
  const purse = await Purse.open(app);
  const body = purse.payment(58, [await purse.bill([80])]);
  const pay = () => call(app.owner, recordPayment, { body });
  const [one, other] = await interleave([pay, pay], turns);
  expect([one.status, other.status]).toEqual([201, 201]);
  expect(other.body).toEqual(one.body);
  expect(await entriesOf(purse)).toHaveLength(2);

  app.clock.now += 86_400_000;
  expect((await pay()).body).toEqual(one.body);
  app.clock.now -= 86_400_000;
  const another = await call(app.owner, recordPayment, { body: { ...body, date: "2026-11-19" } });
  expect(another).toMatchObject({ status: 409, body: { message: "This was recorded before, with other details." } });
  expect(await entriesOf(purse)).toHaveLength(2);
});

test.each(sampleOf(orders, 10))("the same reversal twice at once is one, with one answer", async (...turns) => {
  const purse = await Purse.open(app);
  const { payment_id } = await expectOk(purse.pay(100, [await purse.bill([80])]));
  await purse.bill([15], { use_credit: true });
  const reverse = () => purse.reverse(payment_id, { id: `reverses-${payment_id}` });
  const [one, other] = await interleave([reverse, reverse], turns);
  expect([one.status, other.status]).toEqual([200, 200]);
  expect(other.body).toEqual(one.body);
  expect(await purse.balance()).toEqual({ owed: 95, credit: 0 });
});

test.each(sampleOf(orders, 10))(
  "of a payment and a void at once one is done, and the other is refused",
  async (...turns) => {
    const purse = await Purse.open(app);
    const invoice = await purse.bill([58]);
    const [paid, voided] = await interleave([() => purse.pay(58, [invoice]), () => purse.void(invoice)], turns);
    expect([paid.ok, voided.ok].filter(Boolean)).toHaveLength(1);
    if (paid.ok) {
      expect(voided).toMatchObject({ status: 409, body: { current: { id: invoice.id, status: "paid", version: 2 } } });
      await expectOk(purse.void({ id: invoice.id, version: 2 }));
      expect(await purse.balance()).toEqual({ owed: 0, credit: 58 });
    } else {
      expect(paid).toMatchObject({ status: 409, body: { message: `Invoice ${invoice.number} is void.` } });
      expect(await purse.balance()).toEqual({ owed: 0, credit: 0 });
    }
  },
);
