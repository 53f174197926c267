import { expect, test } from "vitest";
import { anAuthor } from "../../testing/author.ts";
import { startDatabase } from "../../testing/start-database.ts";
import { meterReads } from "../../testing/test-table.ts";
import { readBalances } from "./balances.ts";
import { recordPayment } from "./invoice-acts.ts";
import { checkBooks } from "./testing/check-books.ts";
import { done, MoneyHarness } from "./testing/money-harness.ts";

const dynamoDb = await startDatabase();

test("the balances of all clients are two queries, with the day on which the oldest open invoice is due", async () => {
  const clients = Array.from({ length: 12 }, (_, index) => `client-${index}`);
  const visits = clients.map((client_id, index) => done(index, { client_id }));
  const harness = await MoneyHarness.open(dynamoDb.endpoint, visits);
  for (const [index, client_id] of clients.entries()) {
    const { id, version } = await harness.made(visits.slice(index, index + 1), { client_id });
    if (index % 3 === 0) continue;
    const request = { client_id, id: `payment-${index}`, hash: "", date: "2026-11-20" as const, by: anAuthor() };
    const cents = index % 3 === 1 ? 2555 : 3000;
    await recordPayment(harness.db, request, { cents, name: "Carla", method: "Cash", invoices: [{ id, version }] });
  }
  const meter = meterReads(harness.db);
  const balances = await readBalances(harness.db);
  expect(meter.queries).toBe(2);
  expect(balances).toHaveLength(8);
  expect(balances.find(({ client_id }) => client_id === "client-3")).toEqual({
    client_id: "client-3",
    owed: 2555,
    credit: 0,
    due: "2026-11-23",
    open: 1,
  });
  expect(balances.find(({ client_id }) => client_id === "client-2")).toMatchObject({ owed: 0, credit: 445, open: 0 });
  await checkBooks(harness.db);
});
