import { expect, test, vi } from "vitest";
import { doomed, untilKilled } from "../../schedules/editing/testing/kill.ts";
import { startDatabase } from "../../testing/start-database.ts";
import { dump, onWrites, overwrite } from "../../testing/test-table.ts";
import { readPayRuns, readWalkerPayRuns } from "./read-pay-runs.ts";
import { checkPay } from "./testing/check-pay.ts";
import { done, PayHarness } from "./testing/pay-harness.ts";

// 12 lines are three pay runs.
vi.mock("../../../../domain/src/money/document-limits.ts", () => ({ documentLimits: { lines: 5, bytes: 20_000 } }));

const dynamoDb = await startDatabase();

const visitsOf = (count: number) => Array.from({ length: count }, (_, index) => done(index));
const opened = (count: number) => PayHarness.open(dynamoDb.endpoint, visitsOf(count));
const dueOf = async (harness: PayHarness) =>
  (await harness.due("rosa")).reduce((total, { cents = 0 }) => total + cents, 0);

test("what is longer than one pay run is several of one day and method, each of days of its own", async () => {
  const harness = await opened(12);
  const runs = await harness.paidAll();
  expect(runs.map(({ period, lines, sums }) => [period.start, period.end, lines.length, sums.total])).toEqual([
    ["2026-11-09", "2026-11-10", 4, 6000],
    ["2026-11-11", "2026-11-12", 4, 6000],
    ["2026-11-13", "2026-11-15", 4, 6000],
  ]);
  expect(new Set(runs.map(({ paid_on, method, paid_to }) => `${paid_on} ${method} ${paid_to}`)).size).toBe(1);
  expect(await dueOf(harness)).toBe(0);
  await checkPay(harness.db);
  for (const list of [readPayRuns(harness.db, { limit: 5 }), readWalkerPayRuns(harness.db, "rosa", { limit: 5 })]) {
    expect((await list).runs.map(({ id }) => id).sort()).toEqual(runs.map(({ id }) => id));
  }
});

test("a correction stands beside what covers it, and no run is below $0.00", async () => {
  const harness = await opened(12);
  await harness.tip("back", -5000);
  const runs = await harness.paidAll();
  expect(runs.map(({ sums }) => sums.total)).toEqual([1000, 6000, 6000]);
  expect(await dueOf(harness)).toBe(0);
  await checkPay(harness.db);
});

test("what no run covers stays due, and the request has paid all the rest", async () => {
  const harness = await opened(12);
  await harness.tip("back", -8000);
  const seen = await harness.seen();
  const made = await harness.pay(seen);
  expect(made).toMatchObject({ outcome: "made", documents: { length: 3 } });
  expect(await dueOf(harness)).toBe(-8000);
  expect((await harness.pay(seen)).outcome).toBe("existing");
  expect(await harness.pay(await harness.seen())).toEqual({ outcome: "negative", total: -8000 });
  await checkPay(harness.db);
});

test("killed at every write and repeated, the runs are made and undone as if nobody had died", async () => {
  const whole = await opened(12);
  const runs = await whole.paidAll();
  const made = await dump(whole.db);
  for (const run of runs) await whole.undo(run);
  const undone = await dump(whole.db);
  let kills = 0;
  for (const moment of ["before", "after"] as const) {
    for (let at = 0; at < 3; at++) {
      const harness = await opened(12);
      const seen = await harness.seen();
      if (await untilKilled(() => doomed(harness, { at, moment }).pay(seen))) kills += 1;
      const paid = moment === "after" ? at + 1 : at;
      expect((await checkPay(harness.db)).runs).toHaveLength(paid);
      expect(await dueOf(harness)).toBe((3 - paid) * 6000);
      const again = await harness.pay(seen);
      expect(again).toEqual({ outcome: paid < 3 ? "made" : "existing", documents: runs });
      expect(await dump(harness.db)).toEqual(made);
      for (const run of runs) {
        if (await untilKilled(() => doomed(harness, { at: 0, moment }).undo(run))) kills += 1;
        await checkPay(harness.db);
        expect(await harness.undo(run)).toMatchObject({ outcome: "done" });
      }
      expect(await dump(harness.db)).toEqual(undone);
    }
  }
  expect(kills).toBe(6 + 18);
});

test("what changes between two runs is not paid, and neither is the rest", async () => {
  const harness = await opened(12);
  const seen = await harness.seen();
  const maker = harness.elsewhere();
  let writes = 0;
  onWrites(maker.db, async (send) => {
    if (writes++ === 1) await overwrite(harness.db, { ...done(2), pay_cents: 3000, version: 2 });
    return send();
  });
  expect(await maker.pay(seen)).toMatchObject({ outcome: "changed", documents: { length: 1 } });
  await checkPay(harness.db);
  expect(await dueOf(harness)).toBe(8 * 1500 + 1500);
});

test("of two who pay the same at once each run is made by one, and both get all", { tags: "at-once" }, async () => {
  const harness = await opened(12);
  const seen = await harness.seen();
  const [one, other] = await Promise.all([harness.pay(seen), harness.elsewhere().pay(seen)]);
  expect("documents" in one && one.documents).toEqual("documents" in other && other.documents);
  const { runs } = await checkPay(harness.db);
  expect(runs).toHaveLength(3);
});
