import { noEffect } from "@petcare/contract";
import {
  type Author,
  actOnSeries,
  materialise,
  previewSeriesAct,
  readPriceRules,
  readUsers,
  type SeriesAct,
  type SeriesPlan,
} from "@petcare/storage";
import { ratesById, termsWith } from "../money/terms.ts";
import { runtime, storedThrough, today } from "../runtime.ts";
import { changedParts } from "./changed-parts.ts";
import { type EditAnswer, effectOf, planOf } from "./effect.ts";
import { changedSince, scheduleNotFound, seriesRefusal } from "./refusals.ts";

interface Requested {
  /** The id in the request: of a schedule or of one of its visits. */
  id: string;
  scheduleId: string;
  act: SeriesAct;
  version?: number | undefined;
  /** The digest from the preview. */
  plan?: string | undefined;
  /** Only previews the act. */
  preview: boolean;
  /** Lists every visit. */
  namesAll?: boolean;
  /** The author of the act. */
  by: Author;
}

/** Carries out or previews an act on a series, with the same code. */
export async function answerSeriesAct({
  id,
  scheduleId,
  act,
  version,
  plan,
  preview,
  namesAll,
  by,
}: Requested): Promise<EditAnswer> {
  const isExpected = plan === undefined ? undefined : (planned: SeriesPlan) => planOf(planned, today()) === plan;
  const request = { act, version, isExpected, termsOf, by, today: today() };
  const run = preview ? previewSeriesAct : actOnSeries;
  // Read before the act, because a failed read must not fail an act that is done.
  const rules = await readPriceRules(runtime.db);
  const answerOf = (planned: SeriesPlan, saved: boolean): EditAnswer => ({
    saved,
    plan: planOf(planned, today()),
    version: saved ? planned.after.version : planned.before.version,
    effect: { ...effectOf(planned, namesAll), ...changedParts(changesOf(planned), rules) },
    visit: null,
  });
  const result = await run(runtime.db, scheduleId, request);
  switch (result.outcome) {
    case "done":
      // Stores dates within the horizon that the nightly job has not stored yet, so that they need no special case.
      if (!preview && result.planned.kind === "restore") {
        await materialise(runtime.db, result.planned.after, storedThrough());
      }
      return answerOf(result.planned, !preview);
    case "unchanged":
      // An edit without changes counts as saved. A restore without a cancelled visit does not.
      return nothingDone(result.schedule.version, !preview && act.kind !== "restore");
    case "changed":
      throw await changedSince(id, result.planned && answerOf(result.planned, false));
    case "refused":
      throw await seriesRefusal(result.reason, result.schedule);
    case "missing":
      throw scheduleNotFound();
  }
}

const changesOf = ({ before, after, visits }: SeriesPlan) =>
  visits.map((change) => ({
    before: { schedule: before, visit: change.before },
    after: { schedule: after, visit: change.after },
  }));

/** Makes the answer for an act that changes nothing. */
const nothingDone = (version: number, saved: boolean): EditAnswer => ({
  saved,
  plan: "",
  version,
  effect: noEffect,
  visit: null,
});

/** Reads the terms of pay. A walker who no longer exists has the business's rates. */
const termsOf = async (walkerIds: string[]) => {
  const walkers = await readUsers(runtime.db, walkerIds);
  return termsWith(ratesById(walkerIds.map((id) => walkers.get(id) ?? { id })));
};
