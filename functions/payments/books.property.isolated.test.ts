import { announce, runs, seed } from "@petcare/storage/testing";
import { checkBooks } from "@petcare/storage/testing/books";
import fc from "fast-check";
import { beforeAll, expect, test, vi } from "vitest";
import { interceptCalls } from "../testing/calls.ts";
import { clearing } from "../testing/clear-table.ts";
import { type Faults, injectFaults } from "../testing/faults.ts";
import { interleave } from "../testing/interleave.ts";
import { Purse } from "../testing/paying.ts";
import { makingAgainst, moneyAct } from "../testing/random-acts.ts";
import { type MoneyRequest, requestOf } from "../testing/random-money.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";
import { silenceLog } from "../testing/silence-log.ts";

// Three lines are two invoices.
vi.mock("../../packages/domain/src/money/document-limits.ts", () => ({ documentLimits: { lines: 2, bytes: 2000 } }));

const app = await startSignedInApp();
let faults: Faults;
let clear: () => Promise<void>;
beforeAll(async () => {
  silenceLog();
  faults = injectFaults();
  clear = await clearing(app);
});

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
        for (const one of steps) await take(purse, one);
        await clear();
      }),
      { seed, numRuns, endOnFailure: true },
    );
  },
  timeout,
);

async function take(purse: Purse, one: Step): Promise<void> {
  const request = await requestOf(app, purse, one.act);
  if (!request) return;
  if (one.how === "alone") await checkedAt(request);
  if (one.how === "killed") await killed(request, one.kill);
  if (one.how === "twice at once") await sameTwice(request, one.turns);
  if (one.how === "at once") {
    const other = (await requestOf(app, purse, one.other)) ?? request;
    for (const { status } of await interleave([request, other], one.turns)) expect(isHonest(status)).toBe(true);
  }
  await checkBooks(app.installation.db);
}

/** Done, or refused with a reason. */
const isHonest = (status: number) => status < 300 || status === 400 || status === 409;

/** Sends a request, and checks the books after each of its writes. */
async function checkedAt(request: MoneyRequest): Promise<void> {
  const stop = interceptCalls(async ({ isWrite }, send) => {
    const answer = await send();
    if (isWrite) await checkBooks(app.installation.db);
    return answer;
  });
  const { status } = await request();
  stop();
  expect(isHonest(status)).toBe(true);
}

/** Kills a request at a write. Sent again, it is done, or refused as if it had never been sent. */
async function killed(request: MoneyRequest, kill: NonNullable<Faults["kill"]>): Promise<void> {
  faults.writes = 0;
  faults.kill = kill;
  const { status } = await request();
  faults.kill = undefined;
  expect(isHonest(status) || status === 500).toBe(true);
  await checkBooks(app.installation.db);
  const again = await request();
  expect(isHonest(again.status)).toBe(true);
}

/** Sends one request twice at once. Both get the same answer, but where the first one changed what it stood on. */
async function sameTwice(request: MoneyRequest, turns: readonly (0 | 1)[]): Promise<void> {
  const [one, other] = await interleave([request, request], turns);
  expect([one.status, other.status].every(isHonest)).toBe(true);
}
