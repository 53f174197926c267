import { getInvoice, listInvoices, recordPayment, voidInvoice } from "@petcare/contract";
import { addDays } from "@petcare/domain";
import { expect, test } from "vitest";
import { overwriteVisit } from "../testing/bookings.ts";
import { call, expectError, expectOk } from "../testing/call.ts";
import { dieAfter } from "../testing/faults.ts";
import { make, newClient, previewOne, requested, storeDone } from "../testing/invoicing.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();

const days = (count: number, perDay: number, price_cents = 2800) =>
  Array.from({ length: count }, (_, at) => ({ date: addDays("2026-11-09", Math.floor(at / perDay)), price_cents }));

/** A client of whom so many visits of last week are to be billed, 20 a day. */
async function busy(count: number, perDay = 20) {
  const client = await newClient(app, "Kim");
  const visits = await storeDone(app, client, days(count, perDay));
  return { client, visits, preview: await previewOne(app, client) };
}

const documentsOf = async (results: Awaited<ReturnType<typeof expectMade>>) =>
  Promise.all(results.flatMap(({ invoice, more }) => [invoice, ...more]).map((one) => readInvoiceOf(one?.id ?? "")));
const readInvoiceOf = (id: string) => expectOk(call(app.owner, getInvoice, { params: { id } }));
const expectMade = (...body: Parameters<typeof make>) => expectOk(make(...body));

test("the invoices of a client who has more than one holds are those of the preview, whole and apart", async () => {
  const { client, visits, preview } = await busy(120);
  expect(preview.parts).toEqual([
    { period: { start: "2026-11-09", end: "2026-11-11" }, visits: 60, total: 1680 },
    { period: { start: "2026-11-12", end: "2026-11-15" }, visits: 60, total: 1680 },
  ]);
  const adjustments = [{ id: "thanks", text: "Thank you", amount: -15 }];
  const body = [requested(preview, { adjustments })];
  const results = await expectMade(app, body);
  expect(results).toMatchObject([{ outcome: "made", invoice: { total: 1665 }, more: [{ total: 1680 }], now: null }]);
  const documents = await documentsOf(results);
  expect(documents.map(({ period, due, adjustments_total }) => [period, due, adjustments_total])).toEqual([
    [preview.parts[0]?.period, "2026-11-27", -15],
    [preview.parts[1]?.period, "2026-11-27", 0],
  ]);
  expect(documents.flatMap(({ lines }) => lines.map(({ visit_id }) => visit_id)).sort()).toEqual(visits.sort());

  expect(await expectMade(app, body)).toEqual([{ ...results[0], outcome: "existing" }]);
  const after = await previewOne(app, client);
  expect(after).toMatchObject({ n: 2, lines: [] });
});

test("one payment pays them all; voiding one leaves the other", async () => {
  const { client, preview } = await busy(100);
  const results = await expectMade(app, [requested(preview)]);
  const [first, second] = await documentsOf(results);
  if (!first || !second) throw new Error("There are not two invoices");
  const paying = {
    id: `pays-${client.id}`,
    client_id: client.id,
    date: "2026-11-20",
    amount: 2800,
    method: "Zelle",
    invoices: [first, second].map(({ id, version }) => ({ id, version })),
  } as const;
  expect(
    await expectOk(call(app.owner, recordPayment, { body: { ...paying, invoices: [...paying.invoices] } })),
  ).toMatchObject({
    credit: 0,
    invoices: [{ status: "paid" }, { status: "paid" }],
  });
  await expectOk(call(app.owner, voidInvoice, { params: { id: first.id }, body: { version: 2 } }));
  expect(await readInvoiceOf(second.id)).toMatchObject({ status: "paid" });
  expect((await previewOne(app, client)).lines).toHaveLength(first.lines.length);
  expect(await expectMade(app, [requested(preview)])).toMatchObject([
    { outcome: "existing", invoice: { id: first.id, status: "void" }, more: [{ id: second.id, status: "paid" }] },
  ]);
});

test("a day of 130 lines is cut within the day", async () => {
  const { preview } = await busy(130, 130);
  expect(preview.parts.map(({ period, visits }) => [period, visits])).toEqual([
    [{ start: "2026-11-09", end: "2026-11-09" }, 65],
    [{ start: "2026-11-09", end: "2026-11-15" }, 65],
  ]);
});

test("where it ends between two, the first one is there, the rest is to bill, and the same request makes it", async () => {
  const { client, preview } = await busy(100);
  const body = [requested(preview)];
  const revive = dieAfter("TransactWrite");
  await expectError(make(app, body));
  revive();
  const query = { from: "2026-11-09", to: "2026-11-15" } as const;
  const { open } = await expectOk(call(app.owner, listInvoices, { query }));
  expect(open.filter(({ client_id }) => client_id === client.id)).toMatchObject([{ lines: 60, total: 1680 }]);
  expect(await previewOne(app, client)).toMatchObject({ n: 1, lines: { length: 40 }, parts: { length: 1 } });
  expect(await expectMade(app, body)).toMatchObject([
    { outcome: "made", invoice: { total: 1680 }, more: [{ total: 1120 }] },
  ]);
});

test("what changed meanwhile keeps the rest from being made, and is shown with what there is", async () => {
  const { visits, preview } = await busy(100);
  const body = [requested(preview)];
  const revive = dieAfter("TransactWrite");
  await expectError(make(app, body));
  revive();
  await overwriteVisit(app, visits.at(-1) ?? "", { charge_cents: 3000, version: 2 });
  const [result] = await expectMade(app, body);
  expect(result).toMatchObject({ outcome: "changed", invoice: { total: 1680 }, more: [], now: { n: 1 } });
  expect(result?.now?.lines).toHaveLength(40);
});

test("an adjustment is refused by what the first invoice comes to, before anything is written", async () => {
  const { client, preview } = await busy(100);
  const one = await newClient(app);
  await storeDone(app, one, [{ date: "2026-11-09", price_cents: 2500 }]);
  const adjustments = [{ id: "gift", text: "A gift", amount: -1700 }];
  const body = [requested(await previewOne(app, one)), requested(preview, { adjustments })];
  expect(await expectError(make(app, body))).toMatchObject({
    status: 400,
    body: { fields: { "clients.1.adjustments": "-$1,680.00 at most; give the other $20.00 as credit" } },
  });
  expect((await previewOne(app, one)).lines).toHaveLength(1);
  expect((await previewOne(app, client)).lines).toHaveLength(100);
});

test("a request for more than 100 invoices is refused", async () => {
  const lines = Array.from({ length: 1000 }, (_, at) => ({ visit_id: `visit-${at}`, price: 1 }));
  const clients = Array.from({ length: 9 }, (_, at) => ({ client_id: `client-${at}`, n: 0, lines }));
  const answer = await expectError(make(app, clients));
  expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining("must be at most 100 invoices")]);
});
