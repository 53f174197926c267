import { adjustInvoice } from "@petcare/contract";
import { centsOf } from "@petcare/domain";
import { readInvoice, adjustInvoice as storeAdjustment } from "@petcare/storage";
import { invoiceDocument, invoiceNotFound } from "../shared/money/invoice-answer.ts";
import { moneyRefusal, moneyRequest } from "../shared/money/money-act.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

export const handler = endpoint(adjustInvoice, async (request) => {
  const { params, body } = request;
  const known = await readInvoice(runtime.db, params.id);
  if (!known) throw invoiceNotFound();
  const { kind, text, amount, with_tax: withTax = false } = body;
  const money = moneyRequest(adjustInvoice, request, known.client_id);
  const seen = { id: known.id, version: body.version };
  const result = await storeAdjustment(runtime.db, money, seen, { kind, text, cents: centsOf(amount), withTax });
  if (result.outcome !== "done") {
    const now = result.outcome === "changed" && (await invoiceDocument(result.changed));
    throw moneyRefusal(result, "amount", () => now);
  }
  const [invoice = known] = result.invoices;
  return invoiceDocument(invoice);
});
