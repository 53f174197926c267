import { expect, test } from "vitest";
import type { PayAdjustment } from "../../schedules/pay-adjustment.ts";
import { putBookings } from "../../schedules/put-bookings.ts";
import { anAuthor } from "../../testing/author.ts";
import { startDatabase } from "../../testing/start-database.ts";
import { dump, newTable } from "../../testing/test-table.ts";
import { PastPay } from "./past-pay.ts";
import { checkPay } from "./testing/check-pay.ts";
import { done, PayHarness } from "./testing/pay-harness.ts";

const dynamoDb = await startDatabase();

test("a past that is planned at once is the table that paying makes", async () => {
  const visits = Array.from({ length: 12 }, (_, index) => done(index));
  const harness = await PayHarness.open(dynamoDb.endpoint, []);
  await putBookings(harness.db, [], visits);
  await harness.tip("tip-1", 1000);
  const seen = await harness.seen();
  await harness.pay({ ...seen, request_hash: "past 0" });

  const db = await newTable(dynamoDb.endpoint);
  const adjustment: PayAdjustment = {
    id: "tip-1",
    walker_id: "rosa",
    client_id: "client-1",
    kind: "tip",
    cents: 1000,
    date: "2026-11-14",
    entry_id: "tip-1",
  };
  const pay = new PastPay(db, { visits, adjustments: [adjustment] });
  const { idOf, walker_id, paid_to, to, paid_on, method } = seen;
  pay.pay({ idOf, walker_id, paid_to, to, paid_on, method, by: anAuthor() });
  pay.pay({ idOf, walker_id, paid_to, to, paid_on, method, by: anAuthor() });
  await putBookings(db, [], pay.visits);
  await pay.store();
  const byLine = (items: Record<string, unknown>[]) =>
    items.map(({ lines, ...item }) => ({ ...item, lines: Array.isArray(lines) ? new Set(lines) : lines }));
  expect(byLine(await dump(db))).toEqual(byLine(await dump(harness.db)));
  await checkPay(db);
});
