import { firstNameOf } from "@petcare/domain";
import { beforeEach, expect, test } from "vitest";
import { call, expectOk, expectPage, ok } from "../testing/call.ts";
import { make, previewOne, requested, storeDone } from "../testing/invoicing.ts";
import { newPerson } from "../testing/person.ts";
import { type Signed, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
let client: Signed;
beforeEach(async () => {
  // Every other person is a client.
  do client = (await newPerson(app)).here;
  while (client.user.role !== "client");
});

const weeks = [
  { start: "2026-10-26", end: "2026-11-01" },
  { start: "2026-11-02", end: "2026-11-08" },
  { start: "2026-11-09", end: "2026-11-15" },
] as const;

/** Makes an invoice of one visit at the end of a week. */
async function billWeek(week: (typeof weeks)[number], price_cents: number): Promise<string> {
  await storeDone(app, client.user, [{ date: week.end, price_cents }]);
  const clients = [requested(await previewOne(app, client.user))];
  const [made] = await expectOk(make(app, clients, { period: week }));
  return made?.invoice?.id ?? "";
}

const mine = (query: { limit?: number; cursor?: string | undefined } = {}) =>
  expectPage(call(client, "myInvoices", { query }));
const balance = () => ok(client, "myBalance");

test("a client reads their invoices, the latest period first, without the void ones, page by page", async () => {
  const ids = [];
  for (const week of weeks) ids.push(await billWeek(week, 2500));
  const [first, second, third] = ids;
  expect((await mine()).items.map(({ _id }) => _id)).toEqual([third, second, first]);
  await ok(app.owner, "voidInvoice", { params: { id: second ?? "" }, body: { version: 1 } });
  const page = await mine({ limit: 1 });
  expect(page.items.map(({ _id }) => _id)).toEqual([third]);
  const next = await mine({ limit: 1, cursor: page.next });
  expect(next).toEqual({ items: [expect.objectContaining({ _id: first })], next: undefined });
});

test("a tip is shown beside the payment that it came with, and to whom it went", async () => {
  const id = await billWeek(weeks[2], 2800);
  const tip = { amount: 10, walker_id: app.rosa.user.id };
  const payment = { date: "2026-11-20" as const, amount: 20, method: "Zelle", tip, invoices: [{ id, version: 1 }] };
  await ok(app.owner, "recordPayment", { body: { ...payment, id: "with-a-tip", client_id: client.user.id } });
  const [invoice] = (await mine()).items;
  const told = { amount: 10, walker_name: firstNameOf(app.rosa.user.name) };
  expect(invoice?.payments).toEqual([{ date: "2026-11-20", method: "Zelle", amount: 20, tip: told }]);
  expect(invoice).toMatchObject({ paid: 20, balance: 8 });
});

test("the sums are those of all of a client's invoices", async () => {
  expect(await balance()).toEqual({ unpaid: 0, outstanding: 0, total_invoiced: 0, credit: 0 });
  await billWeek(weeks[0], 0);
  const wrong = await billWeek(weeks[1], 9900);
  await ok(app.owner, "voidInvoice", { params: { id: wrong }, body: { version: 1 } });
  await billWeek(weeks[2], 2500);
  // The freed visit is on the last one, too.
  expect(await balance()).toEqual({ unpaid: 1, outstanding: 124, total_invoiced: 124, credit: 0 });
});
