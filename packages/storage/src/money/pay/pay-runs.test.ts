import { expect, test } from "vitest";
import { startDatabase } from "../../testing/start-database.ts";
import { checkPay } from "./testing/check-pay.ts";
import { done, PayHarness } from "./testing/pay-harness.ts";

const dynamoDb = await startDatabase();

const visitsOf = (count: number) => Array.from({ length: count }, (_, index) => done(index));
const opened = (count: number) => PayHarness.open(dynamoDb.endpoint, visitsOf(count));
const dueOf = async (harness: PayHarness, walker = "rosa") =>
  (await harness.due(walker)).reduce((total, { cents = 0 }) => total + cents, 0);
const first = { schedule_id: "schedule-0", original_date: "2026-11-09" } as const;

test("a visit that was paid and is opened again takes its pay off the next run; done again it earns for whoever did it", async () => {
  const harness = await opened(3);
  const run = await harness.paid();
  expect(await harness.reopen(first)).toMatchObject({ outcome: "done" });
  await checkPay(harness.db);
  expect(await dueOf(harness)).toBe(-1500);
  expect(await harness.pay(await harness.seen())).toEqual({ outcome: "negative", total: -1500 });

  await harness.complete(first, "tom");
  await checkPay(harness.db);
  expect([await dueOf(harness), await dueOf(harness, "tom")]).toEqual([-1500, 1500]);

  await harness.reopen(first);
  await harness.complete(first, "rosa");
  expect([await dueOf(harness), await dueOf(harness, "tom")]).toEqual([0, 0]);
  const { runs } = await checkPay(harness.db);
  expect(runs).toEqual([run]);
  expect(await harness.paid()).toMatchObject({ sums: { work: 1500, corrections: -1500, total: 0 } });
  await checkPay(harness.db);
});

test("of two who pay the same at once one makes the run, and the other gets it", { tags: "at-once" }, async () => {
  const harness = await opened(12);
  const seen = await harness.seen();
  const both = await Promise.all([harness.pay(seen), harness.elsewhere().pay(seen)]);
  expect(both.map(({ outcome }) => outcome).sort()).toEqual(["existing", "made"]);
  const { runs } = await checkPay(harness.db);
  expect(runs.map(({ lines, sums }) => [lines.length, sums.total])).toEqual([[12, 12 * 1500]]);
  expect(await harness.pay({ ...seen, request_hash: "another" })).toEqual({ outcome: "changed" });
});
