import { recordPayment } from "@petcare/contract";
import { centsOf } from "@petcare/domain";
import { type Entry, readUser, recordPayment as storePayment } from "@petcare/storage";
import { ledgerSummaryAnswer, moneyRequest } from "../shared/money/money-act.ts";
import { checkPast } from "../shared/money/period.ts";
import { findClient } from "../shared/people/find-person.ts";
import { invalidField } from "../shared/pipeline/app-error.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { idFrom, runtime } from "../shared/runtime.ts";

export const handler = endpoint(recordPayment, async (request) => {
  const { body } = request;
  const client = await findClient(body.client_id);
  const money = moneyRequest(recordPayment, request, client.id, checkPast(body.date));
  const result = await storePayment(runtime.db, money, {
    cents: centsOf(body.amount),
    name: client.name,
    method: body.method,
    note: body.note ?? undefined,
    tip: body.tip ? await tipOf(body.tip, idFrom("tip", client.id, body.id)) : undefined,
    invoices: body.invoices,
  });
  return ledgerSummaryAnswer(result, "amount");
});

/** Makes the tip of a payment. Any member of the team can get it. */
async function tipOf(tip: { amount: number; walker_id: string }, extra_id: string): Promise<Entry["tip"]> {
  const walker = await readUser(runtime.db, tip.walker_id);
  if (!walker || walker.role === "client" || walker.deleted_at) {
    throw invalidField("tip.walker_id", "Please select a walker");
  }
  return { cents: centsOf(tip.amount), walker_id: walker.id, extra_id };
}
