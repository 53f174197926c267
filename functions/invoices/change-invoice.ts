import { changeInvoice } from "@petcare/contract";
import { type InvoiceChanges, changeInvoice as storeChange } from "@petcare/storage";
import { checkDue } from "../shared/money/period.ts";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { answerAct } from "./answer-act.ts";

export const handler = endpoint(
  changeInvoice,
  async ({ params: { id }, body: { version, due, note }, caller, via }) => {
    if (due !== undefined) checkDue(due);
    const changes: InvoiceChanges = {
      ...(due !== undefined && { due }),
      ...(note !== undefined && { note: note || undefined }),
    };
    return answerAct(await storeChange(runtime.db, id, { version, changes, by: authorOf({ caller, via }) }));
  },
);
