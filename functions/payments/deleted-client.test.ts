import { expect, test } from "vitest";
import { expectOk, ok } from "../testing/call.ts";
import { lastWeek, storeDone } from "../testing/invoicing.ts";
import { Purse } from "../testing/paying.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();

test("a client who has deleted their account still owes what they owed, and lives nowhere", async () => {
  const purse = Purse.of(app, app.ana.user);
  const invoice = await purse.bill([58]);
  await expectOk(purse.give(5));
  await storeDone(app, purse.client, [{ date: "2026-11-12", price_cents: 2800 }]);
  expect(invoice.bill_to).toEqual({ name: "Ana Reyes", address: "41 Harbor Ln" });

  await ok(app.ana, "deleteMe", { body: { password: "Password-1" } });
  const after = await purse.read(invoice.id);
  expect(after).toMatchObject({ bill_to: { name: "Ana Reyes", address: null }, balance: 58, version: 2 });
  expect(await purse.balance()).toEqual({ owed: 58, credit: 5 });
  const query = { from: lastWeek.start, to: lastWeek.end, client_id: purse.client.id };
  const { clients } = await ok(app.owner, "previewInvoices", { query });
  expect(clients[0]?.lines).toMatchObject([{ date: "2026-11-12", price: 28 }]);

  const params = { id: purse.client.id };
  const days = { from: "2026-11-01", to: "2026-11-30" } as const;
  expect(await ok(app.owner, "clientStatement", { params, query: days })).toMatchObject({
    name: "Deleted client",
    address: null,
    entries: [{ type: "invoice", billed: 58 }, { type: "goodwill" }],
    closing: 53,
  });
  const history = await ok(app.owner, "listHistory", { query: { kind: "account" } });
  expect(history.map(({ name }) => name)).toEqual(["Deleted client"]);
  expect(await expectOk(purse.pay(58, [after]))).toMatchObject({ credit: 5, invoices: [{ status: "paid" }] });
});
