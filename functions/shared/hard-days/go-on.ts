import { business } from "@petcare/business";
import { type LeftReason, leftReasonOf, localDateOf, planCancelOne, planOccurrence } from "@petcare/domain";
import {
  type Author,
  actOnVisit,
  actsDoneBy,
  type HardDay,
  type HardDayAct,
  inParallel,
  isStillThere,
  listHardDays,
  moneyNow,
  parseVisitId,
  readSchedules,
  readUsers,
  readVisitsAt,
  storeHardDay,
  type Terms,
  type User,
  type VisitRequest,
} from "@petcare/storage";
import { walkerChange } from "../editing/booked-fields.ts";
import { readLeft, restoring } from "../editing/restoring.ts";
import { teamRates, termsWith } from "../money/terms.ts";
import { runtime, today } from "../runtime.ts";

type Plan = VisitRequest<string>["plan"];
type Left = { visit: string; why: LeftReason }[];

/**
 * Does the remaining acts of a hard day, or of its undo. Each act is conditional on the version that was read, so this can
 * be killed anywhere, repeated, and run twice at once.
 * @returns the updated day
 */
export async function goOn(day: HardDay): Promise<HardDay> {
  const { state, version, acts, undo } = day;
  if (state === "doing") {
    const left = await doAll(acts, day.by, await planner(day));
    return storeHardDay(runtime.db, { ...day, state: "done", version: version + 1, left });
  }
  if (state === "undoing" && undo) {
    const kept = await doAll(doneActs(day).map(oneLater).reverse(), undo, await undoer(day));
    return storeHardDay(runtime.db, { ...day, state: "undone", version: version + 1, kept });
  }
  return day;
}

/** Lists the unfinished hard days that were begun or undone before an instant. @param before epoch milliseconds */
export const unfinishedHardDays = async (before: number): Promise<HardDay[]> =>
  (await listHardDays(runtime.db, runtime.now())).filter(
    ({ state, by, undo }) => (state === "doing" || state === "undoing") && (undo ?? by).at < before,
  );

/** Lists the acts of a finished day that were done. */
export const doneActs = ({ acts, left = [] }: Pick<HardDay, "acts" | "left">): HardDayAct[] => {
  const isLeft = new Set(left.map(({ visit }) => visit));
  return acts.filter(({ visit }) => !isLeft.has(visit));
};

/** Makes the act to undo: conditional on the version that the act made. */
export const oneLater = (act: HardDayAct): HardDayAct => ({ ...act, version: act.version + 1 });

/** Does each act, those of one schedule in sequence. Returns the acts that were skipped. */
async function doAll(acts: readonly HardDayAct[], by: Author, planFor: (act: HardDayAct) => Plan): Promise<Left> {
  const groups = Map.groupBy(acts, ({ visit }) => parseVisitId(visit)?.schedule_id);
  const date = localDateOf(by.at, business.timeZone);
  const withoutRoom = new Set<string>();
  await inParallel([...groups.values()], async (group) => {
    for (const act of group) {
      const key = parseVisitId(act.visit);
      if (!key) continue;
      const request = { key, version: act.version, plan: planFor(act), by, today: date };
      const result = await actOnVisit(runtime.db, request);
      if (result.outcome === "refused" && result.reason === "no_room") withoutRoom.add(act.visit);
    }
  });
  const done = await actsDoneBy(runtime.db, acts, by);
  const others = acts.filter(({ visit }) => !done.has(visit)).map(({ visit }) => visit);
  const visits = await readVisitsAt(
    runtime.db,
    others.flatMap((id) => parseVisitId(id) ?? []),
    { consistent: true },
  );
  return others.map((visit) => ({ visit, why: withoutRoom.has(visit) ? "no_room" : leftReasonOf(visits.get(visit)) }));
}

/** Makes the plans by which the acts are done. */
async function planner(day: HardDay): Promise<(act: HardDayAct) => Plan> {
  const terms: Terms = await termsWith(await teamRates());
  const walkers = await usersOf(day.acts.flatMap(({ does }) => (does.do === "give" && does.walker_id) || []));
  const date = localDateOf(day.by.at, business.timeZone);
  return ({ does }) =>
    (schedule, visit) => {
      switch (does.do) {
        case "give":
          return planOccurrence(schedule, visit, { changes: given(visit, walkers, does.walker_id) }, date);
        case "move":
          return planOccurrence(schedule, visit, { changes: {}, date: does.date }, date);
        case "cancel":
          return planCancelOne(visit, does, moneyNow(schedule, terms));
      }
    };
}

/** Makes the plans by which the acts are undone. Visits of clients who have left are not restored. */
async function undoer(day: HardDay): Promise<(act: HardDayAct) => Plan> {
  const walkers = await usersOf(day.acts.flatMap(({ before }) => before.walker_id ?? []));
  const keys = day.acts.flatMap(({ visit }) => parseVisitId(visit) ?? []);
  const [visits, schedules] = await Promise.all([
    readVisitsAt(runtime.db, keys),
    readSchedules(runtime.db, [...new Set(keys.map(({ schedule_id }) => schedule_id))]),
  ]);
  const left = await readLeft([...visits.values(), ...schedules.values()]);
  const restore = restoring(left);
  return ({ does, before: { walker_id, walker_phone, date } }) =>
    (schedule, visit) => {
      if (does.do === "cancel") {
        return left.has(visit.client_id) ? { outcome: "unchanged" } : restore(schedule, visit);
      }
      const back = given(visit, walkers, walker_id ?? null);
      // As its client read it, even if its walker has changed meanwhile.
      const changes = { ...back, ...(back.walker_id && { walker_phone: walker_phone ?? back.walker_phone }) };
      return planOccurrence(schedule, visit, { changes, date }, today());
    };
}

const usersOf = (ids: readonly string[]) => readUsers(runtime.db, [...new Set(ids)]);

/** Gives a visit to a walker; unassigns it if the walker has left. */
function given(visit: Parameters<typeof walkerChange>[0], walkers: ReadonlyMap<string, User>, id: string | null) {
  const walker = walkers.get(id ?? "");
  return walkerChange(visit, walker && isStillThere(walker) ? walker : undefined);
}
