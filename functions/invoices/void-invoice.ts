import { voidInvoice } from "@petcare/contract";
import { voidInvoice as storeVoid } from "@petcare/storage";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime, today } from "../shared/runtime.ts";
import { answerAct } from "./answer-act.ts";

export const handler = endpoint(voidInvoice, async ({ params: { id }, body: { version, reason }, caller, via }) => {
  const by = authorOf({ caller, via });
  return answerAct(await storeVoid(runtime.db, id, { version, reason: reason || undefined, date: today(), by }));
});
