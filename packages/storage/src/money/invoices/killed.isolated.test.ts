import { totalOf } from "@petcare/domain";
import { isWhole } from "@petcare/domain/testing/sampled";
import { expect, test, vi } from "vitest";
import { doomed, type Kill, untilKilled } from "../../schedules/editing/testing/kill.ts";
import { startDatabase } from "../../testing/start-database.ts";
import { dump } from "../../testing/test-table.ts";
import { checkBooks } from "./testing/check-books.ts";
import { anAdjustment, done, MoneyHarness } from "./testing/money-harness.ts";

// 20 lines of 9 an invoice are three invoices. 400 lines on seven days, of 90 an invoice, are seven.
vi.mock("../../../../domain/src/money/document-limits.ts", () => ({
  documentLimits: { lines: process.env.FUZZ === "whole" ? 90 : 9, bytes: 200_000 },
}));
const many = isWhole ? 400 : 20;
/** Before and after each of its writes. */
const killsOfMany = isWhole ? 14 : 6;

const dynamoDb = await startDatabase();

const visitsOf = (count: number) => Array.from({ length: count }, (_, index) => done(index));
const adjustments = [anAdjustment(-1500)];

/** Each write of an act, before it is done and after. The act answers whether it was killed. */
async function atEveryWrite(act: (kill: Kill) => Promise<boolean>): Promise<number> {
  let killed = 0;
  for (const moment of ["before", "after"] as const) {
    for (let at = 0; await act({ at, moment }); at++) killed += 1;
  }
  return killed;
}

test.each([
  [6, 2],
  [many, killsOfMany],
])(
  "killed at every write, the invoices of %i lines are the same once they are asked for again, and no cent is lost between",
  async (count, kills) => {
    const visits = visitsOf(count);
    const whole = await MoneyHarness.open(dynamoDb.endpoint, visits);
    const all = await whole.madeAll(visits, { adjustments });
    const expected = await dump(whole.db);

    const killed = await atEveryWrite(async (kill) => {
      const harness = await MoneyHarness.open(dynamoDb.endpoint, visits);
      const wasKilled = await untilKilled(() => doomed(harness, kill).make(visits, { adjustments }));
      const { toBill, invoices } = await checkBooks(harness.db);
      // The first ones are there whole, and the rest is still to bill.
      expect(invoices).toHaveLength(wasKilled ? kill.at + (kill.moment === "after" ? 1 : 0) : all.length);
      expect(all).toEqual(expect.arrayContaining(invoices));
      expect(toBill).toBe(count * 2555 - totalOf(invoices.map(({ sums }) => sums.visits)));
      const again = await harness.make(visits, { adjustments });
      expect(again).toEqual({ outcome: invoices.length < all.length ? "made" : "existing", documents: all });
      expect(await dump(harness.db)).toEqual(expected);
      return wasKilled;
    });
    expect(killed).toBe(kills);
  },
);

test("killed at every write, voiding is done once it is asked for again, and frees no cent too much", async () => {
  const visits = visitsOf(6);
  const whole = await MoneyHarness.open(dynamoDb.endpoint, visits);
  await whole.void(await whole.made(visits));
  const expected = await dump(whole.db);

  const killed = await atEveryWrite(async (kill) => {
    const harness = await MoneyHarness.open(dynamoDb.endpoint, visits);
    const invoice = await harness.made(visits);
    const wasKilled = await untilKilled(() => doomed(harness, kill).void(invoice));
    const { toBill, entries } = await checkBooks(harness.db);
    expect(toBill).toBe(entries.length > 1 ? 6 * 2555 : 0);
    expect(await harness.void(invoice)).toMatchObject({ outcome: "done", invoice: { status: "void" } });
    expect(await dump(harness.db)).toEqual(expected);
    return wasKilled;
  });
  expect(killed).toBe(2);
});
