import { expect, test } from "vitest";
import { startDatabase } from "../../testing/start-database.ts";
import { checkPay } from "./testing/check-pay.ts";
import { done, PayHarness } from "./testing/pay-harness.ts";

const dynamoDb = await startDatabase();

const visitsOf = (count: number) => Array.from({ length: count }, (_, index) => done(index));
const opened = (count: number) => PayHarness.open(dynamoDb.endpoint, visitsOf(count));
test("of two who pay the same at once one makes the run, and the other gets it", { tags: "at-once" }, async () => {
  const harness = await opened(12);
  const seen = await harness.seen();
  const both = await Promise.all([harness.pay(seen), harness.elsewhere().pay(seen)]);
  expect(both.map(({ outcome }) => outcome).sort()).toEqual(["existing", "made"]);
  const { runs } = await checkPay(harness.db);
  expect(runs.map(({ lines, sums }) => [lines.length, sums.total])).toEqual([[12, 12 * 1500]]);
  expect(await harness.pay({ ...seen, request_hash: "another" })).toEqual({ outcome: "changed" });
});
