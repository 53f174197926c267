import { closeWeek } from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";
import { type ClosingResult, closeWeek as storeClosedWeek } from "@petcare/storage";
import { AppError, invalidField } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime, today } from "../shared/runtime.ts";
import { checkWeek, closedWeek } from "./closed-week.ts";
import { openWeek } from "./open-week.ts";

export const handler = endpoint(closeWeek, async ({ params: { monday }, body, caller, via }) => {
  checkWeek(monday);
  const result = await storeClosedWeek(runtime.db, {
    ...body,
    monday,
    today: today(),
    signed: caller.user.name,
    by: authorOf({ caller, via }),
  });
  if (result.outcome !== "closed") throw await refusalOf(result, monday);
  return closedWeek(result.week);
});

type Refused = Exclude<ClosingResult, { outcome: "closed" }>;

async function refusalOf(refused: Refused, monday: LocalDate): Promise<AppError> {
  switch (refused.outcome) {
    case "taken":
      return new AppError("conflict", "This week is closed already.", { current: await closedWeek(refused.week) });
    case "differs":
      return new AppError("conflict", "The books of this week do not add up.", { current: await openWeek(monday) });
    case "open":
      return invalidField("carried", "Settle what is left, or say why it is carried over.");
  }
}
