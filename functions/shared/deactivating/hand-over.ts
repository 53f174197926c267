import { fieldsAt, planCancelOne, planOccurrence } from "@petcare/domain";
import {
  actOnSeries,
  actOnVisit,
  type Handover,
  moneyNow,
  parseVisitId,
  readSchedule,
  readUser,
  type SeriesAct,
  type Terms,
  type User,
} from "@petcare/storage";
import { walkerChange } from "../editing/booked-fields.ts";
import { teamRates, termsWith } from "../money/terms.ts";
import { runtime } from "../runtime.ts";

/**
 * Carries out the plan for a leaving walker's visits. Each act can be repeated, and skips visits that are no longer open or
 * no longer theirs, so this can be killed anywhere and run again.
 */
export async function handOver(handover: Handover): Promise<void> {
  const terms = await termsWith(await teamRates());
  const walkers = await walkersOf(handover);
  for (const visit of handover.visits) await handOverVisit(handover, visit, walkers, terms);
  for (const acts of Map.groupBy(handover.series, ({ id }) => id).values()) {
    await handOverSeries(handover, acts, walkers, terms);
  }
}

type Walkers = ReadonlyMap<string, User>;

async function walkersOf({ visits, series }: Handover): Promise<Walkers> {
  const ids = [...new Set([...visits, ...series].flatMap(({ walker_id }) => walker_id ?? []))];
  const users = await Promise.all(ids.map((id) => readUser(runtime.db, id)));
  return new Map(users.flatMap((user) => (user ? [[user.id, user]] : [])));
}

const walkerIn = (walkers: Walkers, id: string | null) => (id === null ? undefined : walkers.get(id));

async function handOverVisit(
  { of, cancel, by, today }: Handover,
  { id, walker_id }: Handover["visits"][number],
  walkers: Walkers,
  terms: Terms,
): Promise<void> {
  const key = parseVisitId(id);
  if (!key) return;
  await actOnVisit(runtime.db, {
    key,
    by,
    today,
    plan: (schedule, visit) => {
      if (visit[`${of.role}_id`] !== of.id) return { outcome: "unchanged" };
      if (cancel) return planCancelOne(visit, cancel, moneyNow(schedule, terms));
      const changes = walkerChange(visit, walkerIn(walkers, walker_id));
      return planOccurrence(schedule, visit, { changes }, today);
    },
  });
}

/** Carries out the acts on one series. Skips a series that was given to another walker since. */
async function handOverSeries(
  { of, cancel, by, today }: Handover,
  acts: readonly Handover["series"][number][],
  walkers: Walkers,
  terms: Terms,
): Promise<void> {
  const [first] = acts;
  const schedule = first && (await readSchedule(runtime.db, first.id));
  if (!schedule) return;
  const walker = fieldsAt(schedule, first.from).walker_id ?? null;
  if (of.role === "walker" && walker !== of.id && walker !== first.walker_id) return;
  for (const { id, from, walker_id, keeps_phone, ends } of acts) {
    const scope = { type: "following", from } as const;
    const given = fieldsAt((await readSchedule(runtime.db, id)) ?? schedule, from);
    const values =
      keeps_phone === undefined
        ? walkerChange(given, walkerIn(walkers, walker_id))
        : { walker_id: walker_id ?? undefined, walker_phone: keeps_phone ?? undefined };
    const act: SeriesAct =
      ends && cancel
        ? { kind: "cancel", ...cancel, charge: { type: "nothing" }, scope }
        : { kind: "edit", values, opened: from, scope, leaving: true };
    const done = await actOnSeries(runtime.db, id, { act, termsOf: () => Promise.resolve(terms), by, today });
    // A series that has ended since has no date to hand over.
    if (done.outcome === "refused" && done.reason !== "after_end") throw new Error(`${id} was refused: ${done.reason}`);
  }
}
