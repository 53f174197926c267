import { addDays, type RepeatingRecurrence } from "@petcare/domain";
import { PlainModel } from "@petcare/domain/testing";
import { announce, runs, seed } from "@petcare/domain/testing/sampled";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { startDatabase } from "../../testing/start-database.ts";
import {
  type Act,
  actOf,
  bulkWish,
  firstDay,
  meetingWish,
  missingWishes,
  modelled,
  rule,
  start,
  values,
  type Wish,
  wish,
} from "./testing/acts.ts";
import { copyOf, stateOf } from "./testing/copy.ts";
import { interleave } from "./testing/interleave.ts";
import { SeriesHarness } from "./testing/series-harness.ts";
import { faultsOf } from "./testing/visible-state.ts";

// So few that storing what is past takes several transactions.
// So little that a daily series has room for nine visits more.
vi.mock("../write-limits.ts", () => ({ visitsAtOnce: 8, seriesRoom: 34 }));

const dynamoDb = await startDatabase();

const numRuns = runs({ sample: 6, whole: 1000 });
announce("two acts, call by call", numRuns);
type Turns = (0 | 1)[];
const many = 60;
/** All of the second act between two calls of the first, or some calls of either again and again. */
const turns = fc.oneof(
  fc.integer({ min: 2, max: 6 }).map((calls): Turns => [...Array<0>(calls).fill(0), ...Array<1>(many).fill(1)]),
  fc
    .array(fc.tuple(fc.constantFrom(0 as const, 1 as const), fc.integer({ min: 1, max: 12 })), { maxLength: 12 })
    .map((parts): Turns => parts.flatMap(([who, calls]) => Array<0 | 1>(calls).fill(who))),
);
const before = fc.array(wish, { maxLength: 6 });
/** Two acts, either of which may be the first. */
const pair = fc
  .tuple(fc.oneof(fc.tuple(bulkWish, meetingWish), missingWishes), fc.boolean())
  .map(([[one, other], swaps]): [Wish, Wish] => (swaps ? [other, one] : [one, other]));

test("two acts at the same time, whatever their order call by call, come to what one after the other comes to", async () => {
  await fc.assert(
    fc.asyncProperty(rule, before, fc.nat(9), pair, turns, async (recurrence, wishes, days, [first, second], order) => {
      const { harness, model } = await prepared(recurrence, wishes);
      harness.today = addDays(harness.today, days);
      model.today = harness.today;
      const one = await actOf(first, harness, model);
      const other = await actOf(second, harness, model);
      if (!one || !other) return;
      const [mixed, reversed] = await Promise.all([copyOf(harness), copyOf(harness)]);
      const results = await interleave(mixed, [one.perform, other.perform], order);
      const seen = { results: results.map(recorded), state: await stateOf(mixed) };
      expect(await faultsOf(mixed)).toEqual([]);

      const a = await one.perform(harness);
      const inOrder = { results: [a, await other.perform(harness)].map(recorded), state: await stateOf(harness) };
      const b = await other.perform(reversed);
      const inReverse = { results: [await one.perform(reversed), b].map(recorded), state: await stateOf(reversed) };
      expect([inOrder, inReverse]).toContainEqual(seen);
      for (const each of [harness, mixed, reversed]) each.close();
    }),
    // A failure names its seed and path. Making it smaller takes minutes.
    { seed, numRuns, endOnFailure: true },
  );
}, 7_200_000);

/** A series after some acts. */
async function prepared(recurrence: RepeatingRecurrence, wishes: Wish[]) {
  const harness = await SeriesHarness.open(dynamoDb.endpoint, { date: start, recurrence, ...values }, firstDay, 24);
  const model = new PlainModel(recurrence, start, modelled, values, firstDay);
  for (const wished of wishes) await take(await actOf(wished, harness, model), harness, model);
  return { harness, model };
}

async function take(act: Act | undefined, harness: SeriesHarness, model: PlainModel): Promise<void> {
  if (!act) return;
  const foreseen = await act.preview?.(harness);
  await act.perform(harness);
  if (!foreseen || foreseen.outcome === "done") act.model(model);
}

/** The part of a result that is answered. */
function recorded(result: unknown) {
  const { outcome, reason } = (result ?? {}) as { outcome?: string; reason?: string };
  return [outcome, reason];
}
