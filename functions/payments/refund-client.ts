import { refundClient } from "@petcare/contract";
import { centsOf } from "@petcare/domain";
import { refundCredit } from "@petcare/storage";
import { ledgerSummaryAnswer, moneyRequest } from "../shared/money/money-act.ts";
import { checkPast } from "../shared/money/period.ts";
import { findClient } from "../shared/people/find-person.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

export const handler = endpoint(refundClient, async (request) => {
  const { id, name } = await findClient(request.params.id);
  const { date, amount, method, note } = request.body;
  const result = await refundCredit(runtime.db, moneyRequest(refundClient, request, id, checkPast(date)), {
    cents: centsOf(amount),
    name,
    method,
    note: note ?? undefined,
  });
  return ledgerSummaryAnswer(result, "amount");
});
