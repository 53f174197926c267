import { finishInvoice } from "@petcare/contract";
import { finishInvoice as finish } from "@petcare/storage";
import { invoiceDocument, invoiceNotFound } from "../shared/money/invoice-answer.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

export const handler = endpoint(finishInvoice, async ({ params: { id } }) => {
  const invoice = await finish(runtime.db, id);
  if (!invoice) throw invoiceNotFound();
  return invoiceDocument(invoice);
});
