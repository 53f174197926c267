import type { LocalDate } from "@petcare/domain";
import { expect, test } from "vitest";
import { anAuthor } from "../../testing/author.ts";
import { startDatabase } from "../../testing/start-database.ts";
import { dump } from "../../testing/test-table.ts";
import { done, MoneyHarness } from "../invoices/testing/money-harness.ts";
import { type ClosingRequest, closeWeek } from "./close-week.ts";
import { readClosedWeek } from "./closed-week.ts";

const dynamoDb = await startDatabase();

const monday: LocalDate = "2026-11-09";
/** Before the invoices are due. */
const today: LocalDate = "2026-11-17";

/** Visits of the week at $25.00 that earn nobody anything. */
const visits = Array.from({ length: 8 }, (_, index) => done(index, { charge_cents: 2500, pay_cents: 0 }));

const by = anAuthor({ at: Date.parse("2026-11-17T14:00:00Z") });
const requestOf = (id: string): ClosingRequest => ({ monday, today, id, carried: [], signed: "Olivia Owner", by });

test("two closers at once leave one header, with one row of history", async () => {
  const harness = await MoneyHarness.open(dynamoDb.endpoint, visits);
  await harness.made(visits);
  const [kate, olivia] = [requestOf("form-1"), requestOf("form-2")];
  const results = await Promise.all([closeWeek(harness.db, kate), closeWeek(harness.elsewhere().db, olivia)]);
  expect(results.map(({ outcome }) => outcome).sort()).toEqual(["closed", "taken"]);
  const closed = await readClosedWeek(harness.db, monday);
  expect(results.map((result) => "week" in result && result.week)).toEqual([closed, closed]);
  const items = await dump(harness.db);
  expect(items.filter(({ entity }) => entity === "week")).toMatchObject([{ entity_id: monday, version: 1 }]);
});
