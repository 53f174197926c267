import { centsOf, owedOf, rateFor, type SalesTax, taxReceived, taxReturn, totalOf } from "@petcare/domain";
import { readJournal, readSales, readTaxes } from "@petcare/storage";
import { announce, runs, seed } from "@petcare/storage/testing";
import { type Books, checkBooks } from "@petcare/storage/testing/books";
import fc from "fast-check";
import { expect, test } from "vitest";
import { ok } from "../testing/call.ts";
import { interceptCalls } from "../testing/calls.ts";
import { clearing } from "../testing/clear-table.ts";
import { injectFaults, type Kill } from "../testing/faults.ts";
import { interleave } from "../testing/interleave.ts";
import { Purse } from "../testing/paying.ts";
import { makingAgainst, moneyAct } from "../testing/random-acts.ts";
import { type MoneyRequest, requestOf } from "../testing/random-money.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
const faults = injectFaults();
const clear = await clearing(app);

const turns = fc.array(fc.constantFrom<0 | 1>(0, 1), { minLength: 10, maxLength: 30 });
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ how: fc.constant("alone"), act: moneyAct }) },
  {
    weight: 2,
    arbitrary: fc.record({
      how: fc.constant("killed"),
      act: moneyAct,
      kill: fc.record({ at: fc.integer({ min: 1, max: 3 }), done: fc.boolean() }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ how: fc.constant("at once"), act: moneyAct, other: moneyAct, turns }) },
  { weight: 1, arbitrary: fc.record({ how: fc.constant("twice at once"), act: moneyAct, turns }) },
  {
    weight: 2,
    arbitrary: fc.tuple(makingAgainst, turns).map(([both, turns]) => ({ how: "at once" as const, ...both, turns })),
  },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

const november = { start: "2026-11-01", end: "2026-11-30" } as const;

const numRuns = runs({ sample: 8, whole: 2000 });

/** In milliseconds. */
const timeout = 120_000 + numRuns * 10_000;

test(
  "after any acts of the owner's, killed, repeated and at once, the books add up after every write",
  async () => {
    announce("money", numRuns);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 20 }), async (steps) => {
        const purse = await Purse.open(app);
        const versions = [await readTaxes(app.installation.db)];
        for (const one of steps) await take(purse, one, versions);
        await checkAnswers(purse);
        await clear();
      }),
      { seed, numRuns, endOnFailure: true },
    );
  },
  timeout,
);

/** @param versions of the sales tax, as they have been; it gets the present one */
async function take(purse: Purse, one: Step, versions: SalesTax[]): Promise<void> {
  const request = await requestOf(app, purse, one.act);
  if (!request) return;
  const other = one.how === "at once" ? ((await requestOf(app, purse, one.other)) ?? request) : request;
  const stop = checkedAfterWrites();
  if (one.how === "alone") expect(isHonest((await request()).status)).toBe(true);
  if (one.how === "killed") await killed(request, one.kill);
  if (one.how === "twice at once" || one.how === "at once") {
    for (const { status } of await interleave([request, other], one.turns)) expect(isHonest(status)).toBe(true);
  }
  stop();
  versions.push(await readTaxes(app.installation.db));
  await checkTaxes(await checkBooks(app.installation.db), versions);
}

/** Done, or refused with a reason. */
const isHonest = (status: number) => status < 300 || status === 400 || status === 409;

/** Checks the books after each write of whatever is sent, until the returned function is called. */
const checkedAfterWrites = () =>
  interceptCalls(async ({ isWrite }, send) => {
    const answer = await send();
    if (isWrite) await checkBooks(app.installation.db);
    return answer;
  });

/**
 * Checks that each line has the rate of its day, that the returned tax of all days is the tax of the invoices, and that the
 * journal balances.
 *
 * @param versions of the sales tax, as they have been
 */
async function checkTaxes({ invoices }: Books, versions: readonly SalesTax[]): Promise<void> {
  const live = invoices.filter(({ status }) => status !== "void");
  for (const { date, rate } of live.flatMap(({ lines }) => lines)) {
    const walk = { service: "25", date, status: "completed" } as const;
    expect(versions.map((tax) => rateFor(tax, undefined, walk)?.milli)).toContain(rate);
  }
  const { billed, received } = taxReturn(await readSales(app.installation.db, november));
  expect(billed).toBe(totalOf(live.map(({ sums }) => sums.tax ?? 0)));
  expect(received).toBe(totalOf(live.map(({ sums }) => taxReceived(sums))));
  const { entries, closing } = await readJournal(app.installation.db, november);
  const lines = entries.flatMap((entry) => entry.lines);
  const sumOf = (account: string) =>
    totalOf(lines.filter((line) => line.account === account).map(({ cents }) => cents));
  expect(totalOf(lines.map(({ cents }) => cents))).toBe(0);
  expect([sumOf("sales_tax") + billed, sumOf("receivables")]).toEqual([0, owedOf(closing)]);
}

/** Checks that the client's sums, statement and invoices, the dashboard and the completed walks say the same. */
async function checkAnswers(purse: Purse): Promise<void> {
  const query = { from: november.start, to: november.end };
  const params = { id: purse.client.id };
  const { owed, credit } = await purse.balance();
  const { entries, closing } = await purse.statement();
  const invoices = await ok(app.owner, "clientInvoices", { params, query: { limit: 100 } });
  const { outstanding, to_bill } = await ok(app.owner, "getDashboard");
  const { completed, list, differences } = await ok(app.owner, "getReconciliation", { query });
  const walks = await ok(app.owner, "completedWalksTotals", { query });
  const sumOf = (amounts: readonly number[]) => totalOf(amounts.map(centsOf)) / 100;
  const live = invoices.filter(({ status }) => status !== "void");
  expect([owed, outstanding.amount], "what is left to pay").toEqual(
    Array(2).fill(sumOf(live.map((one) => one.balance))),
  );
  expect(closing, "the statement").toBe(sumOf([owed, -credit]));
  expect(closing).toBe(sumOf(entries.flatMap(({ billed, received }) => [billed, -received])));
  expect(list.total, "the list of invoices").toBe(sumOf(live.map(({ total }) => total)));
  expect([walks.charge, walks.to_bill.charge], "the walks").toEqual([completed.amount, to_bill.amount]);
  expect(differences).toEqual([]);
}

/** Kills a request at a write. Sent again, it is done, or refused as if it had never been sent. */
async function killed(request: MoneyRequest, kill: Kill): Promise<void> {
  const { status } = await faults.during(kill, request);
  expect(isHonest(status) || status === 500).toBe(true);
  await checkBooks(app.installation.db);
  const again = await request();
  expect(isHonest(again.status)).toBe(true);
}
