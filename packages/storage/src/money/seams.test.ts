import { formatCents } from "@petcare/domain";
import { afterAll, expect, test } from "vitest";
import { isWhole } from "../testing/sampled.ts";
import { startDatabase } from "../testing/start-database.ts";
import { checkBooks } from "./testing/check-books.ts";
import { done, Till } from "./testing/till.ts";

const dynamoDb = await startDatabase();
afterAll(() => dynamoDb.close());

const seams = [
  [89, "$2,273.95"],
  [90, "$2,299.50"],
  [91, "$2,325.05"],
  [100, "$2,555.00"],
  [101, "$2,580.55"],
  [181, "$4,624.55"],
] as const;
const others = [
  [99, "$2,529.45"],
  [180, "$4,599.00"],
  [400, "$10,220.00"],
  [1000, "$25,550.00"],
] as const;

test.each<readonly [number, string]>(isWhole ? [...seams, ...others] : seams)(
  "%i visits make one invoice of %s; void, all of them are to bill again",
  async (count, total) => {
    const visits = Array.from({ length: count }, (_, index) => done(index));
    const till = await Till.open(dynamoDb.endpoint, visits);
    const invoice = await till.made(visits);
    expect(formatCents(invoice.sums.total)).toBe(total);
    expect(invoice).toMatchObject({ status: "unpaid", version: 1, sums: { lines: count } });
    const billed = await checkBooks(till.db);
    expect(billed).toMatchObject({ toBill: 0, invoices: [invoice], entries: [{ type: "invoice" }] });

    expect(await till.void(invoice)).toMatchObject({ outcome: "done", invoice: { status: "void", version: 2 } });
    const freed = await checkBooks(till.db);
    expect(formatCents(freed.toBill)).toBe(total);
    expect(freed.visits.every(({ invoice_id }) => invoice_id === undefined)).toBe(true);
    expect(freed.invoices).toMatchObject([{ lines: invoice.lines, sums: { total: invoice.sums.total, paid: 0 } }]);
  },
);
