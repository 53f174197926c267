import { announce, runs, seed } from "@petcare/domain/testing/sampled";
import fc from "fast-check";
import { expect, test } from "vitest";
import { doomed, untilKilled } from "../../schedules/editing/testing/kill.ts";
import { startDatabase } from "../../testing/start-database.ts";
import { onWrites } from "../../testing/test-table.ts";
import { checkPay } from "./testing/check-pay.ts";
import { done, PayHarness } from "./testing/pay-harness.ts";

const dynamoDb = await startDatabase();

const numRuns = runs({ sample: 12, whole: 500 });
announce("pay", numRuns);

const walkers = ["rosa", "tom"] as const;
const walker = fc.constantFrom(...walkers);
const visit = fc.nat(7);
const wish = fc.oneof(
  { weight: 4, arbitrary: fc.record({ act: fc.constant("pay" as const), walker }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant("undo" as const), run: fc.nat(5) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant("reopen" as const), visit }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant("complete" as const), visit, walker, cents: fc.nat(3000) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant("correct" as const), visit, cents: fc.nat(3000) }) },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant("tip" as const), walker, cents: fc.integer({ min: -2000, max: 2000 }) }),
  },
);
type Wish = typeof wish extends fc.Arbitrary<infer Act> ? Act : never;
const kill = fc.option(fc.record({ at: fc.nat(1), moment: fc.constantFrom("before" as const, "after" as const) }));

/** The act that a wish comes to as things stand. Asked again it is the same act. */
async function actOf(wished: Wish, at: number, harness: PayHarness): Promise<(actor: PayHarness) => Promise<unknown>> {
  const key = { schedule_id: `schedule-${"visit" in wished ? wished.visit : 0}`, original_date: "2026-11-09" as const };
  switch (wished.act) {
    case "pay": {
      const seen = await harness.seen(wished.walker);
      return (actor) => actor.pay(seen);
    }
    case "undo": {
      const run = (await checkPay(harness.db)).runs.filter(({ status }) => status === "paid")[wished.run];
      return async (actor) => run && actor.undo(run);
    }
    case "reopen":
      return (actor) => actor.reopen(key);
    case "complete":
      return (actor) => actor.complete(key, wished.walker, wished.cents);
    case "correct":
      return (actor) => actor.correct(key, wished.cents);
    case "tip":
      return (actor) => actor.tip(`tip-${at}`, wished.cents, wished.walker);
  }
}

test("what was paid and what is due are together what was earned, after every write, whoever is killed", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(wish, kill), { minLength: 8, maxLength: 20 }), async (wishes) => {
      const visits = Array.from({ length: 8 }, (_, at) => done(at, { date: "2026-11-09", walker_id: walkers[at % 2] }));
      const harness = await PayHarness.open(dynamoDb.endpoint, visits);
      for (const [at, [wished, killed]] of wishes.entries()) {
        const act = await actOf(wished, at, harness);
        const actor = harness.elsewhere();
        onWrites(actor.db, async (send) => {
          const answer = await send();
          await checkPay(harness.db);
          return answer;
        });
        if (killed) {
          const victim = doomed(harness, killed);
          await untilKilled(() => act(victim));
          victim.close();
        }
        await act(actor);
        actor.close();
        await checkPay(harness.db);
      }
      const { runs } = await checkPay(harness.db);
      expect(runs.every(({ sums }) => sums.total >= 0)).toBe(true);
      harness.close();
    }),
    // A failure names its seed and path. Making it smaller takes minutes.
    { numRuns, seed, endOnFailure: true },
  );
}, 7_200_000);
