import type { LocalDate } from "@petcare/domain";
import { expect, test } from "vitest";
import { everyDay } from "../../testing/bookings.ts";
import { startDatabase } from "../../testing/start-database.ts";
import { countWrites } from "../../testing/test-table.ts";
import { SeriesHarness } from "./testing/series-harness.ts";

const dynamoDb = await startDatabase();

const today: LocalDate = "2026-11-20";
/** As long as notes may be, in letters of four bytes: 16,000 bytes a visit. */
const long = "🐕".repeat(4000);
const megabyte = 1024 * 1024;

test.each([
  { visits: 89, writes: 1 },
  { visits: 90, writes: 1 },
  { visits: 92, writes: 1 },
])(
  "an edit of $visits visits with notes as long as they may be is written in $writes calls, and no visit is left out",
  async ({ visits, writes }) => {
    const recurrence = everyDay({ end: { type: "count", count: visits } });
    const harness = await SeriesHarness.open(dynamoDb.endpoint, { recurrence, notes: long }, today, visits);
    const written = countWrites(harness.db);
    const sizes: number[] = [];
    harness.db.client.middlewareStack.add(
      (next) => (args) => {
        sizes.push(Buffer.byteLength(JSON.stringify(args.input)));
        return next(args);
      },
      { step: "initialize" },
    );
    await harness.edit({ notes: `${long.slice(2)}🐈`, timeframe: "evening" });
    expect(written.count).toBe(writes);
    expect(Math.max(...sizes)).toBeLessThan(4 * megabyte);
    const now = await harness.stored(today);
    expect(now.filter(({ notes, timeframe }) => notes?.endsWith("🐈") && timeframe === "evening")).toHaveLength(visits);
  },
);
