import { bulkScope, type Cancelling, type EditScope, planCancelOne } from "@petcare/domain";
import { type Author, moneyNow, type VisitKey } from "@petcare/storage";
import { teamRates, termsWith } from "../money/terms.ts";
import type { EditAnswer } from "./effect.ts";
import { answerSeriesAct } from "./series-act.ts";
import { answerVisitAct } from "./visit-act.ts";

interface Requested {
  /** The id in the request. */
  id: string;
  key: VisitKey;
  scope: EditScope;
  cancelling: Cancelling;
  /** Also cancels the series' open visits of the past year. */
  alsoUnfinished?: boolean;
  version?: number | undefined;
  plan?: string | undefined;
  preview: boolean;
  by: Author;
}

/** Cancels one visit, a series from it on, or the series. */
export async function answerCancelling({
  id,
  key,
  scope,
  cancelling,
  alsoUnfinished,
  plan,
  ...how
}: Requested): Promise<EditAnswer> {
  if (scope === "occurrence") {
    // The walker may change between reading and cancelling.
    const terms = await termsWith(await teamRates());
    return answerVisitAct({
      ...how,
      key,
      plan: (schedule, visit) => planCancelOne(visit, cancelling, moneyNow(schedule, terms)),
    });
  }
  const bulk = bulkScope(scope === "series" ? undefined : key.original_date);
  const act = { kind: "cancel", ...cancelling, scope: bulk, ...(alsoUnfinished && { alsoUnfinished }) } as const;
  return answerSeriesAct({ ...how, id, scheduleId: key.schedule_id, act, plan });
}
