import { afterAll, expect, test, vi } from "vitest";
import { doomed, type Kill, untilKilled } from "../editing/testing/kill.ts";
import { isWhole } from "../testing/sampled.ts";
import { startDatabase } from "../testing/start-database.ts";
import { dump } from "../testing/test-table.ts";
import { checkBooks } from "./testing/check-books.ts";
import { anAdjustment, done, Till } from "./testing/till.ts";

// Steps of 9 take three transactions for 20 lines; those of 90 take five for 400.
vi.mock("../table/visits-at-once.ts", () => ({ visitsAtOnce: process.env.FUZZ === "whole" ? 90 : 9 }));
const many = isWhole ? 400 : 20;
/** Before and after each of its writes. */
const killsOfMany = isWhole ? 10 : 6;

const dynamoDb = await startDatabase();
afterAll(() => dynamoDb.close());

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
  "killed at every write, an invoice of %i lines is the same once it is asked for again, and no cent is lost between",
  async (count, kills) => {
    const visits = visitsOf(count);
    const whole = await Till.open(dynamoDb.endpoint, visits);
    await whole.made(visits, { adjustments });
    const expected = await dump(whole.db);

    const killed = await atEveryWrite(async (kill) => {
      const till = await Till.open(dynamoDb.endpoint, visits);
      const wasKilled = await untilKilled(() => doomed(till, kill).make(visits, { adjustments }));
      const { toBill, entries, invoices } = await checkBooks(till.db);
      expect(toBill).toBe(entries.length > 0 ? 0 : count * 2555);
      // The request again, or whoever else finishes it.
      const [begun] = invoices;
      if (begun && kill.at % 2 === 0) expect((await till.finish(begun.id))?.status).toBe("unpaid");
      expect((await till.make(visits, { adjustments })).outcome).toBe(
        begun ? "existing" : wasKilled ? "made" : "existing",
      );
      expect(await dump(till.db)).toEqual(expected);
      return wasKilled;
    });
    expect(killed).toBe(kills);
  },
);

test.each([
  [6, 2],
  [many, killsOfMany],
])(
  "killed at every write, voiding %i lines is done once it is asked for again, and frees no cent too much",
  async (count, kills) => {
    const visits = visitsOf(count);
    const whole = await Till.open(dynamoDb.endpoint, visits);
    await whole.void(await whole.made(visits));
    const expected = await dump(whole.db);

    const killed = await atEveryWrite(async (kill) => {
      const till = await Till.open(dynamoDb.endpoint, visits);
      const invoice = await till.made(visits);
      const wasKilled = await untilKilled(() => doomed(till, kill).void(invoice));
      const { toBill, entries } = await checkBooks(till.db);
      expect(toBill).toBe(entries.length > 1 ? count * 2555 : 0);
      expect(await till.void(invoice)).toMatchObject({ outcome: "done", invoice: { status: "void" } });
      if (wasKilled && kill.at > 0) await till.finish(invoice.id);
      expect(await dump(till.db)).toEqual(expected);
      return wasKilled;
    });
    expect(killed).toBe(kills);
  },
);
