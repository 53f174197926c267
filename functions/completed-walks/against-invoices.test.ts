import type { User } from "@petcare/storage";
import { beforeAll, expect, test } from "vitest";
import { bookVisit, complete } from "../testing/bookings.ts";
import { call, expectOk, ok } from "../testing/call.ts";
import { invoiceOf, lastWeek, newClient, previewOne } from "../testing/invoicing.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";
import { silenceLog } from "../testing/silence-log.ts";

const app = await startSignedInApp();
beforeAll(() => {
  silenceLog();
});

/** A visit of $28.00 for a client of its own, completed last week. */
async function completed(): Promise<{ client: User; id: string }> {
  const client = await newClient(app);
  const id = await bookVisit(app, { date: "2026-11-09", client_id: client.id });
  await expectOk(complete(app.rosa, id));
  return { client, id };
}

const writeOff = (id: string) =>
  call(app.owner, "writeOffVisit", { params: { id }, body: { version: 2, reason: "A gift" } });

test("what is written off is in no preview; taken back it is billed, and the list names the invoice", async () => {
  const { client, id } = await completed();
  const other = await bookVisit(app, { date: "2026-11-10", client_id: client.id, price: 25 });
  await expectOk(complete(app.rosa, other));
  await expectOk(writeOff(id));
  expect((await previewOne(app, client)).lines.map(({ visit_id }) => visit_id)).toEqual([other]);
  await ok(app.owner, "takeBackWriteOff", { params: { id }, body: { version: 3 } });
  const invoice = await invoiceOf(app, client);
  expect(await ok(app.owner, "getInvoice", { params: { id: invoice.id } })).toMatchObject({ total: 53 });
  const query = { from: lastWeek.start, to: lastWeek.end, client_id: client.id };
  const rows = await ok(app.owner, "listCompletedWalks", { query });
  expect(rows.map((row) => [row._id, row.billing, row.invoice?.number])).toEqual(
    [other, id].map((visit) => [visit, "invoiced", invoice.id.slice(-8).toUpperCase()]),
  );
});
