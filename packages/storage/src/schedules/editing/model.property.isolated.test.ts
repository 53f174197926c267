import { isDeepStrictEqual } from "node:util";
import { addDays, type RepeatingRecurrence } from "@petcare/domain";
import { PlainModel } from "@petcare/domain/testing";
import { announce, runs, seed } from "@petcare/domain/testing/sampled";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { startDatabase } from "../../testing/start-database.ts";
import { seriesRoom } from "../write-limits.ts";
import type { SeriesPlan } from "./series-plan.ts";
import { type Act, actOf, firstDay, modelled, rule, start, values, type Wish, wish } from "./testing/acts.ts";
import { doomed, type Kill, untilKilled } from "./testing/kill.ts";
import { SeriesHarness } from "./testing/series-harness.ts";
import { faultsOf, visibleStateOf, visibleStateOfModel, wide } from "./testing/visible-state.ts";

// So few that storing what is past takes several transactions.
// So little that a daily series has room for nine visits more.
vi.mock("../write-limits.ts", () => ({ visitsAtOnce: 8, seriesRoom: 34 }));

const dynamoDb = await startDatabase();

const numRuns = runs({ sample: 3, whole: 2000 });
announce("acts against a plain model", numRuns);
const kill = fc.record({
  at: fc.nat(3),
  moment: fc.constantFrom("before" as const, "after" as const),
  again: fc.boolean(),
});
const step = fc.record({
  wished: wish,
  // The nightly job may be dead for so long that no date to come is stored.
  days: fc.oneof(
    { weight: 10, arbitrary: fc.constant(0) },
    { weight: 2, arbitrary: fc.integer({ min: 1, max: 9 }) },
    { weight: 1, arbitrary: fc.constant(35) },
  ),
  kill: fc.option(kill, { freq: 3 }),
});
interface Step {
  wished: Wish;
  days: number;
  kill: (Kill & { again: boolean }) | null;
}

test("any acts in any order, killed anywhere, lead to what a plain model of every single visit says", async () => {
  await fc.assert(
    fc.asyncProperty(rule, fc.array(step, { minLength: 30, maxLength: 36 }), async (recurrence, steps) => {
      const harness = await openHarness(recurrence);
      let model = new PlainModel(recurrence, start, modelled, values, firstDay);
      const taken: string[] = [];
      try {
        for (const each of steps) {
          taken.push(JSON.stringify({ today: addDays(harness.today, each.days), ...each }));
          model = await take(each, harness, model);
        }
      } catch (cause) {
        throw new Error(taken.join("\n"), { cause });
      } finally {
        harness.close();
      }
    }),
    // A failure names its seed and path. Making it smaller takes minutes.
    { seed, numRuns, endOnFailure: true },
  );
}, 7_200_000);

async function openHarness(recurrence: RepeatingRecurrence): Promise<SeriesHarness> {
  const harness = await SeriesHarness.open(dynamoDb.endpoint, { date: start, recurrence, ...values }, firstDay, 24);
  // The schedule and the history are beside the visits.
  maxWrites(harness, seriesRoom + 2);
  return harness;
}

/** Fails where a transaction has more writes than that. */
function maxWrites({ db }: SeriesHarness, most: number): void {
  db.client.middlewareStack.add(
    (next) => (args) => {
      const { TransactItems = [] } = args.input as { TransactItems?: unknown[] };
      expect(TransactItems.length).toBeLessThanOrEqual(most);
      return next(args);
    },
    { step: "initialize" },
  );
}

/** One step in the table and in the model, which must then show the same. */
async function take({ wished, days, kill }: Step, harness: SeriesHarness, model: PlainModel): Promise<PlainModel> {
  harness.today = addDays(harness.today, days);
  model.today = harness.today;
  const act = await actOf(wished, harness, model);
  if (!act) return model;
  return kill ? takeKilled(act, kill, harness, model) : takeWhole(act, harness, model);
}

async function takeWhole(
  { perform, preview, model: apply }: Act,
  harness: SeriesHarness,
  model: PlainModel,
): Promise<PlainModel> {
  const foreseen = await preview?.(harness);
  const done = await perform(harness);
  if (foreseen) expect(effectOf(done)).toEqual(effectOf(foreseen));
  if (!foreseen || foreseen.outcome === "done") apply(model);
  expect(await faultsOf(harness)).toEqual([]);
  expect(await visibleStateOf(harness, model)).toEqual(visibleStateOfModel(model));
  return model;
}

/** After a kill everybody sees the series as it was, or as the act leaves it, without anybody repeating it first. */
async function takeKilled(
  act: Act,
  kill: NonNullable<Step["kill"]>,
  harness: SeriesHarness,
  before: PlainModel,
): Promise<PlainModel> {
  const { perform, preview, model: apply } = act;
  const foreseen = await preview?.(harness);
  const after = before.copy();
  if (!foreseen || foreseen.outcome === "done") apply(after);
  const victim = doomed(harness, kill);
  const wasKilled = await untilKilled(() => perform(victim));
  victim.close();
  const seen = await visibleStateOf(harness, before, wide);
  const isBefore = wasKilled && isDeepStrictEqual(seen, visibleStateOfModel(before, wide));
  if (!isBefore) expect(seen).toEqual(visibleStateOfModel(after, wide));
  // No list has the notes of an unassigned visit. What none tells apart is repeated, so that it is known.
  const isRecorded = !isDeepStrictEqual(visibleStateOfModel(before, wide), visibleStateOfModel(after, wide));
  if (!kill.again && isRecorded) return isBefore ? before : after;
  await perform(harness);
  expect(await visibleStateOf(harness, after, wide)).toEqual(visibleStateOfModel(after, wide));
  return after;
}

/** The effect of an act, apart from how far the series is stored. */
function effectOf(result: unknown) {
  const { planned, ...rest } = result as { planned?: SeriesPlan; schedule?: unknown };
  if (!planned) return { ...rest, schedule: undefined };
  const { before, after, ...effect } = planned;
  return { ...rest, effect };
}
