import { expect, test } from "vitest";
import { expectOk, fieldsOf, ok } from "../testing/call.ts";
import { Purse } from "../testing/paying.ts";
import { type Signed, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();

/** Reads the tips that somebody of the team got today. */
const tipsOf = async (as: Signed) =>
  (await ok(as, "myEstimatedEarnings", { query: { start: "2026-11-20", end: "2026-11-21" } })).tips;

test("a tip is its walker's, and stays so when the invoice is void", async () => {
  const purse = await Purse.open(app);
  const tip = { amount: 10, walker_id: app.rosa.user.id };
  const paid = await expectOk(purse.pay(100, [await purse.bill([100])], { tip }));
  expect(paid.credit).toBe(0);
  const [invoice] = paid.invoices;
  if (!invoice) throw new Error("The invoice was not paid");
  expect((await purse.read(invoice.id)).settlements).toMatchObject([{ amount: 100, tip }]);
  await expectOk(purse.void(invoice));
  expect(await purse.balance()).toEqual({ owed: 0, credit: 100 });
  expect(await tipsOf(app.rosa)).toBe(10);

  const second = await expectOk(purse.pay(20, [], { tip: { amount: 2.5, walker_id: app.owner.user.id } }));
  expect(await tipsOf(app.owner)).toBe(2.5);
  await expectOk(purse.reverse(second.payment_id, { tip: "take-back" }));
  expect(await tipsOf(app.owner)).toBe(0);
  await expectOk(purse.reverse(paid.payment_id));
  expect(await tipsOf(app.rosa)).toBe(10);
});

test("nobody but the team gets a tip", async () => {
  const purse = await Purse.open(app);
  for (const walker_id of [app.ana.user.id, "nobody"]) {
    expect(await fieldsOf(purse.pay(20, [], { tip: { amount: 5, walker_id } }))).toEqual({
      "tip.walker_id": "Please select a walker",
    });
  }
});
