import { expect, test } from "vitest";
import { doomed, type Kill, untilKilled } from "../../schedules/editing/testing/kill.ts";
import { startDatabase } from "../../testing/start-database.ts";
import { dump } from "../../testing/test-table.ts";
import { checkBooks } from "./testing/check-books.ts";
import { anAdjustment, MoneyHarness, visitsOf } from "./testing/money-harness.ts";

const dynamoDb = await startDatabase();

const adjustments = [anAdjustment(-1500)];

/** Each write of an act, before it is done and after. The act answers whether it was killed. */
async function atEveryWrite(act: (kill: Kill) => Promise<boolean>): Promise<number> {
  let killed = 0;
  for (const moment of ["before", "after"] as const) {
    for (let at = 0; await act({ at, moment }); at++) killed += 1;
  }
  return killed;
}

test("killed at every write, an invoice is the same once it is asked for again, and no cent is lost between", async () => {
  const visits = visitsOf(6);
  const whole = await MoneyHarness.open(dynamoDb.endpoint, visits);
  const document = await whole.made(visits, { adjustments });
  const expected = await dump(whole.db);

  const killed = await atEveryWrite(async (kill) => {
    const harness = await MoneyHarness.open(dynamoDb.endpoint, visits);
    const wasKilled = await untilKilled(() => doomed(harness, kill).make(visits, { adjustments }));
    const { toBill, invoices } = await checkBooks(harness.db);
    expect([invoices, toBill]).toEqual(invoices.length > 0 ? [[document], 0] : [[], 6 * 2555]);
    const again = await harness.make(visits, { adjustments });
    expect(again).toEqual({ outcome: invoices.length > 0 ? "existing" : "made", document });
    expect(await dump(harness.db)).toEqual(expected);
    return wasKilled;
  });
  expect(killed).toBe(2);
});

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
