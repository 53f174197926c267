import { sampleOf } from "@petcare/storage/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { call, expectOk } from "../testing/call.ts";
import { interleave, stoppedTurns } from "../testing/interleave.ts";
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

test("a payment and another due date at once take nothing from each other, in whatever order", async () => {
  for (const turns of stoppedTurns) {
    const purse = await Purse.open(app);
    const { id } = await purse.bill([58]);
    const body = { version: 1, due: "2026-12-04" as const };
    const [paid, changed] = await interleave(
      [() => purse.pay(58, [{ id, version: 1 }]), () => call(app.owner, "changeInvoice", { params: { id }, body })],
      turns,
    );
    const { due, balance } = await purse.read(id);
    expect([due === body.due, balance === 0], turns.join("")).toEqual([changed.ok, paid.ok]);
  }
});
