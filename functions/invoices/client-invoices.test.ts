import { clientInvoices, getInvoice, voidInvoice } from "@petcare/contract";
import { expect, test } from "vitest";
import { call, expectOk, expectPage } from "../testing/call.ts";
import { invoiceOf, newClient, storeDone } from "../testing/invoicing.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();

test("the owner reads all of a client's invoices in pages, each with its version, void ones among them", async () => {
  const client = await newClient(app);
  await storeDone(app, client, [{ date: "2026-11-09", price_cents: 2800 }]);
  const first = await invoiceOf(app, client);
  const params = { id: first.id };
  const { version } = await expectOk(call(app.owner, getInvoice, { params }));
  await expectOk(call(app.owner, voidInvoice, { params, body: { version } }));
  const second = await invoiceOf(app, client);

  const page = (cursor?: string) =>
    expectPage(call(app.owner, clientInvoices, { params: { id: client.id }, query: { limit: 1, cursor } }));
  const one = await page();
  const other = await page(one.next);
  const rows = [...one.items, ...other.items];
  expect(rows.map(({ id, status, version, balance }) => ({ id, status, version, balance }))).toEqual(
    expect.arrayContaining([
      { id: first.id, status: "void", version: 2, balance: 0 },
      { id: second.id, status: "unpaid", version: 1, balance: 28 },
    ]),
  );
  expect(other.next).toBeUndefined();
});
