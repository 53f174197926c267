import { expect, test } from "vitest";
import { expectError, expectOk, refusal } from "../testing/call.ts";
import { Purse } from "../testing/paying.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();

test("a bounced check comes off its invoice, and what was left of it off the invoice that it paid later", async () => {
  const purse = await Purse.open(app);
  const first = await purse.bill([80]);
  const { payment_id } = await expectOk(purse.pay(100, [first], { method: "Check" }));
  const second = await purse.bill([25], { use_credit: true });
  expect(second).toMatchObject({ paid: 20, balance: 5 });

  const reversed = await expectOk(purse.reverse(payment_id));
  expect(reversed).toMatchObject({ credit: 0 });
  expect(await purse.balance()).toEqual({ owed: 105, credit: 0 });
  expect((await purse.statement()).entries).toMatchObject([
    { type: "invoice" },
    { type: "payment", received: 100, reversed: true },
    { type: "invoice" },
    { type: "reversal", received: -100, method: "Check", reversed: false, balance: 105 },
  ]);

  expect(await refusal(purse.reverse(payment_id))).toBe("This payment was reversed before.");
});

test("a payment of which credit was refunded is not reversed", async () => {
  const purse = await Purse.open(app);
  const { payment_id } = await expectOk(purse.pay(100, [await purse.bill([80])]));
  expect(await expectOk(purse.refund(20, { date: "2026-11-18" }))).toMatchObject({ credit: 0 });
  const refused = await expectError(purse.reverse(payment_id));
  expect(refused.status).toBe(409);
  expect(refused.body.message).toBe("$20.00 of it was refunded on Nov 18, 2026.");
  expect(await purse.balance()).toEqual({ owed: 0, credit: 0 });
});
