import { applyCredit } from "@petcare/contract";
import { centsOf } from "@petcare/domain";
import { readInvoice, applyCredit as storeCredit } from "@petcare/storage";
import { invoiceNotFound } from "../shared/money/invoice-answer.ts";
import { ledgerSummaryAnswer, moneyRequest } from "../shared/money/money-act.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

export const handler = endpoint(applyCredit, async (request) => {
  const { params, body } = request;
  const invoice = await readInvoice(runtime.db, params.id);
  if (!invoice) throw invoiceNotFound();
  const { id, client_id } = invoice;
  const money = moneyRequest(applyCredit, request, client_id);
  const result = await storeCredit(runtime.db, money, { id, version: body.version }, centsOf(body.amount));
  return ledgerSummaryAnswer(result, "amount");
});
