import { expect, test } from "vitest";
import { putBookings } from "../../schedules/put-bookings.ts";
import { anAuthor } from "../../testing/author.ts";
import { startDatabase } from "../../testing/start-database.ts";
import { dump, newTable } from "../../testing/test-table.ts";
import { recordPayment } from "./invoice-acts.ts";
import { PastBooks } from "./past-books.ts";
import { checkBooks } from "./testing/check-books.ts";
import { anAdjustment, done, MoneyHarness, requestOf } from "./testing/money-harness.ts";

const dynamoDb = await startDatabase();

test("a past that is planned at once is the table that the acts make one after another", async () => {
  const visits = Array.from({ length: 12 }, (_, index) => done(index));
  const [first, second] = [visits.slice(0, 9), visits.slice(9)];
  const wrong = { n: 0, adjustments: [anAdjustment(-1500)] };
  const payment = { cents: 10_000, method: "Zelle" };
  const paid = { id: "payment", hash: "payment", date: "2026-11-18", by: anAuthor() } as const;
  const voiding = { date: "2026-11-17", by: anAuthor(), reason: "Wrong week" } as const;

  const harness = await MoneyHarness.open(dynamoDb.endpoint, visits);
  const voided = await harness.made(second, wrong);
  await harness.void(voided);
  const { id, version } = await harness.made(first, { n: 1 });
  await recordPayment(
    harness.db,
    { ...paid, client_id: "client-1" },
    { ...payment, name: "Carla", invoices: [{ id, version }] },
  );

  const db = await newTable(dynamoDb.endpoint);
  const books = new PastBooks(db, visits);
  books.void(books.bill(requestOf(second, wrong)).id, voiding);
  expect(books.invoicesOf("client-1")).toBe(1);
  books.pay(books.bill(requestOf(first, { n: 1 })).id, paid, payment);
  await putBookings(db, [], books.visits);
  await books.store();

  expect(await dump(db)).toEqual(await dump(harness.db));
  await checkBooks(db);
});
