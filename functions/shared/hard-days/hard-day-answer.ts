import type { AnswerOf, listHardDays } from "@petcare/contract";
import { undoableFor } from "@petcare/domain";
import { actsDoneBy, type HardDay, parseVisitId, readAnyVisits, visitId } from "@petcare/storage";
import { runtime } from "../runtime.ts";
import { isoOrNull } from "../visits/visit-answer.ts";
import { doneActs, oneLater } from "./go-on.ts";

type HardDayAnswer = AnswerOf<typeof listHardDays>[number];

/** Computes until when a hard day can be undone, in epoch milliseconds; undefined if it cannot. */
export const undoableUntil = ({ state, by }: HardDay): number | undefined => {
  const until = by.at + undoableFor;
  return state === "done" && until > runtime.now() ? until : undefined;
};

/** Makes the owner's answer of a hard day. */
export async function hardDayAnswer(day: HardDay): Promise<HardDayAnswer> {
  const { id, kind, about, from, through, reason, by, state, acts, undo, left = [], kept = [] } = day;
  return {
    _id: id,
    kind,
    about: about ?? null,
    from,
    through,
    reason: reason ?? null,
    at: new Date(by.at).toISOString(),
    state,
    total: undo ? doneActs(day).length : acts.length,
    done: await countDone(day),
    left: await leftLines(undo ? kept : left),
    undoable_until: isoOrNull(undoableUntil(day)),
  };
}

/** Counts the acts that are done so far. */
async function countDone(day: HardDay): Promise<number> {
  const { state, acts, by, undo, kept = [] } = day;
  if (state === "doing") return (await actsDoneBy(runtime.db, acts, by)).size;
  if (state === "undoing" && undo) return (await actsDoneBy(runtime.db, doneActs(day).map(oneLater), undo)).size;
  return doneActs(day).length - kept.length;
}

async function leftLines(left: NonNullable<HardDay["left"]>): Promise<HardDayAnswer["left"]> {
  const why = new Map(left.map((one) => [one.visit, one.why]));
  const keys = left.flatMap(({ visit }) => parseVisitId(visit) ?? []);
  const { visits } = await readAnyVisits(runtime.db, keys);
  return [...visits.values()]
    .map(({ date, timeframe, client_id, pet_names, walker_id, ...key }) => ({
      _id: visitId(key),
      date,
      timeframe,
      client_id,
      pet_names,
      walker_id: walker_id ?? null,
      why: why.get(visitId(key)) ?? ("changed" as const),
    }))
    .sort((a, b) => (`${a.date} ${a._id}` < `${b.date} ${b._id}` ? -1 : 1));
}
