import { isWhole } from "@petcare/domain/testing/sampled";
import { expect, test, vi } from "vitest";
import { doomed } from "../../schedules/editing/testing/kill.ts";
import type { Visit } from "../../schedules/visit.ts";
import { startDatabase } from "../../testing/start-database.ts";
import { dump } from "../../testing/test-table.ts";
import { findInvoice } from "./read-invoices.ts";
import { checkBooks } from "./testing/check-books.ts";
import { anAdjustment, done, linesOf, MoneyHarness, visitsOf } from "./testing/money-harness.ts";

// 12 lines are three invoices.
vi.mock("../../../../domain/src/money/document-limits.ts", () => ({ documentLimits: { lines: 5, bytes: 20_000 } }));

const dynamoDb = await startDatabase();

const opened = (visits: readonly Visit[]) => MoneyHarness.open(dynamoDb.endpoint, visits);

test("two makers of the same preview make each invoice once, and the same table as one", {
  tags: "at-once",
  timeout: 120_000,
}, async () => {
  const count = isWhole ? 300 : 30;
  const clients = Array.from({ length: count }, (_, at) => `client-${at}`);
  // The first one's are two invoices.
  const visits = clients.flatMap((client_id, at) => visitsOf(at === 0 ? 7 : 1, { client_id }));
  const [alone, harness] = [await opened(visits), await opened(visits)];
  const makeAll = async (maker: MoneyHarness) => {
    const outcomes = [];
    for (const client_id of clients) {
      const mine = visits.filter((visit) => visit.client_id === client_id);
      outcomes.push(await maker.make(mine, { client_id }));
    }
    return outcomes;
  };
  const once = await makeAll(alone);
  const both = await Promise.all([makeAll(harness), makeAll(harness.elsewhere())]);
  for (const at of clients.keys()) {
    const [one, other] = both.map((results) => results[at]);
    // Of two invoices each maker may have made one.
    expect([one?.outcome, other?.outcome]).toContain("made");
    if (at > 0) expect([one?.outcome, other?.outcome]).toContain("existing");
    expect(one?.documents).toEqual(other?.documents);
  }
  expect(new Set(both.flat().flatMap((one) => one.documents.map(({ id }) => id))).size).toBe(count + 1);
  expect(once.every(({ outcome }) => outcome === "made")).toBe(true);
  expect(await dump(harness.db)).toEqual(await dump(alone.db));
});

test("of two makers with different periods one makes it, the other is told; asked again it makes the next one", async () => {
  const visits = visitsOf(7);
  const harness = await opened(visits);
  const other = visits.slice(0, 3);
  const results = await Promise.all([
    harness.make(visits),
    harness.elsewhere().make(other, { period: { start: "2026-11-02", end: "2026-11-15" } }),
  ]);
  expect(results.map(({ outcome }) => outcome).sort()).toEqual(["changed", "made"]);
  const { visits: all, accounts } = await checkBooks(harness.db);
  const left = all.filter(({ invoice_id }) => invoice_id === undefined);
  const n = accounts[0]?.invoices ?? 0;
  const next = await harness.make(left, { n, adjustments: [anAdjustment(100)] });
  expect(next.outcome).toBe("made");
  expect((await checkBooks(harness.db)).toBill).toBe(0);
});

test("another request of the same number is told that what it saw has changed, and answers none of the first one's", async () => {
  const visits = visitsOf(12);
  const harness = await opened(visits);
  await harness.made(visits.slice(0, 3));
  const other = await harness.make(visits.slice(0, 3), { due: "2026-12-24" });
  expect(other).toEqual({ outcome: "changed", documents: [] });
});

test("where another request came between two invoices, the first one is answered, and the rest has changed", async () => {
  const visits = visitsOf(12);
  const harness = await opened(visits);
  await expect(doomed(harness, { at: 1, moment: "before" }).make(visits)).rejects.toThrow("killed");
  const left = (await checkBooks(harness.db)).visits.filter(({ invoice_id }) => invoice_id === undefined);
  await harness.made(left.slice(0, 2), { n: 1 });
  const again = await harness.make(visits);
  expect([again.outcome, linesOf(again.documents)]).toEqual(["changed", [4]]);
});

test("an invoice whose number is taken gets another one, and both are found by theirs", async () => {
  const [one, other] = [done(1, { client_id: "client-1" }), done(2, { client_id: "client-2" })];
  const harness = await opened([one, other]);
  const idOf = (client: string) => (_: number, salt: number) => `${client}-${salt}0000abc`;
  const first = await harness.made([one], { client_id: "client-1", idOf: idOf("first") });
  const second = await harness.made([other], { client_id: "client-2", idOf: idOf("second") });
  expect([first.id, second.id]).toEqual(["first-00000abc", "second-10000abc"]);
  expect((await findInvoice(harness.db, "00000ABC"))?.id).toBe(first.id);
  expect((await findInvoice(harness.db, "10000abc"))?.id).toBe(second.id);
  const again = await harness.make([other], { client_id: "client-2", idOf: idOf("second") });
  expect(again).toMatchObject({ outcome: "existing", documents: [{ id: second.id }] });
  await checkBooks(harness.db);
});
