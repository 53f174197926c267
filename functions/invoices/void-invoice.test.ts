import { addDays, type LocalDate } from "@petcare/domain";
import { expect, test } from "vitest";
import { call, expectOk, fieldsOf, ok } from "../testing/call.ts";
import { invoiceOf, newClient, previewOne, storeDone } from "../testing/invoicing.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();

const days = (count: number, cents: number) =>
  Array.from({ length: count }, (_, at) => ({ date: addDays("2026-11-09", at % 7), price_cents: cents }));

async function billed(count: number, cents = 2500) {
  const client = await newClient(app);
  const visits = await storeDone(app, client, days(count, cents));
  return { client, visits, invoice: await invoiceOf(app, client) };
}

const read = (id: string) => ok(app.owner, "getInvoice", { params: { id } });
const voidIt = (id: string, version = 1) =>
  call(app.owner, "voidInvoice", { params: { id }, body: { version, reason: "Wrong week" } });
const change = (id: string, body: { version: number; due?: LocalDate; note?: string | null }) =>
  call(app.owner, "changeInvoice", { params: { id }, body });

test("the visits of a void invoice are to bill again, and its document stays as it was", async () => {
  const { client, visits, invoice } = await billed(7);
  const before = await read(invoice.id);
  expect(await expectOk(voidIt(invoice.id))).toEqual({ ...before, status: "void", version: 2, balance: 0 });
  const { lines, n } = await previewOne(app, client);
  expect(lines.map(({ visit_id }) => visit_id).sort()).toEqual(visits.sort());
  expect(n).toBe(1);
  const again = await invoiceOf(app, client);
  expect(again.id).not.toBe(invoice.id);
});

test("a day on which an invoice is due and its note can be changed, apart and together", async () => {
  const { invoice } = await billed(1);
  const { id } = invoice;
  const changed = await expectOk(change(id, { version: 1, due: "2026-12-04", note: "By December 4" }));
  expect(changed).toMatchObject({ due: "2026-12-04", note: "By December 4", version: 2 });
  expect(await expectOk(change(id, { version: 2, note: null }))).toMatchObject({ due: "2026-12-04", note: null });
  expect(await fieldsOf(change(id, { version: 3, due: "2025-11-18" }))).toEqual({
    due: "Choose a day within a year of today.",
  });
  const { open } = await ok(app.owner, "listInvoices", { query: { from: "2026-11-09", to: "2026-11-15" } });
  expect(open.filter((one) => one.id === id)).toMatchObject([{ due: "2026-12-04" }]);
  expect(open.map(({ due }) => due)).toEqual(open.map(({ due }) => due).sort());
});
