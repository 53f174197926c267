import { addDays, formatCents, totalOf } from "@petcare/domain";
import { isWhole } from "@petcare/domain/testing/sampled";
import { expect, test } from "vitest";
import { startDatabase } from "../../testing/start-database.ts";
import { checkBooks } from "./testing/check-books.ts";
import { done, MoneyHarness, sunday } from "./testing/money-harness.ts";

const dynamoDb = await startDatabase();

const seams = [
  [89, 1, "$2,273.95"],
  [90, 1, "$2,299.50"],
  [91, 2, "$2,325.05"],
  [100, 2, "$2,555.00"],
  [101, 2, "$2,580.55"],
  [181, 3, "$4,624.55"],
] as const;
const others = [
  [99, 2, "$2,529.45"],
  [180, 2, "$4,599.00"],
  [400, 5, "$10,220.00"],
  [1000, 12, "$25,550.00"],
] as const;

test.each<readonly [number, number, string]>(isWhole ? [...seams, ...others] : seams)(
  "%i visits, three a day, make %i invoices of %s together; void, all of them are to bill again",
  async (count, expected, total) => {
    const visits = Array.from({ length: count }, (_, index) => {
      const date = addDays(sunday, Math.floor(index / 3) - Math.floor((count - 1) / 3));
      return done(index, { date, original_date: date });
    });
    const harness = await MoneyHarness.open(dynamoDb.endpoint, visits);
    const invoices = await harness.madeAll(visits);
    const sumOf = (all: typeof invoices) => formatCents(totalOf(all.map(({ sums }) => sums.total)));
    expect([invoices.length, sumOf(invoices)]).toEqual([expected, total]);
    expect(totalOf(invoices.map(({ sums }) => sums.lines))).toBe(count);
    const billed = await checkBooks(harness.db);
    expect(billed).toMatchObject({ toBill: 0, entries: { length: expected } });
    expect(sumOf(billed.invoices)).toBe(total);

    for (const invoice of invoices) {
      expect(await harness.void(invoice)).toMatchObject({ outcome: "done", invoice: { status: "void", version: 2 } });
    }
    const freed = await checkBooks(harness.db);
    expect(formatCents(freed.toBill)).toBe(total);
    expect(freed.visits.every(({ invoice_id }) => invoice_id === undefined)).toBe(true);
    expect(sumOf(freed.invoices)).toBe(total);
    expect(freed.invoices.every(({ sums }) => sums.paid === 0)).toBe(true);
  },
);
