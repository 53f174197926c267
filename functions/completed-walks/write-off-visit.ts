import { writeOffVisit } from "@petcare/contract";
import { planWriteOff } from "@petcare/domain";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { answerMoneyAct } from "./money-act.ts";

export const handler = endpoint(writeOffVisit, ({ params, body: { version, reason }, caller, via }) => {
  const by = authorOf({ caller, via });
  return answerMoneyAct({ ...params, version, plan: (visit) => planWriteOff(visit, { reason, at: by.at }), by });
});
