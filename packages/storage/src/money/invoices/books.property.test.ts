import { announce, runs, seed } from "@petcare/domain/testing/sampled";
import fc from "fast-check";
import { test } from "vitest";
import { interleave } from "../../schedules/editing/testing/interleave.ts";
import { doomed, type Kill, untilKilled } from "../../schedules/editing/testing/kill.ts";
import { startDatabase } from "../../testing/start-database.ts";
import { onWrites } from "../../testing/test-table.ts";
import { type Act, clients, makeWish, meetingWish, Office, type Wish, wish } from "./testing/acts.ts";
import { checkBooks } from "./testing/check-books.ts";
import { done, MoneyHarness } from "./testing/money-harness.ts";

const dynamoDb = await startDatabase();

const numRuns = runs({ sample: 6, whole: 2000 });
announce("acts on visits, invoices and payments", numRuns);

const visits = clients.flatMap((client_id, at) =>
  Array.from({ length: 8 }, (_, index) =>
    done(index, { schedule_id: `${client_id}-${index}`, client_id, charge_cents: index === 5 ? 0 : 2500 + at }),
  ),
);

const kill = fc.record({ at: fc.nat(1), moment: fc.constantFrom("before" as const, "after" as const) });
/** Orders the steps of two that act at the same time. */
const turns = fc
  .array(fc.tuple(fc.constantFrom(0 as const, 1 as const), fc.integer({ min: 1, max: 5 })), { maxLength: 8 })
  .map((parts) => parts.flatMap(([who, calls]) => Array<0 | 1>(calls).fill(who)));
const both = fc.oneof(fc.tuple(wish, wish), fc.tuple(makeWish, meetingWish), fc.tuple(meetingWish, meetingWish));
const step = fc.oneof(
  fc.record({ alone: fc.oneof(wish, makeWish), kill: fc.option(kill, { nil: undefined }) }),
  fc.record({ both, turns }),
);
type Step = typeof step extends fc.Arbitrary<infer Of> ? Of : never;

test("after every write of any acts, killed or at the same time, the books add up", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), async (steps) => {
      const harness = await MoneyHarness.open(dynamoDb.endpoint, visits);
      const office = new Office(
        harness,
        visits.map(({ schedule_id, original_date }) => ({ schedule_id, original_date })),
      );
      for (const one of steps) await take(one, harness, office);
      harness.close();
    }),
    // A failure names its seed and path. Making it smaller takes minutes.
    { seed, numRuns, endOnFailure: true },
  );
}, 7_200_000);

async function take(one: Step, harness: MoneyHarness, office: Office): Promise<void> {
  if ("alone" in one) {
    const act = await office.actOf(one.alone);
    if (act) await perform(checked(act, harness), harness, one.kill);
    return;
  }
  const wishes: [Wish, Wish] = one.both;
  const acts = [await office.actOf(wishes[0]), await office.actOf(wishes[1])] as const;
  const nothing: Act = () => Promise.resolve();
  await interleave(harness, [checked(acts[0] ?? nothing, harness), checked(acts[1] ?? nothing, harness)], one.turns);
}

async function perform(act: Act, harness: MoneyHarness, kill: Kill | undefined): Promise<void> {
  const own = kill ? doomed(harness, kill) : harness.elsewhere();
  await untilKilled(() => act(own));
  own.close();
}

/** The act, after each of whose writes the books are checked. */
const checked =
  (act: Act, harness: MoneyHarness): Act =>
  (own) => {
    onWrites(own.db, async (send) => {
      const answer = await send();
      await checkBooks(harness.db);
      return answer;
    });
    return act(own);
  };
