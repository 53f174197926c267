import { cancelVisit } from "@petcare/contract";
import { type CancelAmount, toCents } from "@petcare/domain";
import { answerCancelling } from "../shared/editing/cancelling.ts";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { visitKeyIn } from "../shared/visits/visit-not-found.ts";

export const handler = endpoint(cancelVisit, async ({ params: { id }, query, body, caller, via }) => {
  const key = visitKeyIn(id);
  return answerCancelling({
    id,
    key,
    scope: body.scope,
    cancelling: {
      charge: amountOf(body.charge, body.charge_amount),
      pay: amountOf(body.pay, body.pay_amount),
      reason: body.reason || undefined,
    },
    alsoUnfinished: body.also_unfinished,
    version: body.version,
    plan: body.plan,
    preview: query.preview !== undefined,
    by: authorOf({ caller, via, tell: body.tell }),
  });
});

const amountOf = (type: CancelAmount["type"], dollars = 0): CancelAmount =>
  type === "amount" ? { type, cents: toCents(dollars) ?? 0 } : { type };
