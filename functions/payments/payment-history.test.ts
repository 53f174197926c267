import { listHistory } from "@petcare/contract";
import { expect, test } from "vitest";
import { call, expectOk } from "../testing/call.ts";
import { Purse } from "../testing/paying.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();

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
