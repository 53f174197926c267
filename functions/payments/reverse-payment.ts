import { reversePayment } from "@petcare/contract";
import { readClientLedger, readEntry, reversePayment as storeReversal } from "@petcare/storage";
import { ledgerSummaryAnswer, moneyRequest } from "../shared/money/money-act.ts";
import { findClient } from "../shared/people/find-person.ts";
import { AppError } from "../shared/pipeline/app-error.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { idFrom, runtime } from "../shared/runtime.ts";

export const handler = endpoint(reversePayment, async (request) => {
  const { params, body } = request;
  const client = await findClient(body.client_id);
  const payment = await readEntry(runtime.db, await readClientLedger(runtime.db, client.id), params.id);
  if (payment?.type !== "payment") throw new AppError("not_found", "This payment was not found.");
  const result = await storeReversal(runtime.db, moneyRequest(reversePayment, request, client.id), {
    payment_id: payment.id,
    name: client.name,
    reason: body.reason,
    tip_extra_id: body.tip === "take-back" ? idFrom("tip", client.id, body.id) : undefined,
  });
  if (result.outcome === "refused") throw new AppError("conflict", `${result.message}.`);
  return ledgerSummaryAnswer(result, "id");
});
