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
  /** The id that the request names: a schedule's, or that of one of its visits. */
  id: string;
  scheduleId: string;
  act: SeriesAct;
  version?: number | undefined;
  /** The plan of the preview that was seen. */
  plan?: string | undefined;
  /** Whether it is only to be previewed. */
  preview: boolean;
  /** Whether each visit is named. */
  namesAll?: boolean;
  /** The author of the act. */
  by: Author;
}

/** Acts on a series, or says what the act would do, with the same code. */
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
  // Before the act: what is done is not to fail for them.
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
      // Dates of these weeks that no night has stored are stored like their neighbours, so that nothing treats them apart.
      if (!preview && result.planned.kind === "restore") {
        await materialise(runtime.db, result.planned.after, storedThrough());
      }
      return answerOf(result.planned, !preview);
    case "unchanged":
      // An edit is as it was asked for. A restore that finds nothing to restore has brought nothing back.
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

/** The answer where everything is so already. */
const nothingDone = (version: number, saved: boolean): EditAnswer => ({
  saved,
  plan: "",
  version,
  effect: noEffect,
  visit: null,
});

/** The rate of somebody who is no longer there is what the business pays. */
const termsOf = async (walkerIds: string[]) => {
  const walkers = await readUsers(runtime.db, walkerIds);
  return termsWith(ratesById(walkerIds.map((id) => walkers.get(id) ?? { id })));
};
