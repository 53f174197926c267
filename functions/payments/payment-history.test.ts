import { listHistory } from "@petcare/contract";
import { expect, test } from "vitest";
import { call, expectOk } from "../testing/call.ts";
import { Purse } from "../testing/paying.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();

test("a payment that goes onto no invoice is in the ledger's history", async () => {
  const purse = await Purse.open(app);
  const { payment_id } = await expectOk(purse.pay(40, []));
  const query = { kind: "account", about: purse.client.id } as const;
  expect(await expectOk(call(app.owner, listHistory, { query }))).toMatchObject([
    {
      name: "Carla Client",
      client: { id: purse.client.id, name: "Carla Client" },
      changes: [
        { field: "paid", from: null, to: 40 },
        { field: "payment", from: null, to: { entry_id: payment_id, method: "Zelle" } },
      ],
    },
  ]);
});

test("such a payment that is taken back is there, too", async () => {
  const purse = await Purse.open(app);
  const { payment_id } = await expectOk(purse.pay(40, []));
  await expectOk(purse.reverse(payment_id));
  const query = { kind: "account", about: purse.client.id } as const;
  const [last] = await expectOk(call(app.owner, listHistory, { query }));
  expect(last).toMatchObject({
    name: "Carla Client",
    changes: [
      { field: "reversed", from: null, to: 40 },
      { field: "method", from: null, to: "Zelle" },
      { field: "reason", from: null, to: expect.any(String) },
    ],
  });
});

test("what was refunded and given is in the ledger's history, and each payment in its invoice's", async () => {
  const purse = await Purse.open(app);
  const [paid] = (await expectOk(purse.pay(40, [await purse.bill([58])]))).invoices;
  await expectOk(purse.give(25));
  await expectOk(purse.refund(20, { method: "Check", note: "Moved away" }));
  const about = purse.client.id;
  const ofAccount = await expectOk(call(app.owner, listHistory, { query: { kind: "account", about } }));
  expect(ofAccount.map(({ name, changes }) => [name, changes.map(({ field, to }) => [field, to])])).toEqual([
    [
      "Carla Client",
      [
        ["refunded", 20],
        ["method", "Check"],
        ["reason", "Moved away"],
      ],
    ],
    [
      "Carla Client",
      [
        ["given", 25],
        ["reason", "A walk came late"],
      ],
    ],
  ]);
  const query = { kind: "invoice", about: paid?.id ?? "" } as const;
  const [last] = await expectOk(call(app.owner, listHistory, { query }));
  expect(last).toMatchObject({
    name: paid?.number,
    client: { id: about, name: "Carla Client" },
    changes: [
      { field: "paid", from: 0, to: 40 },
      { field: "payment", from: null, to: { entry_id: expect.any(String), method: "Zelle" } },
      { field: "status", from: "unpaid", to: "partial" },
    ],
  });
});
