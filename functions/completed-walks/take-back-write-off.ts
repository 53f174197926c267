import { takeBackWriteOff } from "@petcare/contract";
import { planTakeBack } from "@petcare/domain";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { answerMoneyAct } from "./money-act.ts";

export const handler = endpoint(takeBackWriteOff, ({ params, body: { version }, caller, via }) =>
  answerMoneyAct({ ...params, version, plan: planTakeBack, by: authorOf({ caller, via }) }),
);
