import { giveCredit } from "@petcare/contract";
import { centsOf } from "@petcare/domain";
import { giveCredit as storeCredit } from "@petcare/storage";
import { ledgerSummaryAnswer, moneyRequest } from "../shared/money/money-act.ts";
import { findClient } from "../shared/people/find-person.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

export const handler = endpoint(giveCredit, async (request) => {
  const { id, name } = await findClient(request.params.id);
  const { amount, reason } = request.body;
  const money = moneyRequest(giveCredit, request, id);
  return ledgerSummaryAnswer(
    await storeCredit(runtime.db, money, { cents: centsOf(amount), name, note: reason }),
    "amount",
  );
});
