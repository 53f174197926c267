import { correctPay } from "@petcare/contract";
import { planPay, toCents } from "@petcare/domain";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { answerMoneyAct } from "./money-act.ts";

export const handler = endpoint(correctPay, ({ params, body: { version, amount }, caller, via }) => {
  const cents = toCents(amount) ?? 0;
  return answerMoneyAct({ ...params, version, plan: (visit) => planPay(visit, cents), by: authorOf({ caller, via }) });
});
