import { expect, test } from "vitest";
import { expectOk, fieldsOf } from "../testing/call.ts";
import { Purse } from "../testing/paying.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();

test("nothing is paid or refunded on a day to come", async () => {
  const purse = await Purse.open(app);
  const late = { date: "2026-11-21" } as const;
  for (const answer of [purse.pay(5, [], late), purse.refund(5, late)]) {
    expect(await fieldsOf(answer)).toEqual({ date: "Choose today or an earlier day." });
  }
});

test("nothing is paid or refunded longer ago than two years", async () => {
  const purse = await Purse.open(app);
  for (const answer of [purse.pay(5, [], { date: "2024-11-18" }), purse.refund(5, { date: "2024-11-18" })]) {
    expect(await fieldsOf(answer)).toEqual({ date: "Choose a day of the last two years." });
  }
  await expectOk(purse.pay(5, [], { date: "2024-11-20" }));
});

test("an invoice of another client is none to pay", async () => {
  const [purse, other] = [await Purse.open(app), await Purse.open(app)];
  const theirs = await other.bill([20]);
  expect(await fieldsOf(purse.pay(20, [await purse.bill([30]), theirs]))).toEqual({
    "invoices.1.id": "This invoice was not found.",
  });
  expect(await other.balance()).toEqual({ owed: 20, credit: 0 });
});

test("no more credit is refunded than there is", async () => {
  const purse = await Purse.open(app);
  await expectOk(purse.give(20));
  expect(await fieldsOf(purse.refund(20.01))).toEqual({ amount: "The credit is $20.00" });
});
